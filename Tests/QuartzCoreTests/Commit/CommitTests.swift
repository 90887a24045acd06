import QuartzCore
import RenderServer
import Testing

@MainActor
@Suite("Commit")
struct CommitTests {
    private func commit(_ roots: CALayer..., at time: Double = 1.5) -> (tree: RenderTree, counts: CommitCounts) {
        LayerCommit.commit(roots: roots, width: 100, height: 50, scale: 2, time: time)
    }

    @Test("The first commit encodes everything; the next one nothing, with the same objects")
    func sharing() throws {
        let root = CALayer()
        root.name = "root"
        let child = makeLayer(rect(0, 0, 10, 10), in: root)
        _ = makeLayer(in: child)
        let first = commit(root)
        #expect(first.counts.encodedLayers == 3)
        #expect(first.tree.width == 100 && first.tree.height == 50 && first.tree.scale == 2 && first.tree.time == 1.5)
        #expect(first.tree.roots[0].name == "root" && first.tree.roots[0].id == root.renderID)
        let second = commit(root)
        #expect(second.counts == CommitCounts())
        #expect(second.tree.roots[0] === first.tree.roots[0])
        root.opacity = 1
        child.frame = rect(0, 0, 10, 10)
        #expect(commit(root).counts == CommitCounts(), "equal values change nothing")
    }

    @Test("One layer changed among 100,000 siblings: itself and the root, and one chunk")
    func flat() throws {
        let root = CALayer()
        var layers: [CALayer] = []
        for _ in 0..<100_000 { layers.append(CALayer()) }
        root.sublayers = layers
        let before = commit(root)
        #expect(before.counts.encodedLayers == 100_001)
        withoutActions { layers[77_777].opacity = 0.5 }
        let after = commit(root)
        #expect(after.counts.encodedLayers == 2 && after.counts.copiedChunks == 1)
        let (old, new) = (before.tree.roots[0].sublayers.chunks, after.tree.roots[0].sublayers.chunks)
        let differing = zip(old, new).enumerated().filter { $0.element.0 !== $0.element.1 }.map(\.offset)
        #expect(differing == [77_777 / SublayerList.chunkCapacity])
        let place = 77_777 % SublayerList.chunkCapacity
        #expect(new[differing[0]].nodes[place].placement.opacity == 0.5)
        #expect(zip(old[differing[0]].nodes, new[differing[0]].nodes).count(where: { $0.0 !== $0.1 }) == 1)
        #expect(before.tree.roots[0].sublayers.chunks[differing[0]].nodes[place].placement.opacity == 1)
    }

    @Test("Layers of two chunks changed: both chunks, nothing else")
    func chunks() {
        let root = CALayer()
        let layers = (0..<300).map { _ in makeLayer(in: root) }
        _ = commit(root)
        for index in [3, 200, 5, 201] { layers[index].isHidden = true }
        let counts = commit(root).counts
        #expect(counts.encodedLayers == 5 && counts.copiedChunks == 2)
    }

