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
    init(_ commands: [TileItem], target: PixelRect, grid: TileGrid, workers: Int = 1) {
        self.target = target
        self.grid = grid
        firstColumn = grid.column(of: target.minX)
        firstRow = grid.row(of: target.minY)
        columns = grid.column(of: target.maxX - 1) - firstColumn + 1
        rows = grid.row(of: target.maxY - 1) - firstRow + 1
        let places = Places(
            x: Int32(truncatingIfNeeded: grid.x + firstColumn * grid.width),
            y: Int32(truncatingIfNeeded: grid.y + firstRow * grid.height), width: UInt32(grid.width),
            height: UInt32(grid.height), columns: columns)
        (starts, items) = TileBins.sorted(
            commands, into: columns * rows, places, workers: commands.count < TileBins.fewCommands ? 1 : workers)
    }

    /// A list of so few commands is binned sooner than another thread wakes.
    private static let fewCommands = 4096

    /// Counts the commands of each tile, then puts each at its place. Every worker does so for its own stretch of them;
    /// in a tile the earlier workers' commands come first.
    private static func sorted(
        _ commands: [TileItem], into tiles: Int, _ places: Places, workers: Int
    ) -> (starts: [Int32], items: [Int32]) {
        var next = [Int32](repeating: 0, count: workers * tiles)
        var starts = [Int32](repeating: 0, count: tiles + 1)
        var items: [Int32] = []
        next.withUnsafeMutableBufferPointer { next in
            let counts = Tallies(base: next.baseAddress!, tiles: tiles)
            let stretches = Crew.stretches(of: commands.count, parts: workers)
            Crew.perform(workers) { counts.tally(commands[stretches[$0]], places, of: $0) }
            for tile in 0..<tiles {
                starts[tile + 1] = starts[tile]
                for worker in 0..<workers { counts.advance(&starts[tile + 1], tile, of: worker) }
            }
            let total = Int(starts[tiles])
            items = [Int32](unsafeUninitializedCapacity: total) { items, count in
                if let base = items.baseAddress {
                    let slots = Slots(base: base, count: total)
                    Crew.perform(workers) { counts.put(commands[stretches[$0]], places, of: $0, into: slots) }
                }
                count = total
            }
        }
        return (starts, items)
    }

    /// The commands' numbers, tile after tile.
    ///
    /// Sendable, because no two workers have a place in common, and the memory outlives them.
    private struct Slots: @unchecked Sendable {
        let base: UnsafeMutablePointer<Int32>
        let count: Int
    }

    /// Numbers for each worker and tile: how many commands, then the next free place.
    ///
    /// Sendable, because each worker touches its own numbers only, and the memory outlives them.
    private struct Tallies: @unchecked Sendable {
        let base: UnsafeMutablePointer<Int32>
        let tiles: Int

        func tally(_ commands: ArraySlice<TileItem>, _ places: Places, of worker: Int) {
            let own = base + worker * tiles
            for command in commands { places.forEachTile(of: command.bounds) { own[$0] += 1 } }
        }

        /// Makes a number a place.
        func advance(_ place: inout Int32, _ tile: Int, of worker: Int) {
            let number = base[worker * tiles + tile]
            base[worker * tiles + tile] = place
            place += number
        }

        func put(_ commands: ArraySlice<TileItem>, _ places: Places, of worker: Int, into slots: Slots) {
            let own = base + worker * tiles
            for index in commands.indices {
                places.forEachTile(of: commands[index].bounds) { tile in
                    assert(own[tile] < slots.count)
                    slots.base[Int(own[tile])] = Int32(truncatingIfNeeded: index)
                    own[tile] += 1
                }
            }
        }
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
        var width: UInt32
        var height: UInt32
        var columns: Int

        @inline(__always)
        func forEachTile(of bounds: SmallRect, _ body: (Int) -> Void) {
            if bounds.isEmpty { return }
            let left = Int(UInt32(bitPattern: bounds.minX &- x) / width)
            let right = Int(UInt32(bitPattern: bounds.maxX &- 1 &- x) / width)
            let top = Int(UInt32(bitPattern: bounds.minY &- y) / height)
            let bottom = Int(UInt32(bitPattern: bounds.maxY &- 1 &- y) / height)
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
