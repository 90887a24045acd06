import CPixelKernels

/// The memory in which tiles are drawn.
final class TileMemory {
    /// The size of the largest tile.
    let size: Int
    /// Rows of source pixels.
    let source: ScratchMemory<UInt8>
    /// A coarse row on its way to a fine one.
    let line: ScratchMemory<UInt16>
    /// A tile's pixels for each depth of groups.
    private var levels: [ScratchMemory<UInt8>] = []
    /// Coverage bytes: a shape's own, and further ones for clips and differences.
    private var layers: [ScratchMemory<UInt8>] = []

    /// Few, so that they stay in the first-level cache.
    static let sourceRows = 8

    /// Kernels go on behind the last pixel.
    private static let spare = Int(CPK_SPARE_BYTES)

    init(size: Int) {
        self.size = size
        let width = TileGrid(x: 0, y: 0, size: size).width
        source = ScratchMemory(count: width * 4 * Self.sourceRows + Self.spare)
        line = ScratchMemory(count: EnlargedBitmap.lineLength(width))
    }

    /// The bytes of all tiles.
    var byteCount: Int { source.count + line.count * 2 + levels.count * size * size * 4 + layers.count * size * size }

    func level(_ depth: Int) -> UnsafeMutablePointer<UInt8> {
        while levels.count <= depth { levels.append(ScratchMemory(count: size * size * 4 + Self.spare)) }
        return levels[depth].base
    }

    func layer(_ number: Int) -> UnsafeMutablePointer<UInt8> {
        while layers.count <= number { layers.append(ScratchMemory(count: size * size)) }
        return layers[number].base
    }
}
