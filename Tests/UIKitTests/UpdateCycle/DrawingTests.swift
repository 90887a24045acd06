import Offstage
import Testing
import UIKit

@Suite("Update cycle: display")
@MainActor
struct DrawingTests: StageSuite {
    let made = makeStage()

    let log = CallLog()

    func view(_ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 20)) -> DrawingView {
        DrawingView("v", log, frame: frame)
    }

    @Test("draw(_:) runs for a first appearance with the bounds, then only for a mark")
    func first() {
        let view = view()
        stage.window.addSubview(view)
        stage.runTurn()
        stage.runTurn()
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        for _ in 0..<3 { view.setNeedsDisplay() }
        stage.runTurn()
        #expect(view.rects.count == 2)
    }

    @Test("Marked rectangles unite, are cut to the bounds, and follow bounds.origin")
    func rectangles() {
        let view = view()
        view.bounds.origin = CGPoint(x: 100, y: 50)
        stage.window.addSubview(view)
        stage.runTurn()
        #expect(view.rects == [CGRect(x: 100, y: 50, width: 20, height: 20)])
        view.setNeedsDisplay(CGRect(x: 102, y: 52, width: 2, height: 2))
        view.setNeedsDisplay(CGRect(x: 110, y: 60, width: 40, height: 4))
        stage.runTurn()
        #expect(view.rects.last == CGRect(x: 102, y: 52, width: 18, height: 12))
    }

    @Test("Hidden views keep their mark until they are shown; empty ones until they have a size")
    func hidden() {
        let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), view())
        parent.addSubview(child)
        parent.isHidden = true
        stage.window.addSubview(parent)
        stage.runTurn()
        #expect(child.rects.isEmpty && child.layer.needsDisplay())
        parent.isHidden = false
        stage.runTurn()
        #expect(child.rects.count == 1)
        let empty = view(.zero)
        stage.window.addSubview(empty)
        stage.runTurn()
        #expect(empty.rects.isEmpty)
        empty.frame.size = CGSize(width: 5, height: 5)
        stage.runTurn()
        #expect(empty.rects == [CGRect(x: 0, y: 0, width: 5, height: 5)])
    }

    @Test("Moving, fading and resizing with scaleToFill redraw nothing; redraw does on each change of the bounds")
    func caching() {
        let view = view()
        stage.window.addSubview(view)
        for step in 0..<60 {
            view.center.x += 1
            view.alpha = CGFloat(step) / 100
            view.bounds.size.width += 1
            stage.runTurn()
        }
        #expect(view.rects.count == 1)
        view.contentMode = .redraw
        stage.runTurn()
        #expect(view.rects.count == 2)
        view.bounds.size.width += 1
        stage.runTurn()
        view.frame.size.height += 1
        stage.runTurn()
        #expect(view.rects.count == 4)
    }

    @Test("The store has the screen's scale from the time that the view enters a window, unless it has an own one")
    func scale() {
        let (taken, own) = (view(), view())
        #expect(taken.contentScaleFactor == 1)
        own.contentScaleFactor = 1
        stage.window.addSubview(taken)
        stage.window.addSubview(own)
        #expect(taken.contentScaleFactor == 2 && own.contentScaleFactor == 1)
        #expect(UIView().layer.contentsScale == 1)
    }

    @Test("The current context is there inside draw(_:) and not outside")
    func context() {
        let view = view()
        var inside = false
        view.onDraw = { _ in inside = UIGraphicsGetCurrentContext() != nil }
        stage.window.addSubview(view)
        stage.runTurn()
        #expect(inside)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("contentMode is the layer's gravity, upside down in y")
    func gravities() {
        let expected: [(UIView.ContentMode, CALayerContentsGravity)] = [
            (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
            (.redraw, .resize), (.center, .center), (.top, .bottom), (.bottom, .top), (.left, .left), (.right, .right),
            (.topLeft, .bottomLeft), (.topRight, .bottomRight), (.bottomLeft, .topLeft), (.bottomRight, .topRight),
        ]
        #expect(expected.map(\.0) == UIView.ContentMode.allCases)
        for (mode, gravity) in expected {
            let view = UIView()
            view.contentMode = mode
            #expect(view.layer.contentsGravity == gravity)
        }
    }

    @Test("isOpaque gives the store no alpha, unless the background is translucent")
    func opacity() {
        let view = view()
        #expect(view.isOpaque && view.layer.isOpaque)
        view.backgroundColor = UIColor(white: 1, alpha: 0.5)
        #expect(view.isOpaque && !view.layer.isOpaque)
        view.backgroundColor = .white
        #expect(view.layer.isOpaque)
        view.isOpaque = false
        #expect(!view.layer.isOpaque)
    }

    @Test("Statistics: draws are counted by id")
    func counts() {
        let view = view()
        stage.window.addSubview(view)
        #expect(stage.prepareFrame().updates["v"]?.draw == 1)
        view.setNeedsDisplay()
        #expect(stage.prepareFrame().updates["v"]?.draw == 1)
        #expect(stage.prepareFrame().updates["v"] == nil)
    }
}
