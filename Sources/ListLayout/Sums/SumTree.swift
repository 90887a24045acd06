/// A sequence of runs that knows its sums: what lies before a part, and which part a sum falls into.
///
/// A balanced tree with up to 64 runs in a leaf. Nodes never change, so a copy costs nothing and shares all that a later
/// edit leaves alone; an edit makes the nodes on its way anew. Look-ups, edits, cuts and joins cost the logarithm of the
/// number of runs.
struct SumTree<Element: SumElement>: Sendable {
    typealias Total = Element.Total

    static var leafLimit: Int { 64 }
    static var branchLimit: Int { 16 }

    final class Node: Sendable {
        /// 0 for leaves.
        let height: Int
        let total: Total
        let elements: [Element]
        let children: [Node]

        init(elements: [Element]) {
            height = 0
            total = elements.reduce(.zero) { $0 + $1.total }
            self.elements = elements
            children = []
        }

        /// All of the same height.
        init(children: [Node]) {
            height = children[0].height + 1
            total = children.reduce(.zero) { $0 + $1.total }
            elements = []
            self.children = children
        }
    }

    private(set) var root: Node

    init() { root = Node(elements: []) }

    init(_ elements: some Sequence<Element>) {
        var runs: [Element] = []
        runs.reserveCapacity(elements.underestimatedCount)
        for element in elements {
            if let last = runs.last, let joined = last.joined(with: element) {
                runs[runs.count - 1] = joined
            } else {
                runs.append(element)
            }
        }
        var nodes = Self.groups(runs, Self.leafLimit).map { Node(elements: $0) }
        while nodes.count > 1 { nodes = Self.groups(nodes, Self.branchLimit).map { Node(children: $0) } }
        root = nodes.first ?? Node(elements: [])
    }

    private init(_ root: Node) { self.root = root }

    var total: Total { root.total }

    /// As few groups as possible, the last two of about the same size.
    private static func groups<Part>(_ parts: [Part], _ limit: Int) -> [[Part]] {
        var groups: [[Part]] = []
        var start = 0
        while start < parts.count {
            let rest = parts.count - start
            let size = rest > limit && rest < limit * 2 ? (rest + 1) / 2 : min(rest, limit)
            groups.append(Array(parts[start..<start + size]))
            start += size
        }
        return groups
    }

    // MARK: Cuts and joins

    /// The parts in a range.
    subscript(range: Range<Int>) -> SumTree {
        let range = range.clamped(to: 0..<total.parts)
        return range.isEmpty ? SumTree() : SumTree(Self.cut(root, range))
    }

    mutating func append(_ other: SumTree) { root = Self.join(root, other.root) }

    /// Puts runs in the place of a range of parts.
    mutating func replace(_ range: Range<Int>, with elements: [Element]) {
        if let node = Self.replaced(in: root, range, elements) {
            root = node
            return
        }
        var tree = self[0..<range.lowerBound]
        tree.append(SumTree(elements))
        tree.append(self[range.upperBound..<total.parts])
        self = tree
    }

    mutating func insert(_ other: SumTree, at part: Int) {
        var tree = self[0..<part]
        tree.append(other)
        tree.append(self[part..<total.parts])
        self = tree
    }

    private static func join(_ left: Node, _ right: Node) -> Node {
        if left.total.parts == 0 { return right }
        if right.total.parts == 0 { return left }
        if left.height > right.height {
            let last = join(left.children[left.children.count - 1], right)
            let rest = left.children.dropLast()
            return branch(rest + (last.height < left.height ? [last] : last.children))
        }
        if left.height < right.height {
            let first = join(left, right.children[0])
            return branch((first.height < right.height ? [first] : first.children) + right.children.dropFirst())
        }
        if left.height > 0 { return branch(left.children + right.children) }
        let least = leafLimit / 2
        if left.elements.count >= least, right.elements.count >= least { return Node(children: [left, right]) }
        return leaf(joined(left.elements, right.elements))
    }

