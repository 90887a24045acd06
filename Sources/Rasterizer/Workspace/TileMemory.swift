/// Where tiles are drawn.
final class TileMemory {
    /// The longest side of a tile in pixels.
    let size: Int
    /// Rows of source pixels.
    let source: ScratchMemory<UInt8>
    /// A coarse row on its way to a fine one.
    let line: ScratchMemory<UInt16>
    /// A tile's pixels for each depth of groups.
    private var levels: [ScratchMemory<UInt8>] = []
    /// Coverage bytes: a shape's own, and further ones for clips and differences.
    private var layers: [ScratchMemory<UInt8>] = []

    /// Few, so that they stay in the first-level cache beside a tile.
    static let sourceRows = 16

    init(size: Int) {
        self.size = size
        source = ScratchMemory(count: size * 4 * Self.sourceRows)
        line = ScratchMemory(count: EnlargedBitmap.lineLength(size))
    }

    /// Of all tiles.
    var byteCount: Int { source.count + line.count * 2 + levels.count * size * size * 4 + layers.count * size * size }

    func level(_ depth: Int) -> UnsafeMutablePointer<UInt8> {
        while levels.count <= depth { levels.append(ScratchMemory(count: size * size * 4)) }
        return levels[depth].base
    }

    func layer(_ number: Int) -> UnsafeMutablePointer<UInt8> {
        while layers.count <= number { layers.append(ScratchMemory(count: size * size)) }
        return layers[number].base
    }
}
