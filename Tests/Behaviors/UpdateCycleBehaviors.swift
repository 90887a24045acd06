import Offstage
import Testing
import UIKit

@MainActor
@Suite struct UpdateCycleBehaviors {
    /// Parent, child and grandchild, drawn views in a window; laid out and drawn once already.
    private struct Tree {
        let stage: Stage
        let log: CallLog
        let parent: DrawnView
        let child: DrawnView
        let grandchild: DrawnView

        @MainActor
        init() {
            stage = makeWhiteStage()
            log = CallLog()
            parent = DrawnView("parent", CGRect(x: 0, y: 0, width: 100, height: 100), log)
            child = DrawnView("child", CGRect(x: 10, y: 10, width: 60, height: 60), log)
            grandchild = DrawnView("grandchild", CGRect(x: 10, y: 10, width: 20, height: 20), log)
            parent.addSubview(child)
            child.addSubview(grandchild)
            stage.window.addSubview(parent)
            _ = stage.render()
            log.calls = []
        }

        @MainActor
        var all: [DrawnView] { [parent, child, grandchild] }

        /// Runs one turn and returns what it did.
        @MainActor
        func turn() -> [String] {
            log.calls = []
            _ = stage.render()
            return log.calls
        }
    }

    @Test("PIPE-01 a turn updates constraints, then lays out, then displays")
    func phases() {
        let tree = Tree()
        tree.child.setNeedsDisplay()
        tree.child.setNeedsLayout()
        tree.child.setNeedsUpdateConstraints()
        #expect(tree.turn() == ["child.updateConstraints", "child.layoutSubviews", "child.draw"])
    }

