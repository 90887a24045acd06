import Rasterizer

/// What would spare a layer's passes, found by trying.
///
/// Each remedy was applied to a copy of the tree, planned and drawn again; its figures are those of that second frame.
public struct Advice: Sendable {
    /// The layer that forces the passes, as messages name it.
    public let layer: String
    /// All reasons of these passes.
    public let reasons: Set<PassReason>
    /// The passes as the plan names them, `group card {roundedClip}`.
    public let passes: [String]
    /// The smallest set of changes that removes them; nil when no change that was tried keeps the picture.
    public let remedy: Remedy?

    /// A set of changes that removes a layer's passes, and what it was seen to do.
    public struct Remedy: Sendable {
        /// All of them are needed: no smaller set removes the passes.
        public let changes: [LayerChange]
        /// Passes of the whole frame that are spared.
        public let passesSaved: Int
        /// Bytes stored and loaded that are spared, under the tile-memory model.
        public let bytesSaved: Int
        public let difference: PixelDifference
    }
}

/// How far two pictures of one size are apart.
public struct PixelDifference: Hashable, Sendable {
    /// Pixels in which any channel differs.
    public internal(set) var pixels = 0
    /// The largest difference of one channel, 0…255.
    public internal(set) var maximum = 0
    /// The smallest rectangle that holds all differing pixels.
    public internal(set) var rect = PixelRect.empty
}

extension PixelDifference {
    init(_ a: Bitmap, _ b: Bitmap) {
        guard a.bytes != b.bytes else { return }
        for y in 0..<min(a.height, b.height) {
            let row = y * a.width * 4..<(y + 1) * a.width * 4
            if a.bytes[row] != b.bytes[row] { add(row: y, a.bytes[row], b.bytes[row]) }
        }
    }

    private mutating func add(row y: Int, _ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) {
        for x in 0..<a.count / 4 {
            let start = a.startIndex + x * 4
            let distance = (start..<start + 4).reduce(0) { max($0, abs(Int(a[$1]) - Int(b[$1]))) }
            guard distance > 0 else { continue }
            pixels += 1
            maximum = max(maximum, distance)
            rect = rect.union(PixelRect(x: x, y: y, width: 1, height: 1))
        }
    }
}

extension Advice: CustomStringConvertible {
    /// Two or three lines: what forces which passes, what removes them, what that was seen to save.
    public var description: String {
        let title = "\(layer): \(PlanText.count(passes.count, "pass")) \(PlanText.reasons(reasons))"
        guard let remedy else { return "\(title)\n  no change keeps the picture" }
        return "\(title)\n\(remedy.description)"
    }
}

extension Advice.Remedy: CustomStringConvertible {
    public var description: String {
        var lines = changes.map { "  \($0)" }
        switch changes.count {
        case 1: break
        case 2: lines.append("  these two together; either alone removes none")
        default: lines.append("  these \(changes.count) together; no fewer of them remove it")
        }
        lines.append("  \(PlanText.count(-passesSaved, "pass")), \(-bytesSaved) bytes; \(difference)")
        return lines.joined(separator: "\n")
    }
}

extension PixelDifference: CustomStringConvertible {
    public var description: String {
        guard pixels > 0 else { return "pixels identical" }
        return "\(PlanText.count(pixels, "pixel")) by \(maximum) of 255 at most, inside \(rect)"
    }
}

extension PlanText {
    /// `1 pass`, `-5 passes`, `3 pixels`.
    static func count(_ count: Int, _ noun: String) -> String {
        let plural = noun.hasSuffix("s") ? noun + "es" : noun + "s"
        return "\(count) \(abs(count) == 1 ? noun : plural)"
    }
}
