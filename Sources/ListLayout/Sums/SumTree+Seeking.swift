extension SumTree {
    /// The first run with which the sum from the start is past a mark, and what lies before the run.
    /// - Parameter isPast: False up to some part, true from then on.
    func seek(_ isPast: (Total) -> Bool) -> (before: Total, element: Element)? {
        guard isPast(total) else { return nil }
        var node = root
        var before = Total.zero
        descent: while node.height > 0 {
            for child in node.children {
                let after = before + child.total
                if isPast(after) {
                    node = child
                    continue descent
                }
                before = after
            }
            return nil
        }
        for element in node.elements {
            let after = before + element.total
            if isPast(after) { return (before, element) }
            before = after
        }
        return nil
    }

    /// Runs in order, from the one that holds a part on, each with what lies before it, as long as the answer is true.
    func visit(from part: Int, _ body: (_ before: Total, _ element: Element) -> Bool) {
        _ = Self.visit(root, from: part, .zero, body)
    }

    private static func visit(
        _ node: Node, from part: Int, _ before: Total, _ body: (Total, Element) -> Bool
    ) -> Bool {
        var before = before
        for element in node.elements {
            let after = before + element.total
            if after.parts > part, !body(before, element) { return false }
            before = after
        }
        for child in node.children {
            let after = before + child.total
            if after.parts > part, !visit(child, from: part, before, body) { return false }
            before = after
        }
        return true
    }

    /// All runs in order.
    var elements: [Element] {
        var elements: [Element] = []
        visit(from: 0) {
            elements.append($1)
            return true
        }
        return elements
    }
}
