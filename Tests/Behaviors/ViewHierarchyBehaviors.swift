import Offstage
import Testing
import UIKit

@MainActor
@Suite struct ViewHierarchyBehaviors {
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test("FRAME-01 a view owns one layer, made with it")
    func ownsOneLayer() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let first = view.layer
        #expect(first.delegate === view)
        #expect(view.layer === first && view.layer === first)
        #expect(GradientView(frame: .zero).layer is CAGradientLayer)
    }

    @Test("FRAME-02 visual properties of a view are its layer's")
    func proxies() {
        let stage = makeWhiteStage(10, 10)
        let view = makeView(0, 0, 10, 10, .red, in: stage.window)
        #expect(view.layer.backgroundColor?.components == [1, 0, 0, 1])
        #expect(stage.render().at(5, 5) == .red)
        view.layer.opacity = 0.5
        #expect(view.alpha == 0.5)
        view.clipsToBounds = true
        #expect(view.layer.masksToBounds)
        view.isHidden = true
        #expect(view.layer.isHidden)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    }

    @Test("FRAME-05 subviews are ordered back to front")
    func order() {
        let stage = makeWhiteStage(20, 20)
        let red = makeView(0, 0, 20, 20, .red, in: stage.window)
        let blue = makeView(0, 0, 20, 20, .blue, in: stage.window)
        #expect(stage.window.subviews == [red, blue])
        #expect(stage.render().at(10, 10) == .blue)
        stage.window.addSubview(red)
        #expect(stage.window.subviews == [blue, red])
        #expect(stage.render().at(10, 10) == .red)
    }

    @Test("FRAME-06 insertSubview at 0 puts a view behind its siblings")
    func insertAtZero() {
        let stage = makeWhiteStage(20, 20)
        let card = makeView(0, 0, 20, 20, .blue, in: stage.window)
        let banner = makeView(0, 0, 20, 10, .red)
        stage.window.insertSubview(banner, at: 0)
        #expect(stage.window.subviews == [banner, card])
        #expect(stage.render().at(10, 5) == .blue)
    }

    private final class CallbackView: UIView {
        var callbacks: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { callbacks.append("willMove") }
        override func didMoveToSuperview() { callbacks.append("didMove") }
    }

    @Test("FRAME-07 bringSubviewToFront reorders without a callback")
    func bringToFront() {
        let stage = makeWhiteStage(20, 20)
        let card = CallbackView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        card.backgroundColor = .blue
        stage.window.addSubview(card)
        let banner = makeView(0, 0, 20, 20, .red, in: stage.window)
        card.callbacks = []
        stage.window.bringSubviewToFront(card)
        #expect(stage.window.subviews == [banner, card])
        #expect(card.callbacks.isEmpty)
        #expect(stage.render().at(10, 10) == .blue)
    }

    @Test("FRAME-08 removeFromSuperview detaches view and layer and lays out the superview")
    func remove() {
        let stage = makeWhiteStage(20, 20)
        let log = CallLog()
        let container = LoggingView("container", CGRect(x: 0, y: 0, width: 20, height: 20), log)
        container.backgroundColor = .green
        stage.window.addSubview(container)
        let card = makeView(0, 0, 20, 20, .blue, in: container)
        #expect(stage.render().at(10, 10) == .blue)
        log.calls = []
        card.removeFromSuperview()
        #expect(card.superview == nil && !container.subviews.contains(card) && card.layer.superlayer == nil)
        #expect(stage.render().at(10, 10) == .green)
        #expect(log.calls == ["container.layoutSubviews"])
    }

    @Test("FRAME-09 frame is in the superview's space, bounds in the view's own")
    func frameAndBounds() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("FRAME-10 center is the middle of frame")
    func center() {
        let parent = makeView(0, 0, 400, 800)
        let child = makeView(20, 100, 200, 100, in: parent)
        #expect(child.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(child.center == CGPoint(x: 120, y: 150))
        child.center = CGPoint(x: 130, y: 150)
        #expect(child.frame.origin.x == 30)
        #expect(child.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("FRAME-11 bounds.origin moves the content, not the view")
    func boundsOrigin() {
        let stage = makeWhiteStage(200, 200)
        let view = makeView(50, 50, 100, 100, .gray, in: stage.window)
        view.clipsToBounds = true
        _ = makeView(10, 10, 20, 20, .red, in: view)
        #expect(stage.render().at(50, 50) != .red)
        view.bounds.origin = CGPoint(x: 10, y: 10)
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(view.bounds == CGRect(x: 10, y: 10, width: 100, height: 100))
        let frame = stage.render()
        #expect(frame.at(50, 50) == .red && frame.at(69, 69) == .red)
        #expect(frame.at(70, 70) != .red && frame.at(49, 49) == .white)
    }

    @Test("FRAME-12 a scroll view moves its bounds, not its subviews")
    func scrolling() {
        let stage = makeWhiteStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        stage.window.addSubview(scroll)
        let child = makeView(0, 150, 100, 20, .red, in: scroll)
        scroll.contentOffset.y = 100
        #expect(child.frame.origin.y == 150)
        #expect(scroll.bounds.origin.y == 100)
        let frame = stage.render()
        #expect(frame.at(50, 49) == .white && frame.at(50, 50) == .red && frame.at(50, 69) == .red)
    }

    @Test("FRAME-14 nested containers cost layout calls and layers for the same picture")
    func nesting() {
        let flat = row(nestedIn: 3)
        let deep = row(nestedIn: 12)
        #expect(deep.layouts - flat.layouts >= 9)
        #expect(deep.frame.statistics.counts.layers - flat.frame.statistics.counts.layers >= 9)
        #expect(deep.frame.allPixels == flat.frame.allPixels)
    }

    private func row(nestedIn depth: Int) -> (frame: Frame, layouts: Int) {
        let stage = makeWhiteStage(80, 20)
        let log = CallLog()
        var container: UIView = stage.window
        for level in 0..<depth {
            let next = LoggingView("\(level)", CGRect(x: 0, y: 0, width: 80, height: 20), log)
            container.addSubview(next)
            container = next
        }
        _ = makeView(2, 2, 16, 16, .red, in: container)
        _ = makeView(22, 6, 50, 8, .blue, in: container)
        return (stage.render(), log.calls.count)
    }

    private final class DrawnCard: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            style(self)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("FRAME-17 a card needs layer properties, no subclass and no drawing")
    func composition() {
        func picture(_ card: UIView) -> Frame {
            let stage = makeWhiteStage(80, 80, scale: 2)
            stage.window.addSubview(card)
            return stage.render()
        }
        let rect = CGRect(x: 20, y: 20, width: 40, height: 40)
        let plain = UIView(frame: rect)
        style(plain)
        let frame = picture(plain)
        #expect(frame.allPixels == picture(DrawnCard(frame: rect)).allPixels)
        #expect(frame.statistics.updates.values.allSatisfy { $0.draw == 0 })
        #expect(frame.at(80, 80) == .red && frame.at(41, 80) == .black && frame.at(40, 40) != .red)
        #expect(frame.at(80, 126) != .white, "the shadow falls below the card")
    }
}

@MainActor
private func style(_ card: UIView) {
    card.backgroundColor = .red
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.5
    card.layer.shadowOffset = CGSize(width: 0, height: 3)
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 8).cgPath
}
