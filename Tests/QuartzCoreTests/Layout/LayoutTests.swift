import QuartzCore
import Testing

/// Notes its layout calls, and does more in them when asked to.
private final class Noted: CALayer {
    var log: (String) -> Void = { _ in }
    var inLayout: ((Noted) -> Void)?

    override func layoutSublayers() {
        log(name ?? "?")
        inLayout?(self)
    }
}

private final class Manager: CALayoutManager {
    var invalidations = 0
    var layouts = 0

    func invalidateLayout(of layer: CALayer) { invalidations += 1 }
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
    func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 5, height: 6) }
}

private final class LayingDelegate: NSObject, CALayerDelegate {
    var layouts = 0
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
}

private final class SilentDelegate: NSObject, CALayerDelegate {}

private final class Stopper: LayoutMonitor {
    var calls = 0
    func shouldLayOut(_ layer: CALayer) -> Bool {
        calls += 1
        return calls <= 100
    }
}

@MainActor
@Suite("Layer layout")
struct LayoutTests {
    private final class Log {
        var names: [String] = []
        func take() -> String {
            defer { names = [] }
            return names.joined(separator: " ")
        }
    }

    private let log = Log()

    private func noted(_ name: String, in superlayer: CALayer? = nil) -> Noted {
        let layer = Noted()
        layer.name = name
        layer.log = { [log] in log.names.append($0) }
        superlayer?.addSublayer(layer)
        return layer
    }

    /// root → middle → leaf, at rest.
    private func chain() -> (root: Noted, middle: Noted, leaf: Noted) {
        let root = noted("root")
        let middle = noted("middle", in: root)
        let leaf = noted("leaf", in: middle)
        root.layoutIfNeeded()
        _ = log.take()
        return (root, middle, leaf)
    }

    @Test("Adding marks the superlayer, not the layer added; so do moving, replacing and removing")
    func sublayerChanges() {
        let (root, middle, leaf) = chain()
        for change: () -> Void in [
            { middle.addSublayer(CALayer()) }, { middle.insertSublayer(leaf, at: 9) },
            { middle.replaceSublayer(leaf, with: CALayer()) }, { middle.sublayers?.removeLast() },
            { middle.sublayers = [leaf] }, { leaf.removeFromSuperlayer() },
        ] {
            change()
            #expect(middle.needsLayout() && !leaf.needsLayout() && !root.needsLayout())
            root.layoutIfNeeded()
        }
    }

    @Test("Bounds mark the layer and its superlayer, transform the superlayer; position and looks mark nothing")
    func geometryChanges() {
        let (root, middle, leaf) = chain()
        leaf.bounds.size.width = 10
        #expect(leaf.needsLayout() && middle.needsLayout() && !root.needsLayout())
        root.layoutIfNeeded()
        leaf.bounds.origin.x = 5
        #expect(leaf.needsLayout() && middle.needsLayout())
        root.layoutIfNeeded()
        leaf.bounds = leaf.bounds
        leaf.position.x = 30
        leaf.anchorPoint = .zero
        leaf.frame.origin.y = 3
        leaf.zPosition = 3
        leaf.opacity = 0.5
        leaf.isHidden = true
        leaf.mask = CALayer()
        leaf.cornerRadius = 3
        #expect(!leaf.needsLayout() && !middle.needsLayout())
        leaf.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(!leaf.needsLayout() && middle.needsLayout())
    }

    @Test("Marks unite: one call a pass, superlayers before sublayers, siblings in order; a call clears the mark")
    func order() {
        let (root, middle, leaf) = chain()
        let second = noted("second", in: root)
        root.layoutIfNeeded()
        _ = log.take()
        for layer in [leaf, second, root, middle, leaf, root] { layer.setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(log.take() == "root middle leaf second")
        #expect(!root.needsLayout() && !leaf.needsLayout())
        root.layoutIfNeeded()
        #expect(log.take().isEmpty)
    }

    @Test("layoutIfNeeded climbs while the superlayer is marked and stops at the first clean one")
    func climbing() {
        let (root, middle, leaf) = chain()
        root.setNeedsLayout()
        leaf.setNeedsLayout()
        leaf.layoutIfNeeded()
        #expect(log.take() == "leaf", "a marked grandparent above a clean parent is not reached")
        #expect(root.needsLayout())
        middle.setNeedsLayout()
        leaf.layoutIfNeeded()
        #expect(log.take() == "root middle")
    }

    @Test("A clean layer's layoutIfNeeded lays out what is marked below it")
    func below() {
        let (root, _, leaf) = chain()
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.take() == "leaf")
    }

    @Test("Marks that come by themselves are skipped in the layer's own call; an explicit one is not")
    func ownCall() {
        let (root, middle, leaf) = chain()
        middle.inLayout = { layer in
            layer.addSublayer(CALayer())
            leaf.bounds.size.width += 1
            layer.bounds.size.height += 1
        }
        middle.setNeedsLayout()
        root.layoutIfNeeded()
        // The new bounds of middle mark root; leaf's mark leaf, not middle.
        #expect(log.take() == "middle leaf root")
        var again = true
        middle.inLayout = { layer in
            if again { layer.setNeedsLayout() }
            again = false
        }
        middle.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.take() == "middle middle")
    }

    @Test("A layer marked by a sublayer's layout costs another round")
    func markedFromBelow() {
        let (root, middle, leaf) = chain()
        var again = true
        leaf.inLayout = { _ in
            if again { middle.setNeedsLayout() }
            again = false
        }
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.take() == "leaf middle")
    }

    @Test("layoutSublayers by hand leaves the mark")
    func byHand() {
        let (_, middle, _) = chain()
        middle.setNeedsLayout()
        middle.layoutSublayers()
        #expect(middle.needsLayout())
    }

    @Test("Marks survive without a root and count once the layer is added")
    func detached() {
        let (root, _, _) = chain()
        let branch = noted("branch")
        let twig = noted("twig", in: branch)
        branch.layoutIfNeeded()
        _ = log.take()
        twig.setNeedsLayout()
        root.addSublayer(branch)
        root.layoutIfNeeded()
        #expect(log.take() == "root twig")
    }

    @Test("The delegate lays out; without that the layout manager; its invalidation comes only as a mark is set")
    func managers() {
        let layer = CALayer()
        let manager = Manager()
        layer.layoutManager = manager
        layer.setNeedsLayout()
        layer.setNeedsLayout()
        #expect(manager.invalidations == 1 && layer.preferredFrameSize() == CGSize(width: 5, height: 6))
        layer.layoutIfNeeded()
        #expect(manager.layouts == 1)
        let silent = SilentDelegate()
        layer.delegate = silent
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(manager.layouts == 2 && manager.invalidations == 2)
        let delegate = LayingDelegate()
        layer.delegate = delegate
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(manager.layouts == 2 && delegate.layouts == 1)
    }

    @Test("A monitor stops layout that marks itself for ever")
    func runaway() {
        let (root, middle, _) = chain()
        let stopper = Stopper()
        middle.inLayout = { $0.setNeedsLayout() }
        middle.setNeedsLayout()
        withoutScene {
            LayerContext.current.layoutMonitor = stopper
            root.layoutIfNeeded()
        }
        #expect(stopper.calls == 101 && log.names.count == 100)
    }

    @Test("One mark among 10,000 siblings costs one call")
    func manySiblings() {
        let root = noted("root")
        let siblings = (0..<10_000).map { _ in noted("s", in: root) }
        root.layoutIfNeeded()
        _ = log.take()
        siblings[5_000].setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.names.count == 1)
    }
}
