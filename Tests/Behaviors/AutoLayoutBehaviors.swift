import GoldenTesting
import Offstage
import Testing
import UIKit

/// A stand-in for a label: it reports a natural size.
final class ContentView: UIView {
    var size: CGSize
    private(set) var reads = 0

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        reads += 1
        return size
    }
}

/// A stage with a root view that fills the window.
@MainActor
struct LayoutScreen {
    let stage: Stage
    let root: UIView

    init(_ width: CGFloat = 320, _ height: CGFloat = 200, safeArea: UIEdgeInsets = .zero) {
        stage = Stage(
            device: Device(name: "test", size: CGSize(width: width, height: height), scale: 1, safeArea: safeArea))
        stage.diagnostics.mode = .collect
        root = UIView(frame: stage.window.bounds)
        root.accessibilityIdentifier = "root"
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.window.addSubview(root)
        stage.runTurn()
    }

    func add(_ view: UIView = UIView(), _ name: String = "v") -> UIView {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    /// Two contents that fill a row from edge to edge.
    func row(_ first: ContentView, _ second: ContentView) {
        _ = add(first, "first")
        _ = add(second, "second")
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        stage.resize(to: CGSize(width: width, height: height))
        stage.runTurn()
    }

    var conflicts: [String] {
        stage.diagnostics.all.filter { $0.kind == .unsatisfiableConstraints }.map(\.message)
    }
}

@MainActor
@Suite struct AutoLayoutBehaviors {
    private func fill(_ view: UIView) -> [NSLayoutConstraint] {
        guard let superview = view.superview else { return [] }
        return [
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            view.topAnchor.constraint(equalTo: superview.topAnchor),
            view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ]
    }

    @Test("AL-01 priorities have their values, and 1000 wins against 999 in silence")
    func priorities() {
        #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.defaultLow.rawValue == 250 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
        let screen = LayoutScreen()
        let view = screen.add()
        let weak = view.widthAnchor.constraint(equalToConstant: 200)
        weak.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([weak, view.widthAnchor.constraint(equalToConstant: 100)])
        screen.stage.runTurn()
        #expect(view.frame.width == 100 && screen.conflicts.isEmpty)
    }

    @Test("AL-02 hugging is 250 and compression resistance 750 by default, on both axes")
    func defaults() {
        let view = UIView()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
    }

    @Test("AL-03 of two contents in a row the one that hugs more keeps its width")
    func hugging() {
        for swapped in [false, true] {
            let screen = LayoutScreen(300)
            let (first, second) = (ContentView(60, 20), ContentView(80, 20))
            (swapped ? second : first).setContentHuggingPriority(.defaultHigh, for: .horizontal)
            screen.row(first, second)
            screen.stage.runTurn()
            #expect([first.frame.width, second.frame.width] == (swapped ? [220, 80] : [60, 240]))
        }
    }

    @Test("AL-04 of two contents that do not fit the one with the lower resistance is cut")
    func compression() {
        let screen = LayoutScreen(200)
        let (first, second) = (ContentView(150, 20), ContentView(120, 20))
        first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        second.setContentCompressionResistancePriority(.required, for: .horizontal)
        screen.row(first, second)
        screen.stage.runTurn()
        #expect(first.frame.width == 80 && second.frame.width == 120)
    }

    @Test("AL-05 equal priorities leave a row ambiguous; one more point settles it")
    func ambiguity() {
        let screen = LayoutScreen(300)
        let (first, second) = (ContentView(60, 20), ContentView(80, 20))
        screen.row(first, second)
        screen.stage.runTurn()
        #expect(first.hasAmbiguousLayout && second.hasAmbiguousLayout)
        #expect(screen.stage.window.autolayoutTrace().contains("*ContentView:first- AMBIGUOUS LAYOUT"))
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        screen.stage.runTurn()
        #expect(!first.hasAmbiguousLayout && !second.hasAmbiguousLayout)
        #expect(!screen.stage.window.autolayoutTrace().contains("AMBIGUOUS"))
    }

