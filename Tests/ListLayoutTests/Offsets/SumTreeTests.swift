import Testing

@testable import ListLayout

@Suite("Trees of sums")
struct SumTreeTests {
    private typealias Tree = SumTree<Span>

    private func tree(_ count: Int) -> Tree {
        Tree((0..<count).map { Span(.row, .known(CGFloat($0 + 1))) })
    }

    /// All leaves at one depth, nodes not too large, no two neighbours under one node that would fit into one leaf.
    private func expectBalanced(_ tree: Tree) {
        func check(_ node: Tree.Node, isRoot: Bool) {
            #expect(node.elements.count <= Tree.leafLimit)
            #expect(node.children.count <= Tree.branchLimit)
            if node.height > 0 { #expect(node.children.count >= 2) }
            for child in node.children {
                #expect(child.height == node.height - 1)
                check(child, isRoot: false)
            }
            let leaves = node.children.filter { $0.height == 0 }.map(\.elements.count)
            #expect(zip(leaves, leaves.dropFirst()).allSatisfy { $0 + $1 >= Tree.leafLimit / 2 })
        }
        check(tree.root, isRoot: true)
    }

    @Test(
        "Trees of any size are balanced and hold what they were made of", arguments: [0, 1, 64, 65, 128, 1_000, 70_000])
    func bulk(_ count: Int) {
        let tree = tree(count)
        expectBalanced(tree)
        #expect(tree.elements.map(\.length.points) == (0..<count).map { CGFloat($0 + 1) })
        #expect(tree.total.parts == count)
    }

    @Test("Cuts and joins at random places keep order and balance")
    func cuts() {
        var random = SplitMix64(seed: 61)
        let whole = tree(20_000)
        for _ in 0..<LongRuns.count(2_000, share: 20) {
            let cuts = [0, random.count(20_000), random.count(20_000), random.count(20_000), 20_000].sorted()
            var joined = Tree()
            for (start, end) in zip(cuts, cuts.dropFirst()) {
                let part = whole[start..<end]
                expectBalanced(part)
                #expect(part.total.parts == end - start)
                joined.append(part)
            }
            expectBalanced(joined)
            #expect(joined.elements == whole.elements)
        }
    }

    @Test("A tree that grows and shrinks by single parts at random places stays balanced")
    func growth() {
        var random = SplitMix64(seed: 62)
        var tree = Tree()
        var array: [Span] = []
        for step in 0..<LongRuns.count(40_000, share: 10) {
            let isGrowing = step % 2_000 < 1_400
            let place = random.count(array.count)
            if isGrowing {
                let span = Span(.row, .known(CGFloat(step + 1)))
                tree.replace(place..<place, with: [span])
                array.insert(span, at: place)
            } else if place < array.count {
                tree.replace(place..<place + 1, with: [])
                array.remove(at: place)
            }
            if step % 500 == 0 { expectBalanced(tree) }
        }
        expectBalanced(tree)
        #expect(tree.elements == array)
    }

    @Test("An edit shares all nodes but those on its way")
    func sharing() {
        let old = tree(70_000)
        var new = old
        new.replace(35_000..<35_001, with: [Span(.row, .known(3))])
        var nodes: Set<ObjectIdentifier> = []
        func collect(_ node: Tree.Node) {
            nodes.insert(ObjectIdentifier(node))
            node.children.forEach(collect)
        }
        collect(old.root)
        let before = nodes.count
        collect(new.root)
        #expect(nodes.count - before == new.root.height + 1)
    }
}
