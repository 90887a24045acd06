import QuartzCore
import Testing

@MainActor
@Suite("Scroll layers") struct ScrollLayerTests {
    private func scroller(_ mode: CAScrollLayerScrollMode = .both) -> CAScrollLayer {
        let layer = CAScrollLayer()
        layer.frame = rect(0, 0, 100, 80)
        layer.scrollMode = mode
        return layer
    }

    @Test("scroll(to:) moves the bounds' origin along the axes that its mode names")
    func modes() {
        for (mode, expected) in [
            (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)), (.horizontally, CGPoint(x: 30, y: 0)),
            (.vertically, CGPoint(x: 0, y: 40)), (.none, .zero),
        ] {
            let layer = scroller(mode)
            layer.scroll(to: CGPoint(x: 30, y: 40))
            #expect(layer.bounds == CGRect(origin: expected, size: CGSize(width: 100, height: 80)))
        }
        #expect(CAScrollLayer().scrollMode == .both)
    }

    @Test("A rectangle is shown by the least move; of one that is too large, its origin")
    func rectangles() {
        func origin(_ r: CGRect, from start: CGPoint = CGPoint(x: 50, y: 50)) -> CGPoint {
            let layer = scroller()
            layer.scroll(to: start)
            layer.scroll(to: r)
            return layer.bounds.origin
        }
        #expect(origin(rect(60, 60, 20, 20)) == CGPoint(x: 50, y: 50))
        #expect(origin(rect(140, 60, 20, 20)) == CGPoint(x: 60, y: 50))
        #expect(origin(rect(10, 125, 20, 20)) == CGPoint(x: 10, y: 65))
        #expect(origin(rect(40, 70, 200, 10)) == CGPoint(x: 40, y: 50))
        #expect(origin(rect(170, 150, -20, -10)) == CGPoint(x: 70, y: 70))
    }

    @Test("Any layer scrolls the nearest scroll layer, itself included; without one nothing moves")
    func nearest() {
        let (outer, inner) = (scroller(), scroller())
        inner.frame = rect(20, 0, 60, 60)
        let child = makeLayer(rect(10, 10, 300, 300))
        outer.addSublayer(inner)
        inner.addSublayer(child)
        child.scroll(CGPoint(x: 5, y: 7))
        #expect(inner.bounds.origin == CGPoint(x: 15, y: 17) && outer.bounds.origin == .zero)
        child.scrollRectToVisible(rect(0, 100, 10, 10))
        #expect(inner.bounds.origin == CGPoint(x: 10, y: 60))
        inner.scroll(CGPoint(x: 1, y: 2))
        #expect(inner.bounds.origin == CGPoint(x: 1, y: 2))
        let lonely = makeLayer(rect(0, 0, 10, 10))
        lonely.scroll(CGPoint(x: 5, y: 5))
        #expect(lonely.bounds.origin == .zero)
    }

    @Test("visibleRect is what the nearest scroll layer shows of a layer; its bounds where there is none")
    func visibleRect() {
        let layer = scroller()
        let child = makeLayer(rect(50, 50, 300, 300), in: layer)
        let grandchild = makeLayer(rect(-10, -10, 20, 20), in: child)
        #expect(child.visibleRect == rect(0, 0, 50, 30) && grandchild.visibleRect == rect(0, 0, 20, 20))
        layer.scroll(to: CGPoint(x: 100, y: 70))
        #expect(child.visibleRect == rect(50, 20, 100, 80) && grandchild.visibleRect == .zero)
        #expect(layer.visibleRect == layer.bounds && makeLayer(rect(0, 0, 7, 8)).visibleRect == rect(0, 0, 7, 8))
    }
}
