/// Which commands touch which tile, in drawing order.
struct TileBins: Sendable {
    let target: PixelRect
    let tileSize: Int
    let columns: Int
    let rows: Int
    /// The commands of tile i are `items[starts[i] ..< starts[i + 1]]`.
    private let starts: [Int]
    private let items: [Int32]

    /// Works through each command's own tiles only.
    init(_ commands: [PreparedCommand], target: PixelRect, tileSize: Int) {
        self.target = target
        self.tileSize = tileSize
        columns = (target.width + tileSize - 1) / tileSize
        rows = (target.height + tileSize - 1) / tileSize
        let grid = Grid(target: target, tileSize: tileSize, columns: columns)
        var starts = [Int](repeating: 0, count: columns * rows + 1)
        for command in commands { grid.forEachTile(of: command.bounds) { starts[$0 + 1] += 1 } }
        for tile in 0..<columns * rows { starts[tile + 1] += starts[tile] }
        var next = starts
        var items = [Int32](repeating: 0, count: starts[columns * rows])
        for (index, command) in commands.enumerated() {
            grid.forEachTile(of: command.bounds) { tile in
                items[next[tile]] = Int32(index)
                next[tile] += 1
            }
        }
        self.starts = starts
        self.items = items
    }

    var tileCount: Int { columns * rows }

    func commands(of tile: Int) -> ArraySlice<Int32> { items[starts[tile]..<starts[tile + 1]] }

    func rect(of tile: Int) -> PixelRect {
        PixelRect(
            x: target.minX + tile % columns * tileSize, y: target.minY + tile / columns * tileSize, width: tileSize,
            height: tileSize
        ).intersection(target)
    }

    private struct Grid {
        var target: PixelRect
        var tileSize: Int
        var columns: Int

        /// `rect` lies in the target and is not empty.
        func forEachTile(of rect: PixelRect, _ body: (Int) -> Void) {
            for row in (rect.minY - target.minY) / tileSize...(rect.maxY - 1 - target.minY) / tileSize {
                for column in (rect.minX - target.minX) / tileSize...(rect.maxX - 1 - target.minX) / tileSize {
                    body(row * columns + column)
                }
            }
        }
    }
}
