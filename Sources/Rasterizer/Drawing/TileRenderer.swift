/// Draws lists of commands into bitmaps, tile by tile.
///
/// Commands are binned by the tiles they may touch; tiles are independent, so threads and tile size never change a
/// pixel.
package struct TileRenderer: Sendable {
    /// 1 or more.
    package var threads: Int
    /// Side of a tile in pixels, 16 or more.
    package var tileSize: Int

    package init(threads: Int = 1, tileSize: Int = 64) {
        self.threads = threads
        self.tileSize = tileSize
    }

    /// Draws `commands` in order over what `bitmap` holds.
    package func render(_ commands: [DrawCommand], into bitmap: inout Bitmap) {
        fatalError("unimplemented")
    }
}
