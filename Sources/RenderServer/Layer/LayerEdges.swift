/// Edges of a layer's bounds, by the bits of `CAEdgeAntialiasingMask`.
struct LayerEdges: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let minX = LayerEdges(rawValue: 1)
    static let maxX = LayerEdges(rawValue: 2)
    static let minY = LayerEdges(rawValue: 4)
    static let maxY = LayerEdges(rawValue: 8)
    static let all: LayerEdges = [.minX, .maxX, .minY, .maxY]
}

extension LayerValues {
    /// Edges with antialiasing; none by default, as on a device.
    var softEdges: LayerEdges {
        allowsEdgeAntialiasing ? LayerEdges(rawValue: edgeAntialiasingMask).intersection(.all) : []
    }
}
