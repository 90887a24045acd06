import QuartzCore
import Testing

@MainActor
@Suite("Layer tree")
struct HierarchyTests {
    private let root = CALayer()
    private let layers: [CALayer]

    init() {
        layers = ["a", "b", "c", "d"].map { name in
            let layer = CALayer()
            layer.name = name
            return layer
        }
    }

    private var order: String { (root.sublayers ?? []).compactMap(\.name).joined() }

    private func fill() {
        root.sublayers = layers
    }

    @Test("add moves from the old superlayer to the end; sublayers is nil when empty")
    func add() {
        #expect(root.sublayers == nil)
        fill()
        root.addSublayer(layers[0])
        #expect(order == "bcda")
        let other = CALayer()
        other.addSublayer(layers[1])
        #expect(order == "cda" && layers[1].superlayer === other)
        for layer in layers { layer.removeFromSuperlayer() }
        #expect(root.sublayers == nil && other.sublayers == nil && layers[1].superlayer == nil)
    }

    @Test("insert(at:) clamps; within one superlayer the index means the array before removal; same index: no-op")
    func insertAt() {
        for layer in layers.prefix(3) { root.insertSublayer(layer, at: 99) }
        #expect(order == "abc")
        root.insertSublayer(layers[3], at: 1)
        #expect(order == "adbc")
        root.insertSublayer(layers[0], at: 3)
        #expect(order == "dbac")
        root.insertSublayer(layers[2], at: 0)
        #expect(order == "cdba")
        root.layoutIfNeeded()
        root.insertSublayer(layers[3], at: 1)
        #expect(order == "cdba" && !root.needsLayout())
    }

    @Test("insert above and below a sibling; a stranger or nil: on top or at the bottom, with a word")
    func insertBeside() {
        fill()
        root.insertSublayer(layers[0], above: layers[2])
        #expect(order == "bcad")
        root.insertSublayer(layers[3], below: layers[1])
        #expect(order == "dbca")
        root.insertSublayer(layers[3], below: layers[3])
        #expect(order == "dbca")
        let found = misuses {
            root.insertSublayer(layers[2], above: CALayer())
            root.insertSublayer(layers[0], below: nil)
        }
        #expect(order == "adbc" && found.count == 2)
    }

    @Test("replace keeps the index and orphans the old one; a stranger changes nothing")
    func replace() {
        fill()
        let new = CALayer()
        new.name = "n"
        root.replaceSublayer(layers[1], with: new)
        #expect(order == "ancd" && layers[1].superlayer == nil)
        root.replaceSublayer(layers[3], with: layers[0])
        #expect(order == "nca" && layers[3].superlayer == nil)
        root.replaceSublayer(CALayer(), with: layers[3])
        #expect(order == "nca" && layers[3].superlayer == nil)
    }

    @Test("sublayers = takes layers from elsewhere and lets go those left out")
    func setSublayers() {
        fill()
        let other = CALayer()
        let moved = makeLayer(in: other)
        moved.name = "m"
        root.sublayers = [layers[3], moved, layers[0]]
        #expect(order == "dma" && other.sublayers == nil)
        #expect(layers[1].superlayer == nil && layers[2].superlayer == nil && moved.superlayer === root)
        root.sublayers = nil
        #expect(root.sublayers == nil && moved.superlayer == nil)
    }

    @Test("A mask's superlayer is the masked layer, and it is no sublayer; setting takes it from anywhere")
    func mask() {
        let mask = makeLayer(in: root)
        let masked = makeLayer(in: root)
        masked.mask = mask
        #expect(mask.superlayer === masked && masked.sublayers == nil && root.sublayers?.count == 1)
        let second = CALayer()
        masked.mask = second
        #expect(mask.superlayer == nil && second.superlayer === masked)
        second.removeFromSuperlayer()
        #expect(masked.mask == nil && second.superlayer == nil)
        masked.mask = second
        root.addSublayer(second)
        #expect(masked.mask == nil && second.superlayer === root)
        masked.mask = second
        masked.replaceSublayer(second, with: mask)
        #expect(masked.mask === mask && second.superlayer == nil)
    }

    @Test("Order of many edits equals that of a plain array")
    func randomEdits() {
        var generator = SplitMix64(seed: 99)
        let pool = (0..<12).map { _ in CALayer() }
        var model: [Int] = []
        for _ in 0..<2_000 {
            let pick = Int.random(in: 0..<pool.count, using: &generator)
            let index = Int.random(in: 0...13, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                root.addSublayer(pool[pick])
                model.removeAll { $0 == pick }
                model.append(pick)
            case 1:
                root.insertSublayer(pool[pick], at: UInt32(index))
                var target = min(index, model.count)
                if let old = model.firstIndex(of: pick) {
                    model.remove(at: old)
                    if target > old { target -= 1 }
                }
                model.insert(pick, at: target)
            default:
                pool[pick].removeFromSuperlayer()
                model.removeAll { $0 == pick }
            }
            #expect((root.sublayers ?? []).map(ObjectIdentifier.init) == model.map { ObjectIdentifier(pool[$0]) })
        }
    }

    @Test("A cycle is found by the next walk, not when it is made")
    func cycle() {
        let a = CALayer()
        let b = makeLayer(in: a)
        let c = makeLayer(in: b)
        #expect(misuses { c.addSublayer(a) }.isEmpty)
        let expected = "is a part of cycle in its layer tree"
        for walk: () -> Void in [
            { a.layoutIfNeeded() }, { a.displayTree() }, { _ = a.convert(CGPoint.zero, to: nil) },
            { _ = a.hitTest(.zero) }, { _ = a.contentsAreFlipped() },
            { _ = LayerCommit.commit(roots: [a], width: 1, height: 1, scale: 1, time: 0) },
        ] {
            let found = withoutScene { misuses(walk) }
            #expect(!found.isEmpty && found.allSatisfy { $0.contains(expected) && $0.hasPrefix("CALayerInvalid: ") })
        }
        c.sublayers = nil
        #expect(misuses { a.layoutIfNeeded() }.isEmpty)
    }

    @Test("A removed layer is let go; a tree of 10,000 levels is freed")
    func freeing() {
        weak var gone: CALayer?
        for _ in 0..<3 {
            let child = makeLayer(in: root)
            gone = child
            child.setNeedsLayout()
            child.setNeedsDisplay()
            child.removeFromSuperlayer()
        }
        #expect(gone == nil)
        weak var deepest: CALayer?
        do {
            let top = CALayer()
            var current = top
            for _ in 0..<10_000 { current = makeLayer(in: current) }
            deepest = current
        }
        #expect(deepest == nil)
    }
}
