/// Rectangles of pixels that cover a plane: of as many as a square of a size, but four times as wide as high, because
/// what begins and ends a row costs as much as some pixels.
struct TileGrid: Sendable {
    /// The corner of some tile.
    var x: Int
    var y: Int
    /// 2 or more.
    var size: Int

    var width: Int { size * 2 }
    var height: Int { size / 2 }

    func column(of x: Int) -> Int { TileGrid.floor(x - self.x, width) }
    func row(of y: Int) -> Int { TileGrid.floor(y - self.y, height) }

    func rect(column: Int, row: Int) -> PixelRect {
        PixelRect(x: x + column * width, y: y + row * height, width: width, height: height)
    }

    private static func floor(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
}
