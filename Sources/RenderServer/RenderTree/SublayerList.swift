/// Sublayers in array order, in chunks, so that a change to one of 100,000 siblings copies one chunk, and so that whole
/// chunks can be skipped by their summaries.
package struct SublayerList: Sendable {
    /// The most nodes a chunk holds.
    package static let chunkCapacity = 64

    package final class Chunk: Sendable {
        /// Set once; emptied only by `takeNodes`, when nobody else refers to the chunk any more.
        package nonisolated(unsafe) private(set) var nodes: [RenderNode]
        /// All nodes together.
        package let summary: NodeSummary
        /// Where each node draws, side by side, so that those elsewhere are passed over without a look at them;
        /// everything for a node of which that cannot be told.
        let extents: [PlaneRect]
        private let viewLayers: UInt64

        package init(_ nodes: [RenderNode]) {
            precondition(nodes.count <= SublayerList.chunkCapacity, "a chunk of sublayers is full")
            self.nodes = nodes
            summary = nodes.reduce(into: NodeSummary()) { $0.add($1.summary) }
            extents = nodes.map { $0.summary.isBounded ? $0.summary.extent : .everything }
            viewLayers = nodes.indices.reduce(0) { $0 | (nodes[$1].isViewLayer ? 1 << UInt64($1) : 0) }
        }

        func isViewLayer(_ index: Int) -> Bool { viewLayers >> UInt64(index) & 1 == 1 }

        /// The nodes with others in place of some; all of them may be others.
        fileprivate func nodes(replacedBy new: NewNodes, _ range: Range<Int>) -> [RenderNode] {
            if range.count == nodes.count { return Array(new.nodes[range]) }
            var result = nodes
            for index in range { result[new.places[index] % SublayerList.chunkCapacity] = new.nodes[index] }
            return result
        }

        /// For a chunk that is about to go and that nobody else refers to.
        func takeNodes() -> [RenderNode] {
            defer { nodes = [] }
            return nodes
        }
    }

    package private(set) var chunks: [Chunk]
    package private(set) var count: Int

    /// Groups `nodes` into full chunks, in order.
    package init(_ nodes: [RenderNode] = []) {
        count = nodes.count
        chunks = stride(from: 0, to: nodes.count, by: Self.chunkCapacity).map {
            Chunk(Array(nodes[$0..<Swift.min($0 + Self.chunkCapacity, nodes.count)]))
        }
    }

    package var isEmpty: Bool { count == 0 }

    /// All chunks together.
    package var summary: NodeSummary { chunks.reduce(into: NodeSummary()) { $0.add($1.summary) } }

    /// Puts new nodes in their places, and copies only the chunks that hold them.
    /// - Returns: how many chunks were copied.
    @discardableResult
    package mutating func replace(_ new: NewNodes) -> Int {
        let new = new.inOrder
        var copied = 0
        var first = 0
        while first < new.places.count {
            let chunk = new.places[first] / Self.chunkCapacity
            var end = first
            while end < new.places.count, new.places[end] / Self.chunkCapacity == chunk { end += 1 }
            chunks[chunk] = Chunk(chunks[chunk].nodes(replacedBy: new, first..<end))
            first = end
            copied += 1
        }
        return copied
    }
}

extension SublayerList: Sequence {
    package func makeIterator() -> some IteratorProtocol<RenderNode> {
        chunks.lazy.flatMap(\.nodes).makeIterator()
    }
}