    @Test("PIPE-02 constraints are updated from the deepest view upwards")
    func constraintsOrder() {
        let tree = Tree()
        for view in tree.all { view.setNeedsUpdateConstraints() }
        #expect(
            tree.turn().filter { $0.hasSuffix(".updateConstraints") }
                == ["grandchild.updateConstraints", "child.updateConstraints", "parent.updateConstraints"])
    }

    @Test("PIPE-03 layout runs from the top down")
    func layoutOrder() {
        let tree = Tree()
        for view in tree.all.reversed() { view.setNeedsLayout() }
        #expect(tree.turn() == ["parent.layoutSubviews", "child.layoutSubviews", "grandchild.layoutSubviews"])
    }

    @Test("PIPE-04 drawing runs from the top down, and children cover their parents")
    func drawOrder() {
        let tree = Tree()
        tree.parent.color = .red
        tree.child.color = .green
        tree.grandchild.color = .blue
        for view in tree.all.reversed() { view.setNeedsDisplay() }
        #expect(tree.turn() == ["parent.draw", "child.draw", "grandchild.draw"])
        let frame = tree.stage.render()
        #expect(frame.at(5, 5) == .red && frame.at(15, 15) == .green && frame.at(25, 25) == .blue)
    }

    @Test("PIPE-05 setNeedsUpdateConstraints marks; one call follows")
    func constraintMark() {
        let tree = Tree()
        for _ in 0..<5 { tree.child.setNeedsUpdateConstraints() }
        #expect(tree.child.needsUpdateConstraints() && tree.log.calls.isEmpty)
        #expect(tree.turn().filter { $0 == "child.updateConstraints" }.count == 1)
        #expect(!tree.child.needsUpdateConstraints())
    }

    @Test("PIPE-09 after super.layoutSubviews() direct subviews are final, deeper ones are not")
    func finality() {
        let stage = makeWhiteStage()
        let log = CallLog()
        let parent = LoggingView("parent", CGRect(x: 0, y: 0, width: 40, height: 40), log)
        let child = LoggingView("child", CGRect(x: 0, y: 0, width: 40, height: 40), log)
        let grandchild = makeView(0, 0, 40, 40, in: child)
        let background = CALayer()
        parent.layer.addSublayer(background)
        parent.addSubview(child)
        parent.onLayout = {
            child.frame = parent.bounds
            background.frame = parent.bounds
            parent.layer.shadowPath = CGPath(rect: parent.bounds, transform: nil)
            log.note("parent sees child \(child.frame.width), grandchild \(grandchild.frame.width)")
        }
        child.onLayout = { grandchild.frame = child.bounds }
        stage.window.addSubview(parent)
        _ = stage.render()
        log.calls = []
        parent.frame.size = CGSize(width: 70, height: 70)
        _ = stage.render()
        #expect(log.calls.contains("parent sees child 70.0, grandchild 40.0"))
        #expect(grandchild.frame.width == 70)
        #expect(background.frame == parent.bounds && parent.layer.shadowPath?.boundingBox == parent.bounds)
    }

    @Test("PIPE-10 marking oneself in layoutSubviews for ever is stopped at 100 calls and named; once settles")
    func runaway() {
        let tree = Tree()
        tree.child.accessibilityIdentifier = "restless"
        tree.child.onLayout = { tree.child.setNeedsLayout() }
        tree.child.setNeedsLayout()
        #expect(tree.turn().filter { $0 == "child.layoutSubviews" }.count == 100)
        #expect(tree.stage.diagnostics.messages.contains { $0.contains("restless") })

        let calm = Tree()
        var marks = 1
        calm.child.onLayout = {
            if marks > 0 { calm.child.setNeedsLayout() }
            marks -= 1
        }
        calm.child.setNeedsLayout()
        #expect(calm.turn() == ["child.layoutSubviews", "child.layoutSubviews"])
        #expect(calm.stage.diagnostics.messages.isEmpty)
    }

    @Test("PIPE-11 setNeedsLayout marks and returns; any number of marks is one call")
    func layoutMark() {
        let tree = Tree()
        for _ in 0..<10 { tree.child.setNeedsLayout() }
        #expect(tree.log.calls.isEmpty)
        #expect(tree.turn() == ["child.layoutSubviews"])
        #expect(tree.turn().isEmpty)
    }

    @Test("PIPE-12 layoutIfNeeded lays out at once, from the topmost of an unbroken chain of marked superviews")
    func layoutIfNeeded() {
        let tree = Tree()
        tree.child.setNeedsLayout()
        tree.child.layoutIfNeeded()
        #expect(tree.log.calls == ["child.layoutSubviews"])
        tree.child.layoutIfNeeded()
        #expect(tree.log.calls == ["child.layoutSubviews"])

        tree.log.calls = []
        tree.parent.setNeedsLayout()
        tree.child.setNeedsLayout()
        tree.child.layoutIfNeeded()
        #expect(tree.log.calls == ["parent.layoutSubviews", "child.layoutSubviews"])

        tree.log.calls = []
        tree.parent.setNeedsLayout()
        tree.grandchild.setNeedsLayout()
        tree.grandchild.layoutIfNeeded()
        #expect(tree.log.calls == ["grandchild.layoutSubviews"], "the clean child keeps the parent out of reach")
    }

    @Test("PIPE-13 a change of bounds lays out; a move does not; scrolling does")
    func boundsTrigger() {
        let stage = makeWhiteStage(390, 844)
        let log = CallLog()
        let root = LoggingView("root", stage.window.bounds, log)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let bar = makeView(0, 0, 390, 50, in: root)
        root.onLayout = { bar.frame = CGRect(x: 0, y: 0, width: root.bounds.width, height: 50) }
        stage.window.addSubview(root)
        _ = stage.render()
        log.calls = []
        stage.resize(to: CGSize(width: 844, height: 390))
        _ = stage.render()
        #expect(log.calls == ["root.layoutSubviews"])
        #expect(bar.frame.width == 844)

        log.calls = []
        root.center.x += 10
        _ = stage.render()
        #expect(log.calls.isEmpty)

        root.bounds.origin.y += 10
        _ = stage.render()
        #expect(log.calls == ["root.layoutSubviews"])
    }

    @Test("PIPE-14 adding or removing a subview lays out the parent, not the grandparent")
    func hierarchyTrigger() {
        let tree = Tree()
        let added = makeView(0, 0, 5, 5)
        tree.child.addSubview(added)
        #expect(tree.turn() == ["child.layoutSubviews"])
        added.removeFromSuperview()
        #expect(tree.turn() == ["child.layoutSubviews"])
    }

    @Test("PIPE-16 a view that slides for sixty frames is drawn once")
    func coalescing() {
        let stage = makeWhiteStage()
        let log = CallLog()
        let parent = LoggingView("parent", CGRect(x: 0, y: 0, width: 100, height: 100), log)
        let view = DrawnView("view", CGRect(x: 0, y: 0, width: 20, height: 20), log)
        parent.addSubview(view)
        stage.window.addSubview(parent)
        var stores = 0
        for step in 0..<60 {
            view.center.x = 10 + CGFloat(step)
            let frame = stage.render()
            stores += frame.statistics.updates.values.reduce(0) { $0 + $1.draw }
            #expect(frame.at(step, 10) == .red)
        }
        #expect(log.count("view.draw") == 1 && stores == 1)
        #expect(log.count("parent.layoutSubviews") <= 60)
    }

    private final class ContextView: UIView {
        var hadContext = false
        override func draw(_ rect: CGRect) {
            hadContext = UIGraphicsGetCurrentContext() != nil
            UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
            UIGraphicsGetCurrentContext()?.fill(rect)
        }
    }

    @Test("PIPE-17 draw(_:) has a current context and fills the backing store; outside there is none")
    func context() {
        let stage = makeWhiteStage(10, 10)
        let view = ContextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        #expect(UIGraphicsGetCurrentContext() == nil)
        let frame = stage.render()
        #expect(view.hadContext && UIGraphicsGetCurrentContext() == nil)
        #expect(frame.allPixels.allSatisfy { $0 == .red })
    }

    @Test("PIPE-18 setNeedsDisplay draws the whole view once in the next turn")
    func display() {
        let tree = Tree()
        tree.child.rects = []
        for _ in 0..<3 { tree.child.setNeedsDisplay() }
        #expect(tree.log.calls.isEmpty)
        #expect(tree.turn() == ["child.draw"])
        #expect(tree.child.rects == [tree.child.bounds])
        #expect(tree.turn().isEmpty)
    }

    @Test("PIPE-19 setNeedsDisplay(_:) draws the united rectangles only")
    func partialDisplay() {
        let tree = Tree()
        tree.child.rects = []
        tree.child.color = .green
        tree.child.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = tree.turn()
        #expect(tree.child.rects == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        let frame = tree.stage.render()
        #expect(frame.at(12, 12) == .green && frame.at(60, 60) == .red)
        tree.child.setNeedsDisplay(CGRect(x: 40, y: 40, width: 5, height: 5))
        tree.child.setNeedsDisplay(CGRect(x: 50, y: 50, width: 5, height: 5))
        _ = tree.turn()
        #expect(tree.child.rects.last == CGRect(x: 40, y: 40, width: 15, height: 15))
    }

    private final class RoundedDrawing: DrawnView {
        override func draw(_ rect: CGRect) {
            note("draw")
            UIColor.red.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
        }
    }

    @Test("PIPE-20 draw(_:) costs a call and a backing store that layer properties do not")
    func drawingCost() {
        let stage = makeWhiteStage(scale: 3)
        let card = makeView(10, 10, 50, 40, .red, in: stage.window)
        card.layer.cornerRadius = 10
        let plain = stage.render().statistics
        #expect(plain.updates.values.allSatisfy { $0.draw == 0 && $0.drawnBytes == 0 })
        #expect(plain.counts.backingStoreBytes == 0)

        card.removeFromSuperview()
        let drawn = RoundedDrawing("card", CGRect(x: 10, y: 10, width: 50, height: 40), CallLog())
        drawn.accessibilityIdentifier = "card"
        stage.window.addSubview(drawn)
        let statistics = stage.render().statistics
        #expect(statistics.updates["card"]?.draw == 1)
        #expect(statistics.updates["card"]?.drawnBytes == 50 * 40 * 4 * 9)
        #expect(statistics.counts.backingStores == 1 && statistics.counts.backingStoreBytes == 50 * 40 * 4 * 9)
    }

    @Test("PIPE-21 scrolling redraws nothing; contentMode redraw with a new size redraws each time")
    func scrolledDrawing() {
        let stage = makeWhiteStage()
        let log = CallLog()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 400)
        stage.window.addSubview(scroll)
        let cards = (0..<4).map { DrawnView("\($0)", CGRect(x: 0, y: 50 * $0, width: 100, height: 40), log) }
        cards.forEach(scroll.addSubview)
        for step in 0..<30 {
            scroll.contentOffset.y = CGFloat(step)
            _ = stage.render()
        }
        #expect((0..<4).map { log.count("\($0).draw") } == [1, 1, 1, 1])
        cards[0].contentMode = .redraw
        for step in 0..<30 {
            cards[0].bounds.size.height = CGFloat(41 + step)
            _ = stage.render()
        }
        #expect(log.count("0.draw") == 31 && log.count("1.draw") == 1)
    }

    @Test("PIPE-23 content that only code can draw is rendered into an image once")
    func preRendered() {
        let stage = makeWhiteStage(64, 64)
        var renders = 0
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
            renders += 1
            mandelbrot(into: context.cgContext, side: 64)
        }
        let view = UIImageView(image: image)
        stage.window.addSubview(view)
        let pictures = (0..<60).map { _ in stage.render() }
        #expect(renders == 1)
        #expect(pictures.allSatisfy { $0.statistics.updates.values.allSatisfy { $0.draw == 0 } })
        #expect(pictures.allSatisfy { $0.allPixels == pictures[0].allPixels })
        #expect(pictures[0].at(32, 32) == .black && pictures[0].at(1, 1) != .black)
    }

    private func mandelbrot(into context: CGContext, side: Int) {
        for y in 0..<side {
            for x in 0..<side {
                let (a, b) = (Double(x) / Double(side) * 3 - 2, Double(y) / Double(side) * 3 - 1.5)
                var (u, v, n) = (0.0, 0.0, 0)
                while u * u + v * v < 4, n < 40 {
                    (u, v) = (u * u - v * v + a, 2 * u * v + b)
                    n += 1
                }
                context.setFillColor(CGColor(gray: CGFloat(40 - n) / 40, alpha: 1))
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
    }
}
