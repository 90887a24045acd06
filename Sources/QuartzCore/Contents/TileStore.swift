import CoreGraphics
import Foundation
import Rasterizer

/// The tiles that a tiled layer has drawn.
struct TileStore {
    /// A tile's column and row; tile (0, 0) begins at the origin of the layer's space.
    struct Place: Hashable {
        var column: Int
        var row: Int
    }

    /// A drawn tile.
    struct Tile {
        /// In the layer's space: the tile as far as it lies in the bounds.
        var area: CGRect
        var image: CGImage
    }

    /// What tiles are cut by; other tiles are of no use under another one.
    struct Grid: Hashable {
        /// Pixels.
        var width, height: Int
        /// Pixels a point.
        var scale: Double
        var isOpaque: Bool

        /// A tile in the layer's space.
        func rect(of place: Place) -> CGRect {
            let (width, height) = (Double(width) / scale, Double(height) / scale)
            return CGRect(x: Double(place.column) * width, y: Double(place.row) * height, width: width, height: height)
        }

        /// The tiles that meet a rectangle of the layer's space.
        func places(meeting rect: CGRect) -> Places {
            func range(_ low: CGFloat, _ high: CGFloat, _ side: Int) -> Range<Int> {
                let limit = 1e9
                let (first, end) = (Double(low) * scale / Double(side), Double(high) * scale / Double(side))
                let from = Int(max(-limit, min(limit, first.rounded(.down))))
                return from..<max(from, Int(max(-limit, min(limit, end.rounded(.up)))))
            }
            guard rect.width > 0, rect.height > 0 else { return Places(columns: 0..<0, rows: 0..<0) }
            return Places(
                columns: range(rect.minX, rect.maxX, width), rows: range(rect.minY, rect.maxY, height))
        }
    }

    /// A block of tiles.
    struct Places: Hashable {
        var columns: Range<Int>
        var rows: Range<Int>

        var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

        var all: [Place] { rows.flatMap { row in columns.map { Place(column: $0, row: row) } } }

        /// The block with as many tiles more on each side as it has itself.
        var surroundings: Places {
            Places(
                columns: columns.lowerBound - columns.count..<columns.upperBound + columns.count,
                rows: rows.lowerBound - rows.count..<rows.upperBound + rows.count)
        }

        func contains(_ place: Place) -> Bool { columns.contains(place.column) && rows.contains(place.row) }
    }

    private(set) var grid: Grid?
    private(set) var tiles: [Place: Tile] = [:]
    /// The block that is shown, and the bounds that it was shown in; nil after a change.
    private var shown: (places: Places, bounds: CGRect)?

    /// True if the block is shown already, and nothing of it has changed.
    func isShowing(_ places: Places, in bounds: CGRect) -> Bool {
        shown.map { $0.places == places && $0.bounds == bounds } ?? false
    }

    /// Forgets tiles that meet a rectangle; nil forgets all.
    mutating func invalidate(_ rect: CGRect?) {
        shown = nil
        guard let rect else { return tiles.removeAll() }
        tiles = tiles.filter { !$0.value.area.intersects(rect) }
    }

    /// Goes on with another grid, whose tiles are drawn anew.
    mutating func use(_ grid: Grid) {
        guard self.grid != grid else { return }
        self.grid = grid
        invalidate(nil)
    }

    /// The tile at a place, if it was drawn and has the area that it should have.
    func tile(at place: Place, area: CGRect) -> Tile? {
        tiles[place].flatMap { $0.area == area ? $0 : nil }
    }

    mutating func store(_ tile: Tile, at place: Place) {
        tiles[place] = tile
        shown = nil
    }

    /// Keeps what is shown and what lies around it.
    mutating func show(_ places: Places, in bounds: CGRect) {
        shown = (places, bounds)
        let kept = places.surroundings
        tiles = tiles.filter { kept.contains($0.key) }
    }

    /// The tiles of a block as one picture.
    /// - Parameter area: What the block shows, in the layer's space.
    func picture(of places: Places, in area: CGRect) -> CGImage? {
        guard let grid else { return nil }
        let (x, y) = (grid.pixel(area.minX), grid.pixel(area.minY))
        let (width, height) = (grid.pixel(area.maxX) - x, grid.pixel(area.maxY) - y)
        guard width > 0, height > 0 else { return nil }
        var bitmap = Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height))
        for place in places.all {
            guard let tile = tiles[place] else { continue }
            bitmap.copy(tile.image.bitmap, toX: grid.pixel(tile.area.minX) - x, y: grid.pixel(tile.area.minY) - y)
        }
        let fonts = places.all.reduce(into: FontSet()) { fonts, place in
            if let tile = tiles[place] { fonts.formUnion(tile.image.fonts) }
        }
        return CGImage(bitmap: bitmap, fonts: fonts)
    }
}

extension TileStore.Grid {
    /// The pixel line at a place of the layer's space.
    func pixel(_ place: CGFloat) -> Int { Int((Double(place) * scale + 0.5).rounded(.down)) }
}

extension Bitmap {
    /// Puts another bitmap's pixels in the place of this one's.
    fileprivate mutating func copy(_ other: Bitmap, toX x: Int, y: Int) {
        let place = PixelRect(x: x, y: y, width: other.width, height: other.height).intersection(rect)
        guard !place.isEmpty else { return }
        for row in place.minY..<place.maxY {
            let target = (row * width + place.minX) * 4
            let source = ((row - y) * other.width + place.minX - x) * 4
            let count = place.width * 4
            bytes.replaceSubrange(target..<target + count, with: other.bytes[source..<source + count])
        }
    }
}
