/// Squares of pixels that cover a plane.
struct TileGrid: Sendable {
    /// The corner of some tile.
    var x: Int
    var y: Int
    var size: Int

    func column(of x: Int) -> Int { TileGrid.floor(x - self.x, size) }
    func row(of y: Int) -> Int { TileGrid.floor(y - self.y, size) }

    func rect(column: Int, row: Int) -> PixelRect {
        PixelRect(x: x + column * size, y: y + row * size, width: size, height: size)
    }

    private static func floor(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
}

/// Which commands touch which tile, in drawing order.
struct TileBins: Sendable {
    let target: PixelRect
    let grid: TileGrid
    let columns: Int
    let rows: Int
    private let firstColumn: Int
    private let firstRow: Int
    /// The commands of tile i are `items[starts[i] ..< starts[i + 1]]`.
    private let starts: [Int32]
    private let items: [Int32]

    /// Works through each command's own tiles only. The bounds of all items lie in `target`, which is not empty.
    init(_ commands: [TileItem], target: PixelRect, grid: TileGrid) {
        self.target = target
        self.grid = grid
        firstColumn = grid.column(of: target.minX)
        firstRow = grid.row(of: target.minY)
        columns = grid.column(of: target.maxX - 1) - firstColumn + 1
        rows = grid.row(of: target.maxY - 1) - firstRow + 1
        let places = Places(
            x: Int32(truncatingIfNeeded: grid.x + firstColumn * grid.size),
            y: Int32(truncatingIfNeeded: grid.y + firstRow * grid.size), size: UInt32(grid.size), columns: columns)
        var starts = [Int32](repeating: 0, count: columns * rows + 2)
        // Counted two places on, so that filling leaves each start where it belongs.
        starts.withUnsafeMutableBufferPointer { starts in
            for command in commands { places.forEachTile(of: command.bounds) { starts[$0 + 2] += 1 } }
            for tile in 2..<max(2, starts.count) { starts[tile] += starts[tile - 1] }
        }
        let total = Int(starts[columns * rows + 1])
        items = [Int32](unsafeUninitializedCapacity: total) { items, count in
            starts.withUnsafeMutableBufferPointer { starts in
                for (index, command) in commands.enumerated() {
                    places.forEachTile(of: command.bounds) { tile in
                        items[Int(starts[tile + 1])] = Int32(truncatingIfNeeded: index)
                        starts[tile + 1] += 1
                    }
                }
            }
            count = total
        }
        self.starts = starts
    }

    var tileCount: Int { columns * rows }

    /// Calls `body` with the numbers of a tile's commands.
    func withCommands<R>(of tile: Int, _ body: (UnsafeBufferPointer<Int32>) -> R) -> R {
        items.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(starts[tile])..<Int(starts[tile + 1])]))
        }
    }

    func rect(of tile: Int) -> PixelRect {
        grid.rect(column: firstColumn + tile % columns, row: firstRow + tile / columns).intersection(target)
    }

    /// The tile that holds a pixel of the target.
    func tile(atX x: Int, y: Int) -> Int {
        (grid.row(of: y) - firstRow) * columns + grid.column(of: x) - firstColumn
    }

    private struct Places {
        var x: Int32
        var y: Int32
        var size: UInt32
        var columns: Int

        @inline(__always)
        func forEachTile(of bounds: TileItem.Bounds, _ body: (Int) -> Void) {
            let left = Int(UInt32(bitPattern: bounds.minX &- x) / size)
            let right = Int(UInt32(bitPattern: bounds.maxX &- 1 &- x) / size)
            let top = Int(UInt32(bitPattern: bounds.minY &- y) / size)
            let bottom = Int(UInt32(bitPattern: bounds.maxY &- 1 &- y) / size)
            var row = top
            while row <= bottom {
                var column = left
                while column <= right {
                    body(row * columns + column)
                    column += 1
                }
                row += 1
            }
        }
    }
}
