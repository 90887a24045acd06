/// Bytes under the tile-memory model: whole tiles of 32×32 pixels, 4 bytes each (assumed).
enum TileMemory {
    static let tileSide = 32

    /// Saturates, for sides that no surface has.
    static func bytes(width: Int, height: Int) -> Int {
        let (columns, rows) = ((max(0, width) + tileSide - 1) / tileSide, (max(0, height) + tileSide - 1) / tileSide)
        return columns.saturatingProduct(rows).saturatingProduct(tileSide * tileSide * 4)
    }
}
