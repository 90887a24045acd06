import ListUpdates
import Testing

@Suite("Trees of a section")
struct SectionTreeTests {
    private func tree() throws -> SectionTree<String> {
        var tree = SectionTree<String>()
        try tree.append(["a", "b", "c"])
        try tree.append(["a1", "a2"], to: "a")
        try tree.append(["a1x"], to: "a1")
        try tree.append(["c1"], to: "c")
        return tree
    }

    @Test("Items follow their parent; what is below collapsed items is hidden")
    func visible() throws {
        var tree = try tree()
        #expect(tree.items == ["a", "a1", "a1x", "a2", "b", "c", "c1"])
        #expect(tree.rootItems == ["a", "b", "c"])
        #expect(tree.visibleItems == ["a", "b", "c"])
        tree.expand(["a1", "c"])
        #expect(tree.visibleItems == ["a", "b", "c", "c1"])
        #expect(try !tree.isVisible("a1x"))
        tree.expand(["a"])
        #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b", "c", "c1"])
        #expect(try tree.isVisible("a1x"))
        tree.collapse(["a", "nobody"])
        #expect(tree.visibleItems == ["a", "b", "c", "c1"])
        #expect(try tree.level(of: "a1x") == 2)
        #expect(try tree.parent(of: "a1x") == "a1")
        #expect(try tree.parent(of: "c1") == "c")
        #expect(try tree.parent(of: "b") == nil)
        #expect(tree.index(of: "b") == 4)
        #expect(tree.index(of: "x") == nil)
        #expect(!tree.contains("x"))
    }

    @Test("Expansion is kept without children; unknown items are ignored")
    func expansion() throws {
        var tree = try tree()
        tree.expand(["b", "nobody"])
        #expect(try tree.isExpanded("b"))
        try tree.append(["b1"], to: "b")
        #expect(tree.visibleItems == ["a", "b", "b1", "c"])
        try tree.delete(["b"])
        try tree.append(["b"])
        #expect(try !tree.isExpanded("b"))
    }

    @Test("After an item means behind all that is below it")
    func inserting() throws {
        var tree = try tree()
        try tree.insert(["n", "o"], after: "a")
        #expect(tree.items == ["a", "a1", "a1x", "a2", "n", "o", "b", "c", "c1"])
        #expect(try tree.level(of: "o") == 0)
        try tree.insert(["m"], before: "a2")
        #expect(try tree.parent(of: "m") == "a")
        var part = SectionTree<String>()
        try part.append(["p"])
        try part.append(["q"], to: "p")
        part.expand(["p"])
        try tree.insert(part, after: "a1")
        #expect(tree.items.prefix(6) == ["a", "a1", "a1x", "p", "q", "m"])
        #expect(try tree.level(of: "q") == 2)
        #expect(try tree.isExpanded("p"))
    }

    @Test("Items go with what is below them; a tree takes the place of what is below an item")
    func replacing() throws {
        var tree = try tree()
        tree.expand(["a", "a1"])
        let below = try tree.tree(of: "a")
        #expect(below.items == ["a1", "a1x", "a2"])
        #expect(below.rootItems == ["a1", "a2"])
        #expect(try below.isExpanded("a1"))
        #expect(try tree.tree(of: "a", includingParent: true).rootItems == ["a"])
        try tree.delete(["a1", "a1x"])
        #expect(tree.items == ["a", "a2", "b", "c", "c1"])
        try tree.replace(childrenOf: "a", using: below)
        #expect(tree.items == ["a", "a1", "a1x", "a2", "b", "c", "c1"])
        #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b", "c"])
        #expect(tree.outline == "- a\n  - a1\n    + a1x\n  + a2\n+ b\n+ c\n  + c1")
        tree.deleteAll()
        #expect(tree.items.isEmpty)
    }

    @Test("What a device refuses is refused in its words and changes nothing")
    func refusals() throws {
        let tree = try tree()
        let refused: [(String, (inout SectionTree<String>) throws -> Void)] = [
            (
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b,\n    x\n)}",
                { try $0.append(["b", "x", "x"]) }
            ),
            ("Failed to find index of item x", { try $0.delete(["a", "x"]) }),
            ("Failed to find index of item x", { try $0.insert(["y"], before: "x") }),
            ("Item identifier does not exist in section snapshot: x", { _ = try $0.isExpanded("x") }),
            ("Item identifier does not exist in section snapshot: x", { _ = try $0.level(of: "x") }),
            ("Item identifier does not exist in section snapshot: x", { _ = try $0.parent(of: "x") }),
            ("Item identifier does not exist in section snapshot: x", { try $0.append(["y"], to: "x") }),
            (
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b\n)}",
                { tree in try tree.replace(childrenOf: "a", using: tree.tree(of: "b", includingParent: true)) }
            ),
        ]
        for (sentence, operation) in refused {
            var changed = tree
            let error = #expect(throws: SectionTreeError.self) { try operation(&changed) }
            #expect(error?.description == sentence)
            #expect(changed == tree)
        }
    }

    /// A tree as nested values.
    private struct Node {
        var id: Int
        var isExpanded = false
        var children: [Node] = []

        var all: [Int] { [id] + children.flatMap(\.all) }
        var visible: [Int] { [id] + (isExpanded ? children.flatMap(\.visible) : []) }

        /// Changes the list that holds an item.
        static func change(_ nodes: inout [Node], at id: Int, _ change: (inout [Node], Int) -> Void) {
            if let place = nodes.firstIndex(where: { $0.id == id }) { return change(&nodes, place) }
            for index in nodes.indices { self.change(&nodes[index].children, at: id, change) }
        }
    }

    @Test("42,000 random steps leave what a nested tree holds")
    func model() throws {
        var random = SplitMix64(seed: 41)
        var tree = SectionTree<Int>()
        var nodes: [Node] = []
        for step in 0..<LongRuns.count(42_000) {
            let new = (0..<40).filter { !tree.contains($0) }.shuffled(using: &random).prefix(random.count(3))
            let fresh = new.map { Node(id: $0) }
            let item = tree.items.randomElement(using: &random)
            switch (random.count(6), item) {
            case (0, _):
                try tree.append(Array(new))
                nodes += fresh
            case (1, let item?):
                try tree.append(Array(new), to: item)
                Node.change(&nodes, at: item) { $0[$1].children += fresh }
            case (2, let item?):
                try tree.insert(Array(new), before: item)
                Node.change(&nodes, at: item) { $0.insert(contentsOf: fresh, at: $1) }
            case (3, let item?):
                try tree.insert(Array(new), after: item)
                Node.change(&nodes, at: item) { $0.insert(contentsOf: fresh, at: $1 + 1) }
            case (4, let item?):
                tree.expand([item])
                Node.change(&nodes, at: item) { $0[$1].isExpanded = true }
            case (5, let item?):
                tree.collapse([item])
                Node.change(&nodes, at: item) { $0[$1].isExpanded = false }
            case (_, let item?):
                try tree.delete([item])
                Node.change(&nodes, at: item) { $0.remove(at: $1) }
            default: continue
            }
            #expect(tree.items == nodes.flatMap(\.all), "\(step)")
            #expect(tree.visibleItems == nodes.flatMap(\.visible), "\(step)")
        }
    }
}
