import CoreGraphics
import Rasterizer
import Synchronization

/// A screen's pixels: a whole picture, and tiles that changed since. Frames that differ little share nearly all of
/// them.
final class TiledPicture: Sendable {
    /// Pixels a tile, a side.
    static let tileSide = 64
    /// When more of all tiles than this share has changed, the next picture starts whole.
    private static let mostChanged = 0.25

    private let base: Bitmap
    /// By number: rows of tiles from the top.
    private let tiles: [Int: Bitmap]
    private let whole: Mutex<CGImage?>

    init(_ bitmap: Bitmap) {
        base = bitmap
        tiles = [:]
        whole = Mutex(nil)
    }

    private init(base: Bitmap, tiles: [Int: Bitmap]) {
        self.base = base
        self.tiles = tiles
        whole = Mutex(nil)
    }

    /// All pixels in one buffer, put together when it is first asked for.
    var image: CGImage {
        whole.withLock { known in
            if let known { return known }
            var bitmap = base
            for tile in tiles.values { bitmap.replacePixels(with: tile) }
            let image = CGImage(bitmap: bitmap)
            known = image
            return image
        }
    }

    var rect: PixelRect { base.rect }

    /// Where the pixel's bytes are found without putting the picture together.
    func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let source = tiles[y / Self.tileSide * columns + x / Self.tileSide] ?? base
        let start = ((y - source.rect.minY) * source.width + x - source.rect.minX) * 4
        return (source.bytes[start], source.bytes[start + 1], source.bytes[start + 2], source.bytes[start + 3])
    }

    /// The pixels of a rectangle, as far as there are any.
    func part(_ rect: PixelRect) -> Bitmap {
        let rect = rect.intersection(base.rect)
        var part = base.part(rect)
        guard !tiles.isEmpty else { return part }
        for number in numbers(meeting: rect) {
            if let tile = tiles[number] { part.replacePixels(with: tile) }
        }
        return part
    }

    /// The picture with other pixels in some places; what did not change is shared.
    func replacing(_ patches: [Bitmap]) -> TiledPicture {
        if patches.isEmpty { return self }
        var (base, tiles) = (base, tiles)
        if Double(tiles.count) > Self.mostChanged * Double(columns * rows) { (base, tiles) = (image.bitmap, [:]) }
        for patch in patches {
            for number in numbers(meeting: patch.rect) {
                var tile = tiles.removeValue(forKey: number) ?? base.part(rect(ofTile: number))
                tile.replacePixels(with: patch)
                tiles[number] = tile
            }
        }
        return TiledPicture(base: base, tiles: tiles)
    }

    /// How many tiles two pictures do not share.
    func unsharedTiles(with other: TiledPicture) -> Int {
        let all = Set(tiles.keys).union(other.tiles.keys)
        return all.filter { tiles[$0]?.bytes != other.tiles[$0]?.bytes }.count
    }

    private var columns: Int { (base.width + Self.tileSide - 1) / Self.tileSide }
    private var rows: Int { (base.height + Self.tileSide - 1) / Self.tileSide }

    private func rect(ofTile number: Int) -> PixelRect {
        PixelRect(
            x: number % columns * Self.tileSide, y: number / columns * Self.tileSide, width: Self.tileSide,
            height: Self.tileSide
        ).intersection(base.rect)
    }

    private func numbers(meeting rect: PixelRect) -> [Int] {
        let rect = rect.intersection(base.rect)
        if rect.isEmpty { return [] }
        let across = rect.minX / Self.tileSide...(rect.maxX - 1) / Self.tileSide
        return (rect.minY / Self.tileSide...(rect.maxY - 1) / Self.tileSide).flatMap { row in
            across.map { row * columns + $0 }
        }
    }
}