    @Test(
        "A layer that animations move shows what changed in its mask, and below it, meanwhile",
        arguments: [false, true])
    func changesUnderMotion(isMask: Bool) throws {
        let root = CALayer()
        let layer = makeLayer(rect(0, 0, 10, 10), in: root)
        let inner = makeLayer(rect(0, 0, 5, 5), in: layer)
        if isMask { layer.mask = inner }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 10)
        layer.add(fade, forKey: nil)
        _ = commit(root, at: 0)
        withoutActions { inner.cornerRadius = 3 }
        let node = try #require(commit(root, at: 5).tree.roots[0].sublayers.first { _ in true })
        #expect(node.placement.opacity == 0.5)
        let shown = isMask ? node.mask : node.sublayers.first { _ in true }
        #expect(shown?.values.box.cornerRadius == 3)
    }

    @Test("What changed in a tree with a cycle shows once the cycle is gone")
    func afterCycle() throws {
        let a = CALayer()
        let b = makeLayer(in: a)
        let leaf = makeLayer(in: b)
        let c = makeLayer(in: b)
        _ = commit(a)
        withoutActions {
            leaf.opacity = 0.5
            c.opacity = 0.25
            c.addSublayer(a)
        }
        withoutScene { #expect(!misuses { _ = commit(a) }.isEmpty) }
        c.sublayers = nil
        let nodes = commit(a).tree.roots[0].sublayers.flatMap(\.sublayers)
        #expect(nodes.map(\.placement.opacity) == [0.5, 0.25])
    }

    @Test("A change 400 deep encodes its path to the root")
    func deep() {
        let root = CALayer()
        var path = [root]
        for _ in 0..<400 {
            _ = makeLayer(in: path[path.count - 1])
            path.append(makeLayer(in: path[path.count - 1]))
        }
        _ = commit(root)
        path[400].cornerRadius = 4
        let counts = commit(root).counts
        #expect(counts.encodedLayers == 401 && counts.copiedChunks == 400)
        path[200].cornerRadius = 4
        #expect(commit(root).counts.encodedLayers == 201)
    }

    @Test("10,000 nested layers commit, change and are freed")
    func veryDeep() {
        withoutScene {
            let root = CALayer()
            var current = root
            for _ in 0..<10_000 { current = makeLayer(in: current) }
            #expect(commit(root).counts.encodedLayers == 10_001)
            current.opacity = 0.5
            #expect(commit(root).counts.encodedLayers == 10_001)
            current.setNeedsLayout()
            root.layoutIfNeeded()
            current.setNeedsDisplay()
            root.displayTree()
            #expect(!current.needsLayout() && !current.needsDisplay())
        }
    }

    @Test("Order and membership: what stays is the same object")
    func structure() {
        let root = CALayer()
        let a = makeLayer(in: root)
        let b = makeLayer(in: root)
        func nodes() -> [RenderNode] { Array(commit(root).tree.roots[0].sublayers) }
        let first = nodes()
        withoutActions { root.insertSublayer(b, at: 0) }
        let swapped = nodes()
        #expect(swapped[0] === first[1] && swapped[1] === first[0])
        withoutActions { a.removeFromSuperlayer() }
        #expect(nodes().count == 1)
        let other = CALayer()
        withoutActions { other.addSublayer(b) }
        let moved = commit(root, other)
        #expect(moved.tree.roots[0].sublayers.isEmpty && moved.tree.roots[1].sublayers.count == 1)
        #expect(Array(moved.tree.roots[1].sublayers)[0] === first[1])
        #expect(moved.counts.encodedLayers == 2)
    }

    @Test("Masks are nodes of their own; a change below one encodes the masked layer's path")
    func masks() throws {
        let root = CALayer()
        let masked = makeLayer(in: root)
        let mask = CALayer()
        let hole = makeLayer(in: mask)
        masked.mask = mask
        let first = commit(root)
        let node = try #require(Array(first.tree.roots[0].sublayers).first)
        #expect(node.mask?.id == mask.renderID && node.sublayers.isEmpty && node.mask?.sublayers.count == 1)
        hole.opacity = 0.5
        let second = commit(root)
        #expect(second.counts.encodedLayers == 4 && second.counts.copiedChunks == 2)
        masked.mask = nil
        #expect(Array(commit(root).tree.roots[0].sublayers)[0].mask == nil)
    }

    @Test("Random changes: the tree equals one that is encoded from nothing")
    func equalsFreshEncoding() {
        withoutActions { changeAtRandom() }
    }

    private func changeAtRandom() {
        var generator = SplitMix64(seed: 4)
        let root = CALayer()
        var pool = [root]
        for step in 0..<400 {
            let pick = pool[Int.random(in: 0..<pool.count, using: &generator)]
            switch Int.random(in: 0..<5, using: &generator) {
            case 0, 1: pool.append(makeLayer(rect(0, 0, Double(step), 1), in: pick))
            case 2: pick.opacity = Float.random(in: 0...1, using: &generator)
            case 3 where pick !== root:
                pick.removeFromSuperlayer()
                root.addSublayer(pick)
            default: pick.mask = pick.mask == nil ? CALayer() : nil
            }
            if step.isMultiple(of: 3) { expectEqual(commit(root).tree.roots[0], root) }
        }
    }

    private func expectEqual(_ node: RenderNode, _ layer: CALayer) {
        #expect(node.id == layer.renderID && node.placement.opacity == layer.opacity)
        #expect(node.values.bounds == layer.bounds)
        #expect((node.mask == nil) == (layer.mask == nil))
        let sublayers = layer.sublayers ?? []
        #expect(node.sublayers.count == sublayers.count)
        for (node, layer) in zip(node.sublayers, sublayers) { expectEqual(node, layer) }
        if let mask = node.mask, let layer = layer.mask { expectEqual(mask, layer) }
    }

    @Test("presentation() is nil before the first commit, then shows its values; the tree follows; it is read-only")
    func presentation() throws {
        let root = CALayer()
        let child = CAShapeLayer()
        child.lineWidth = 3
        root.addSublayer(child)
        #expect(root.presentation() == nil)
        root.position = CGPoint(x: 1, y: 2)
        root.setValue("mine", forKey: "custom")
        _ = commit(root)
        withoutActions {
            root.position = CGPoint(x: 9, y: 9)
            child.lineWidth = 8
        }
        let copy = try #require(root.presentation())
        #expect(copy.position == CGPoint(x: 1, y: 2) && copy.value(forKey: "custom") as? String == "mine")
        #expect(copy.model() === root && root.model() === root && root.presentation() === copy)
        #expect((copy.sublayers?.first as? CAShapeLayer)?.lineWidth == 3)
        #expect(copy.sublayers?.first === child.presentation() && child.presentation()?.superlayer === copy)
        let found = misuses {
            copy.opacity = 0
            copy.addSublayer(CALayer())
        }
        #expect(found.count == 2 && copy.opacity == 1)
        #expect(found[0].hasPrefix("CALayerReadOnly: attempting to modify read-only layer <CALayer: 0x"))
        #expect(found[1].hasPrefix("CALayerInvalidTree: expecting model layer not copy: <CALayer: 0x"))
        _ = commit(root)
        #expect(root.presentation()?.position == CGPoint(x: 9, y: 9) && child.presentation()?.lineWidth == 8)
    }
}
