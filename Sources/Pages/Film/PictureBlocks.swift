import CoreGraphics
import Foundation
import Rasterizer
import TextFormatting

/// Pictures that stand in the page once each, by their content; of a frame's what differs from a key picture.
struct PictureBlocks {
    /// Pixels a side of the tiles that are compared.
    private static let side = 64
    /// When more of all tiles than this share differs, the frame is the next key.
    private static let mostChanged = 0.5

    /// Blocks that are not in the page yet: id, and the PNG in base64.
    private var waiting: [(id: String, text: [UInt8])] = []
    private var known = Set<String>()
    private var key: (bitmap: Bitmap, hash: String)?

    /// The name of a picture's block.
    mutating func add(_ image: CGImage) -> String { add(image.bitmap) }

    private mutating func add(_ bitmap: Bitmap) -> String {
        let digits = String(bitmap.digest, radix: 16)
        let hash = String(repeating: "0", count: 16 - digits.count) + digits
        guard known.insert(hash).inserted else { return hash }
        let image = CGImage(bitmap: bitmap.moved(to: (0, 0)))
        guard let png = try? PNG.encode(image) else { return hash }
        waiting.append(("p" + hash, [UInt8](PageText.base64(png).utf8)))
        return hash
    }

    mutating func takeBlocks() -> [(id: String, text: [UInt8])] {
        defer { waiting = [] }
        return waiting
    }

    /// `[key, [x, y, width, height, picture]…]`: a key picture, and the pixels in which the frame differs from it.
    mutating func addFrame(_ image: CGImage) -> JSONValue {
        let bitmap = image.bitmap
        if let key, key.bitmap.rect == bitmap.rect, let rects = Self.changes(from: key.bitmap, to: bitmap) {
            let patches = rects.map { rect in
                JSONValue.array(
                    [rect.minX, rect.minY, rect.width, rect.height].map { .integer($0) }
                        + [.string(add(bitmap.part(rect)))])
            }
            return .array([.string(key.hash)] + patches)
        }
        let hash = add(bitmap)
        key = (bitmap, hash)
        return .array([.string(hash)])
    }

    /// Rectangles of tiles that hold all that differs; nil when most does.
    private static func changes(from old: Bitmap, to new: Bitmap) -> [PixelRect]? {
        let (width, height) = (old.width, old.height)
        let columns = (width + side - 1) / side
        let rows = (height + side - 1) / side
        var open: [Range<Int>: Int] = [:]
        var found: [PixelRect] = []
        var changed = 0
        for row in 0..<rows {
            let y = row * side..<min(height, (row + 1) * side)
            let differs = differingColumns(old, new, y, columns: columns)
            changed += differs.lazy.filter { $0 }.count
            var next: [Range<Int>: Int] = [:]
            for run in runs(in: differs) {
                if let place = open[run] {
                    found[place].maxY = y.upperBound
                    next[run] = place
                } else {
                    next[run] = found.count
                    found.append(
                        PixelRect(
                            minX: run.lowerBound * side, minY: y.lowerBound, maxX: min(width, run.upperBound * side),
                            maxY: y.upperBound))
                }
            }
            open = next
        }
        if Double(changed) > mostChanged * Double(columns * rows) { return nil }
        return found.map { $0.offset(x: old.rect.minX, y: old.rect.minY) }
    }

    private static func differingColumns(
        _ old: Bitmap, _ new: Bitmap, _ rows: Range<Int>, columns: Int
    ) -> [Bool] {
        var differs = [Bool](repeating: false, count: columns)
        let stride = old.width * 4
        old.bytes.withUnsafeBytes { a in
            new.bytes.withUnsafeBytes { b in
                for y in rows {
                    let start = y * stride
                    if memcmp(a.baseAddress! + start, b.baseAddress! + start, stride) == 0 { continue }
                    for column in 0..<columns where !differs[column] {
                        let from = start + column * side * 4
                        let count = min(side * 4, start + stride - from)
                        differs[column] = memcmp(a.baseAddress! + from, b.baseAddress! + from, count) != 0
                    }
                }
            }
        }
        return differs
    }

    private static func runs(in differs: [Bool]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for (column, isOn) in (differs + [false]).enumerated() {
            if isOn, start == nil { start = column }
            if !isOn, let first = start {
                found.append(first..<column)
                start = nil
            }
        }
        return found
    }
}