    private static func joined(_ left: [Element], _ right: [Element]) -> [Element] {
        guard let last = left.last, let first = right.first, let middle = last.joined(with: first) else {
            return left + right
        }
        return left.dropLast() + CollectionOfOne(middle) + right.dropFirst()
    }

    /// A leaf, or two with a node above them.
    private static func leaf(_ elements: [Element]) -> Node {
        guard elements.count > leafLimit else { return Node(elements: elements) }
        let half = elements.count / 2
        return Node(children: [Node(elements: Array(elements[..<half])), Node(elements: Array(elements[half...]))])
    }

    /// A node, or two with a node above them.
    private static func branch(_ children: some RandomAccessCollection<Node>) -> Node {
        guard children.count > branchLimit else { return Node(children: Array(children)) }
        let half = children.count / 2
        return Node(children: [
            Node(children: Array(children.prefix(half))), Node(children: Array(children.dropFirst(half))),
        ])
    }

    /// - Parameter range: Not empty.
    private static func cut(_ node: Node, _ range: Range<Int>) -> Node {
        if range.lowerBound <= 0, range.upperBound >= node.total.parts { return node }
        var pieces: [Node] = []
        var whole: [Node] = []
        var elements: [Element] = []
        var start = 0
        for element in node.elements {
            let end = start + element.total.parts
            if let part = Self.part(of: element, range.clamped(to: start..<end), from: start) { elements.append(part) }
            start = end
        }
        if node.height == 0 { return Node(elements: elements) }
        for child in node.children {
            let end = start + child.total.parts
            let part = range.clamped(to: start..<end)
            if part == start..<end {
                whole.append(child)
            } else if !part.isEmpty {
                if let node = together(whole) { pieces.append(node) }
                whole = []
                pieces.append(cut(child, part.lowerBound - start..<part.upperBound - start))
            }
            start = end
        }
        if let node = together(whole) { pieces.append(node) }
        return pieces.dropFirst().reduce(pieces[0], join)
    }

    private static func together(_ nodes: [Node]) -> Node? {
        nodes.count > 1 ? Node(children: nodes) : nodes.first
    }

    private static func part(of element: Element, _ range: Range<Int>, from start: Int) -> Element? {
        guard !range.isEmpty else { return nil }
        var part = element
        if range.upperBound < start + element.total.parts { part = part.split(after: range.upperBound - start).0 }
        if range.lowerBound > start { part = part.split(after: range.lowerBound - start).1 }
        return part
    }

    /// The common case, a change inside one leaf that stays a leaf; nil where it is not.
    private static func replaced(in node: Node, _ range: Range<Int>, _ elements: [Element]) -> Node? {
        var start = 0
        if node.height == 0 {
            let head = cut(node, before: range.lowerBound)
            let tail = cut(node, after: range.upperBound)
            let all = joined(joined(head, elements), tail)
            // Few runs are whole lists, or leaves that have to find a neighbour.
            return all.count <= leafLimit && all.count >= min(leafLimit / 2, node.elements.count)
                ? Node(elements: all) : nil
        }
        for (index, child) in node.children.enumerated() {
            let end = start + child.total.parts
            if range.lowerBound < end {
                guard range.upperBound <= end else { return nil }
                let inner = range.lowerBound - start..<range.upperBound - start
                guard let changed = replaced(in: child, inner, elements) else { return nil }
                var children = node.children
                children[index] = changed
                return Node(children: children)
            }
            start = end
        }
        return nil
    }

    private static func cut(_ leaf: Node, before part: Int) -> [Element] {
        part > 0 ? cut(leaf, 0..<part).elements : []
    }

    private static func cut(_ leaf: Node, after part: Int) -> [Element] {
        part < leaf.total.parts ? cut(leaf, part..<leaf.total.parts).elements : []
    }
}
