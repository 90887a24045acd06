import Offstage
import Testing

@testable import UIKit

/// The constraints of stacks against the table of what live stack views make.
@MainActor
@Suite struct StackConstraintTests {
    private func stack(
        _ sizes: [CGSize], hidden: Set<Int> = [], _ set: (UIStackView) -> Void = { _ in }
    ) -> (LayoutStage, UIStackView) {
        let stage = LayoutStage()
        let stack = UIStackView()
        stack.accessibilityIdentifier = "s"
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(stack)
        for (index, size) in sizes.enumerated() {
            let view = SizedView(size.width, size.height, "v\(index)")
            view.isHidden = hidden.contains(index)
            stack.addArrangedSubview(view)
        }
        set(stack)
        stage.turn()
        return (stage, stack)
    }

    private static let three = [
        CGSize(width: 40, height: 20), CGSize(width: 60, height: 30), CGSize(width: 20, height: 10),
    ]

    private func lines(_ stack: UIStackView, _ identifier: String) -> [String] {
        let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
        return all.filter { $0.identifier == identifier }.map { constraint in
            constraint.bodyText.replacingOccurrences(of: "SizedView:", with: "")
                .replacingOccurrences(of: "UIStackView:", with: "")
        }.sorted()
    }

    @Test("defaults")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && stack.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test("a row that fills")
    func fill() {
        let (_, stack) = stack(Self.three) { $0.spacing = 10 }
        #expect(
            lines(stack, "UISV-canvas-connection") == [
                "H:[v2]-(0)-|", "V:[v0]-(0)-|", "s.leading == v0.leading", "s.top == v0.top",
            ])
        #expect(lines(stack, "UISV-spacing") == ["H:[v0]-(10)-[v1]", "H:[v1]-(10)-[v2]"])
        #expect(
            lines(stack, "UISV-alignment") == [
                "v0.bottom == v1.bottom", "v0.bottom == v2.bottom", "v0.top == v1.top", "v0.top == v2.top",
            ])
        #expect(lines(stack, "UISV-spanning-fit").isEmpty && lines(stack, "UISV-canvas-fit").isEmpty)
    }

    @Test("hidden views are 0 long, and take half of the gap on each side with them")
    func hiding() {
        func gaps(_ hidden: Set<Int>) -> [CGFloat] {
            let (_, stack) = stack(Self.three + Self.three, hidden: hidden) { $0.spacing = 10 }
            #expect(lines(stack, "UISV-hiding") == hidden.sorted().map { "v\($0).width == 0" })
            return stack.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.constant)
        }
        #expect(gaps([]) == [10, 10, 10, 10, 10])
        #expect(gaps([1]) == [5, 5, 10, 10, 10])
        #expect(gaps([0]) == [0, 10, 10, 10, 10])
        #expect(gaps([5]) == [10, 10, 10, 10, 0])
        #expect(gaps([2, 3]) == [10, 5, 0, 5, 10])
        #expect(gaps([0, 1, 5]) == [0, 0, 10, 10, 0])
    }

    @Test("distributions")
    func distributions() {
        #expect(
            lines(stack(Self.three) { $0.distribution = .fillEqually }.1, "UISV-fill-equally") == [
                "v1.width == v0.width", "v2.width == v0.width",
            ])
        #expect(
            lines(stack(Self.three) { $0.distribution = .fillProportionally }.1, "UISV-fill-proportionally") == [
                "v0.width == 0.333333*s.width @999", "v1.width == 0.5*s.width @998",
                "v2.width == 0.166667*s.width @997",
            ])
        let (_, spaced) = stack(Self.three) { $0.distribution = .equalSpacing }
        #expect(lines(spaced, "UISV-spacing") == ["H:[v0]-(>=0)-[v1]", "H:[v1]-(>=0)-[v2]"])
        #expect(
            lines(spaced, "UISV-distributing-edge") == [
                "H:[_UIOLAGapGuide:s]-(0)-[v1]", "H:[_UIOLAGapGuide:s]-(0)-[v2]", "H:[v0]-(0)-[_UIOLAGapGuide:s]",
                "H:[v1]-(0)-[_UIOLAGapGuide:s]",
            ] || lines(spaced, "UISV-distributing-edge").count == 4)
        #expect(lines(spaced, "UISV-canvas-fit") == ["s.width == 0 @49"])
        let (_, centered) = stack(Self.three) { $0.distribution = .equalCentering }
        #expect(lines(centered, "UISV-fill-equally") == ["_UIOLAGapGuide:s.width == _UIOLAGapGuide:s.width @149"])
    }

    @Test("alignments of a row")
    func alignments() {
        let spanner = "_UILayoutSpacer:s'UISV-alignment-spanner'"
        func lines(_ alignment: UIStackView.Alignment, _ identifier: String) -> [String] {
            self.lines(stack(Self.three) { $0.alignment = alignment }.1, identifier)
        }
        #expect(lines(.top, "UISV-alignment") == ["v0.top == v1.top", "v0.top == v2.top"])
        #expect(lines(.center, "UISV-alignment") == ["v0.centerY == v1.centerY", "v0.centerY == v2.centerY"])
        #expect(
            lines(.lastBaseline, "UISV-alignment") == [
                "v0.lastBaseline == v1.lastBaseline", "v0.lastBaseline == v2.lastBaseline",
            ])
        #expect(
            lines(.top, "UISV-spanning-boundary") == [
                "\(spanner).bottom >= v0.bottom", "\(spanner).bottom >= v1.bottom", "\(spanner).bottom >= v2.bottom",
                "\(spanner).top == v0.top @999.5", "\(spanner).top == v1.top @999.5", "\(spanner).top == v2.top @999.5",
            ])
        for alignment in [UIStackView.Alignment.top, .center, .bottom, .firstBaseline, .lastBaseline] {
            #expect(lines(alignment, "UISV-spanning-fit") == ["\(spanner).height == 0 @51"])
            #expect(lines(alignment, "UISV-ambiguity-suppression").count == 3)
            #expect(lines(alignment, "UISV-canvas-fit").count == (alignment.isBaseline ? 1 : 0))
        }
    }

    @Test("one view needs no spacer")
    func single() {
        let (_, stack) = stack([CGSize(width: 40, height: 20)]) { $0.alignment = .center }
        #expect(
            lines(stack, "UISV-canvas-connection") == [
                "H:[v0]-(0)-|", "V:[v0]-(>=0)-|", "s.centerY == v0.centerY", "s.leading == v0.leading",
                "s.top <= v0.top",
            ])
        #expect(lines(stack, "UISV-canvas-fit") == ["s.height == 0 @49"])
    }

    @Test("custom spacing replaces spacing, stays when the view moves, goes when it is removed")
    func customSpacing() {
        let (stage, stack) = stack(Self.three) { $0.spacing = 10 }
        func gaps() -> [CGFloat] {
            stage.turn()
            return stack.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.constant)
        }
        let first = stack.arrangedSubviews[0]
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(30, after: first)
        #expect(gaps() == [30, 10])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
        #expect(gaps() == [30, 8])
        stack.insertArrangedSubview(first, at: 1)
        #expect(gaps() == [8, 30] && stack.subviews.first === first)
        stack.removeArrangedSubview(first)
        stack.addArrangedSubview(first)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.spacing = UIStackView.spacingUseDefault
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        #expect(gaps() == [0, 0])
    }

    @Test("constraints that stay the same are kept as a view hides and shows")
    func kept() {
        let (stage, stack) = stack(Self.three + Self.three)
        let before = Set(stack.constraints.map { ObjectIdentifier($0) })
        stack.arrangedSubviews[2].isHidden = true
        stage.turn()
        let hidden = Set(stack.constraints.map { ObjectIdentifier($0) })
        #expect(hidden.isSubset(of: before))
        stack.arrangedSubviews[2].isHidden = false
        stage.turn()
        #expect(Set(stack.constraints.map { ObjectIdentifier($0) }).intersection(before) == before)
    }

    @Test("lists: adding arranges as a subview, removing keeps the subview, leaving the superview leaves both")
    func lists() {
        let stage = LayoutStage()
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a])
        stack.addArrangedSubview(b)
        #expect(stack.arrangedSubviews == [a, b] && stack.subviews == [a, b])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b] && stack.subviews == [a, b])
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [a])
        stack.insertArrangedSubview(UIView(), at: 5)
        #expect(stage.messages.count == 1 && stack.arrangedSubviews.isEmpty)
    }

    @Test("a column with a baseline alignment is told that there is none")
    func columnBaselines() {
        let (stage, stack) = stack(Self.three) {
            $0.axis = .vertical
            $0.alignment = .firstBaseline
        }
        #expect(stage.messages.count == 1)
        #expect(stage.messages[0].contains("Invalid for vertical axis. Use Leading or Trailing instead."))
        #expect(lines(stack, "UISV-alignment").isEmpty)
    }

    @Test("no views, or none shown: a stack of no size without conflicts")
    func empty() {
        let (stage, none) = stack([])
        #expect(none.constraints.isEmpty && stage.messages.isEmpty)
        let (second, hidden) = stack(Self.three, hidden: [0, 1, 2])
        #expect(hidden.frame.size == .zero && second.messages.isEmpty)
    }
}
