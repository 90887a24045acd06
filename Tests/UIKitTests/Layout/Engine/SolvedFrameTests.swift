import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct SolvedFrameTests {
    @Test("four edges make the frame, and follow the superview")
    func edges() {
        let stage = LayoutStage()
        let view = stage.view("view")
        view.fill(10)
        stage.turn()
        #expect(view.frame == rect(10, 10, 380, 380))
        stage.stage.resize(to: CGSize(width: 300, height: 200))
        stage.turn()
        #expect(view.frame == rect(10, 10, 280, 180))
    }

    @Test("layoutIfNeeded gives frames at once, also without a window")
    func detached() {
        let stage = LayoutStage()
        let box = UIView(frame: rect(0, 0, 100, 50))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        view.fill(5)
        box.layoutIfNeeded()
        #expect(view.frame == rect(5, 5, 90, 40))
        stage.root.addSubview(box)
        stage.turn()
        #expect(view.frame == rect(5, 5, 90, 40))
        box.frame.size = CGSize(width: 60, height: 60)
        stage.turn()
        #expect(view.frame == rect(5, 5, 50, 50))
    }

    @Test("a constraint reaches over the views between its items")
    func deep() {
        let stage = LayoutStage()
        let outer = UIView(frame: rect(50, 60, 200, 200))
        let inner = UIView(frame: rect(20, 30, 100, 100))
        stage.root.addSubview(outer)
        outer.addSubview(inner)
        let view = stage.view("deep", in: inner)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 100),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 40),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.turn()
        #expect(view.frame == rect(30, 10, 10, 10))
        outer.frame.origin.x = 60
        stage.turn()
        #expect(view.frame == rect(20, 10, 10, 10))
    }

    @Test("edges snap to device pixels, halves up, and sizes follow", arguments: [1, 2, 3] as [CGFloat])
    func pixels(scale: CGFloat) {
        let stage = LayoutStage(scale: scale)
        let view = stage.view("view")
        let (x, width): (CGFloat, CGFloat) = (10.5, 33.2)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: x),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 541.5 / 3),
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: 389.07),
        ])
        stage.turn()
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        #expect(abs(view.frame.minX - snapped(x)) < 1e-9)
        #expect(abs(view.frame.maxX - snapped(x + width)) < 1e-9)
        #expect(abs(view.frame.maxY - snapped(541.5 / 3 + 389.07)) < 1e-9)
        #expect(abs(view.frame.minX - (scale == 2 ? 10.5 : scale == 1 ? 11 : 32 / 3)) < 1e-9)
    }

    @Test("sizes are the numbers nearest to whole pixels, wherever the view lies", arguments: [2, 3] as [CGFloat])
    func wholePixels(scale: CGFloat) {
        let stage = LayoutStage(scale: scale)
        let view = stage.view("view")
        let middle = view.centerXAnchor.constraint(equalTo: stage.root.leftAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([middle, width])
        for pixels in [1, 2, 5, 40, 59, 100, 297] as [CGFloat] {
            width.constant = pixels / scale
            for place in 0..<40 {
                // The left edge lies on a pixel.
                middle.constant = (CGFloat(place) * 7 + 400 + pixels / 2) / scale
                stage.turn()
                #expect(view.bounds.width == pixels / scale)
            }
        }
    }

    @Test("constraints align alignment rectangles")
    func alignment() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let stage = LayoutStage()
        let view = Shadowed()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        view.fill(10)
        stage.turn()
        #expect(view.frame == rect(8, 9, 386, 384))
        #expect(view.alignmentRect(forFrame: view.frame) == rect(10, 10, 380, 380))
        #expect(view.frame(forAlignmentRect: rect(10, 10, 380, 380)) == view.frame)
    }

    @Test("a transform turns what constraints placed")
    func transform() {
        let stage = LayoutStage()
        let view = stage.view("view")
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.turn()
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 200, y: 200))
        #expect(view.frame == rect(100, 150, 200, 100))
    }

    @Test("a constant moves its view alone: the superview lays out, others do not")
    func marks() {
        let stage = LayoutStage()
        let (left, right) = (stage.view("left"), stage.view("right"))
        let inner = stage.view("inner", in: right)
        right.fill()
        inner.fill()
        let constant = left.widthAnchor.constraint(equalToConstant: 10)
        constant.isActive = true
        stage.turn()
        _ = stage.stage.render()
        constant.constant = 20
        #expect(stage.root.layer.needsLayout() && !right.layer.needsLayout())
        let frame = stage.stage.render()
        #expect(left.frame.width == 20)
        #expect(frame.statistics.updates["root"]?.layoutSubviews == 1)
        #expect(frame.statistics.updates["right"] == nil)
        constant.constant = 20
        #expect(!stage.root.layer.needsLayout())
    }

    @Test("text of several lines takes the height that its solved width gives")
    func wrapping() {
        let stage = LayoutStage(320, 400)
        let view = WrappingView(60)
        stage.root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 16),
        ])
        stage.turn()
        #expect(view.frame == rect(16, 16, 288, 60))
        let measured = view.widths.count
        stage.turn()
        #expect(view.widths.count == measured, "nothing is measured while nothing changes")
        stage.stage.resize(to: CGSize(width: 160, height: 400))
        stage.turn()
        #expect(view.frame == rect(16, 16, 128, 100))
    }

    @Test("content that scrolls moves away from what is tied to views outside")
    func scrolling() {
        let stage = LayoutStage()
        let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        stage.root.addSubview(scroll)
        let (content, floating) = (stage.view("content", in: scroll), stage.view("floating", in: scroll))
        for view in [content, floating] {
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 30).isActive = true
        floating.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5).isActive = true
        stage.turn()
        #expect(content.frame.minY == 30 && floating.frame.minY == 5)
        scroll.contentOffset.y = 40
        stage.turn()
        #expect(content.frame.minY == 30 && floating.frame.minY == 45)
    }

    @Test("a frame set by hand lasts until the superview's next layout")
    func byHand() {
        let stage = LayoutStage()
        let view = stage.view("view")
        view.fill(10)
        stage.turn()
        view.frame.origin.x = 200
        stage.turn()
        #expect(view.frame.minX == 200)
        stage.root.setNeedsLayout()
        stage.turn()
        #expect(view.frame == rect(10, 10, 380, 380))
    }
}