    @Test("AL-06 a label of several lines takes its height from the width that constraints give it")
    func multiline() {
        let screen = LayoutScreen(320, 600)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A label of several lines needs no height: its text wraps at the width that it is given."
        _ = screen.add(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor, constant: -16),
        ])
        screen.stage.runTurn()
        let oneLine = label.sizeThatFits(CGSize(width: 10000, height: 10000)).height
        func wrapped(_ width: CGFloat) -> CGFloat { label.sizeThatFits(CGSize(width: width, height: 10000)).height }
        #expect(label.frame.width == 288 && label.frame.height == wrapped(288) && label.frame.height > 1.5 * oneLine)
        screen.resize(160, 600)
        #expect(label.frame.width == 128 && label.frame.height == wrapped(128))
        #expect(wrapped(128) > wrapped(288))
    }

    @Test("AL-07 a translated mask fights explicit constraints: one message for x, one for the width")
    func mask() {
        for translates in [true, false] {
            let screen = LayoutScreen()
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            #expect(view.translatesAutoresizingMaskIntoConstraints)
            view.translatesAutoresizingMaskIntoConstraints = translates
            screen.root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 100),
                view.widthAnchor.constraint(equalToConstant: 80),
            ])
            screen.stage.runTurn()
            #expect(screen.conflicts.count == (translates ? 2 : 0))
            #expect(screen.conflicts.allSatisfy { $0.contains("NSAutoresizingMaskLayoutConstraint h=--& v=--&") })
            #expect(view.frame.minX == (translates ? 10 : 100) && view.frame.width == (translates ? 50 : 80))
        }
    }

    @Test("AL-09 an inactive constraint does nothing; isActive and activate are the same")
    func activation() {
        for isBatch in [false, true] {
            let screen = LayoutScreen()
            let view = screen.add()
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            screen.stage.runTurn()
            #expect(!width.isActive && view.frame.width == 0)
            if isBatch { NSLayoutConstraint.activate([width]) } else { width.isActive = true }
            screen.stage.runTurn()
            #expect(width.isActive && view.frame.width == 100)
        }
    }

    @Test("AL-10 two required widths conflict once; the later one breaks until the first goes")
    func conflict() {
        let screen = LayoutScreen()
        let view = screen.add()
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([narrow, wide])
        screen.stage.runTurn()
        #expect(screen.conflicts.count == 1 && screen.stage.brokenConstraints == [wide])
        #expect(screen.conflicts[0].contains(narrow.description) && screen.conflicts[0].contains(wide.description))
        #expect(view.frame.width == 100)
        narrow.isActive = false
        screen.stage.runTurn()
        #expect(view.frame.width == 200 && screen.conflicts.count == 1)
    }

    @Test("AL-11 one activation of four is one solve, four activations are four; the frames are equal")
    func batches() {
        func run(_ activate: ([NSLayoutConstraint]) -> Void) -> (batches: Int, frame: CGRect) {
            let screen = LayoutScreen()
            let view = screen.add()
            let before = screen.stage.layoutCounts.solverBatches
            activate(fill(view))
            let batches = screen.stage.layoutCounts.solverBatches - before
            screen.stage.runTurn()
            return (batches, view.frame)
        }
        let single = run { for constraint in $0 { constraint.isActive = true } }
        let batch = run { NSLayoutConstraint.activate($0) }
        #expect(single.batches == 4 && batch.batches == 1)
        #expect(single.frame == batch.frame && batch.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    }

    @Test("AL-12 an anchor's constraint is the long initialiser's")
    func anchors() {
        let screen = LayoutScreen()
        let view = screen.add()
        let short = view.centerXAnchor.constraint(equalTo: screen.root.centerXAnchor)
        let long = NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: screen.root, attribute: .centerX,
            multiplier: 1, constant: 0)
        for constraint in [short, long] {
            #expect(constraint.firstItem === view && constraint.secondItem === screen.root)
            #expect(constraint.firstAttribute == .centerX && constraint.secondAttribute == .centerX)
            #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0)
            let width = view.widthAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([constraint, width])
            screen.stage.runTurn()
            #expect(view.frame.midX == 160)
            NSLayoutConstraint.deactivate([constraint, width])
        }
    }

    @Test("AL-13 inequalities with priorities bound a flexible width")
    func inequalities() {
        let screen = LayoutScreen()
        let view = screen.add()
        let follow = view.widthAnchor.constraint(equalTo: screen.root.widthAnchor)
        follow.priority = .defaultHigh
        NSLayoutConstraint.activate([
            follow, view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        ])
        for (width, expected) in [(150, 150), (320, 200), (50, 80)] as [(CGFloat, CGFloat)] {
            screen.resize(width, 100)
            #expect(view.frame.width == expected)
        }
    }

    @Test("AL-14 content that is pinned to the safe area follows it")
    func safeArea() {
        let screen = LayoutScreen(390, 844, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let view = screen.add()
        let guide = screen.root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        screen.stage.runTurn()
        #expect(view.frame.minY == 47 && view.frame.maxY == 844 - 34)
        screen.root.frame = CGRect(x: 0, y: 60, width: 390, height: 700)
        screen.stage.runTurn()
        #expect(view.frame.minY == 0 && view.frame.maxY == 700)
    }

    @Test("AL-15 a view's own top cannot be at its own safe area; a subview's can")
    func ownSafeArea() {
        let screen = LayoutScreen(390, 844, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let printed = screen.root.topAnchor.constraint(equalTo: screen.root.safeAreaLayoutGuide.topAnchor)
        screen.stage.runTurn()
        #expect(screen.conflicts.isEmpty, "inactive, it does nothing")
        printed.isActive = true
        screen.stage.runTurn()
        #expect(screen.conflicts.count == 1)
        printed.isActive = false
        let child = screen.add()
        child.topAnchor.constraint(equalTo: screen.root.safeAreaLayoutGuide.topAnchor).isActive = true
        screen.stage.runTurn()
        #expect(screen.conflicts.count == 1 && child.frame.minY == 47)
    }

    @Test("AL-16 a natural size counts where nothing else says so")
    func intrinsic() {
        let screen = LayoutScreen()
        let view = screen.add(ContentView(100, 50))
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
            view.topAnchor.constraint(equalTo: screen.root.topAnchor),
        ])
        screen.stage.runTurn()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        screen.stage.runTurn()
        #expect(view.frame.size == CGSize(width: 200, height: 50))
    }

    @Test("AL-17 a natural size is read again when it was invalidated, and only then")
    func invalidation() {
        let screen = LayoutScreen()
        let view = ContentView(100, 50)
        _ = screen.add(view)
        view.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
        screen.stage.runTurn()
        let reads = view.reads
        view.size = CGSize(width: 140, height: 60)
        screen.root.setNeedsLayout()
        screen.stage.runTurn()
        #expect(view.frame.size == CGSize(width: 100, height: 50) && view.reads == reads)
        view.invalidateIntrinsicContentSize()
        screen.stage.runTurn()
        #expect(view.frame.size == CGSize(width: 140, height: 60) && view.reads == reads + 1)
    }

    @Test("AL-18 an active constraint cannot cross the border of required; inactive it can")
    func requiredBorder() {
        let screen = LayoutScreen()
        let view = screen.add()
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let other = view.widthAnchor.constraint(equalToConstant: 40)
        other.priority = UILayoutPriority(600)
        NSLayoutConstraint.activate([width, other])
        width.priority = UILayoutPriority(999)
        #expect(width.priority == .required)
        #expect(screen.stage.diagnostics.all.map(\.kind) == [.misuse])
        #expect(screen.stage.diagnostics.messages[0].contains("Mutating a priority from required to not"))
        width.isActive = false
        width.priority = UILayoutPriority(999)
        width.isActive = true
        screen.stage.runTurn()
        #expect(view.frame.width == 100)
        width.priority = UILayoutPriority(500)
        screen.stage.runTurn()
        #expect(view.frame.width == 40 && screen.stage.diagnostics.all.count == 1)
    }

    @Test("AL-25 a form is solved once; idle frames solve nothing, a constant changed in each frame is solved in each")
    func cost() {
        let screen = LayoutScreen(320, 4000)
        var previous: UIView?
        var constraints: [NSLayoutConstraint] = []
        for index in 0..<200 {
            let view = screen.add(ContentView(100, 18), "f\(index)")
            constraints.append(view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16))
            let top = previous.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 2) }
            constraints.append(top ?? view.topAnchor.constraint(equalTo: screen.root.topAnchor))
            previous = view
        }
        NSLayoutConstraint.activate(constraints)
        screen.stage.runTurn()
        let solved = screen.stage.layoutCounts
        #expect(solved.constraintsAdded >= 400)
        for _ in 0..<10 { screen.stage.advance(by: 1.0 / 60) }
        #expect(screen.stage.layoutCounts == solved)
        for frame in 1...10 {
            constraints[1].constant = CGFloat(frame)
            screen.stage.advance(by: 1.0 / 60)
        }
        #expect(screen.stage.layoutCounts.solverBatches == solved.solverBatches + 10)
        #expect(screen.stage.layoutCounts.constraintsAdded == solved.constraintsAdded)
        let end: CGFloat = 10 + 199 * 20
        #expect(previous?.frame.minY == end)
    }

    @Test("AL-26 a conflict names the constraint that broke, and fails a test that is strict about it")
    func strict() {
        let screen = LayoutScreen()
        let view = screen.add()
        expectSatisfiableConstraints(on: screen.stage)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200),
        ])
        screen.stage.runTurn()
        #expect(screen.stage.brokenConstraints.map(\.constant) == [200])
        withKnownIssue { expectSatisfiableConstraints(on: screen.stage) }
    }

    @Test("AL-27 five nested stacks cost at least twice the constraints of a flat layout, for the same frames")
    func nesting() {
        func cost(_ make: (LayoutScreen, ContentView) -> Void) -> (rows: Int, frame: CGRect) {
            let screen = LayoutScreen()
            let content = ContentView(100, 40)
            let before = screen.stage.layoutCounts.constraintsAdded
            make(screen, content)
            screen.stage.runTurn()
            let frame = content.convert(content.bounds, to: screen.root)
            return (screen.stage.layoutCounts.constraintsAdded - before, frame)
        }
        let nested = cost { screen, content in
            var inner: UIView = content
            for _ in 0..<5 { inner = UIStackView(arrangedSubviews: [inner]) }
            NSLayoutConstraint.activate(fill(screen.add(inner)))
        }
        let flat = cost { screen, content in NSLayoutConstraint.activate(fill(screen.add(content))) }
        #expect(nested.frame == flat.frame)
        #expect(nested.rows >= 2 * flat.rows)
    }

    @Test("AL-28 an identifier names a constraint where it is printed")
    func identifiers() {
        let screen = LayoutScreen()
        let view = screen.add()
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        width.identifier = "LabelWidth"
        width.isActive = true
        screen.stage.runTurn()
        #expect(width.identifier == "LabelWidth" && view.frame.width == 100)
        #expect(width.description == "<NSLayoutConstraint 'LabelWidth' UIView:v.width == 100   (active)>")
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        #expect(screen.conflicts.count == 1 && screen.conflicts[0].contains("'LabelWidth'"))
    }

    @Test("AL-29 self-sizing needs a chain from top to bottom; a gap is named")
    func selfSizing() {
        func fit(isComplete: Bool) -> (CGFloat, [String]) {
            let screen = LayoutScreen()
            let box = screen.add(UIView(), "box")
            let label = ContentView(60, 20)
            box.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
                box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                label.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
            ])
            if isComplete { box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true }
            let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(size.width == 76)
            return (size.height, screen.stage.diagnostics.messages)
        }
        let whole = fit(isComplete: true)
        #expect(whole.0 == 8 + 20 + 8 && whole.1.isEmpty)
        let broken = fit(isComplete: false)
        #expect(broken.0 == 0)
        #expect(broken.1.count == 1 && broken.1[0].contains("nothing gives UIView:box a height"))
    }

    @Test("AL-30 four anchors pin a view to its superview, also when that is resized")
    func pinned() {
        let screen = LayoutScreen()
        let view = screen.add()
        NSLayoutConstraint.activate(fill(view))
        screen.stage.runTurn()
        #expect(view.frame == screen.root.bounds)
        screen.resize(111, 222)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 111, height: 222))
    }
}
