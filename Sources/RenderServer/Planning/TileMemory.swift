import Rasterizer

/// Bytes under the tile-memory model: whole tiles of 32×32 pixels, 4 bytes each (assumed).
enum TileMemory {
    static let tileSide = 32

    static func bytes(width: Int, height: Int) -> Int {
        let (columns, rows) = ((max(0, width) + tileSide - 1) / tileSide, (max(0, height) + tileSide - 1) / tileSide)
        let (tiles, overflow) = columns.multipliedReportingOverflow(by: rows)
        let (bytes, overflows) = tiles.multipliedReportingOverflow(by: tileSide * tileSide * 4)
        return overflow || overflows ? Int.max / 4096 : bytes
    }
}
