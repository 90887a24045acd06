/// Nodes that were made anew, for places among siblings: one for a place, in any order.
package struct NewNodes {
    /// Places and nodes side by side: the places are gone through more often than the nodes are touched.
    private(set) var places: [Int] = []
    private(set) var nodes: [RenderNode] = []
    private var areInOrder = true

    package init() {}

    package var isEmpty: Bool { places.isEmpty }

    package mutating func append(_ node: RenderNode, at place: Int) {
        if let last = places.last, last > place { areInOrder = false }
        places.append(place)
        nodes.append(node)
    }

    /// The nodes by ascending places, as most come anyway.
    var inOrder: NewNodes {
        if areInOrder { return self }
        var result = NewNodes()
        for index in places.indices.sorted(by: { places[$0] < places[$1] }) {
            result.append(nodes[index], at: places[index])
        }
        return result
    }
}
