/// A rectangle of whole pixels, half open: it holds the pixels `minX ..< maxX` by `minY ..< maxY`.
///
/// Kept apart from `CGRect`, which is in points. An empty rectangle has `maxX <= minX` or `maxY <= minY`.
public struct PixelRect: Hashable, Sendable {
    public var minX: Int
    public var minY: Int
    public var maxX: Int
    public var maxY: Int

    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    public var width: Int { max(0, maxX - minX) }
    public var height: Int { max(0, maxY - minY) }
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// The number of pixels.
    public var area: Int { width * height }

    public func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    public func contains(x: Int, y: Int) -> Bool {
        x >= minX && x < maxX && y >= minY && y < maxY
    }

    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty
            || (other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY)
    }

    public func outset(by amount: Int) -> PixelRect {
        PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
    }

    public func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}

extension PixelRect {
    /// Calls `body` with what is left of this rectangle without `hole`: at most four rectangles side by side.
    package func forEachPart(without hole: PixelRect, _ body: (PixelRect) -> Void) {
        let hole = intersection(hole)
        if hole.isEmpty { return isEmpty ? () : body(self) }
        let parts = [
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
        ]
        for part in parts where !part.isEmpty { body(part) }
    }
}

extension PixelRect: CustomStringConvertible {
    /// `x y width×height`.
    public var description: String { "\(minX) \(minY) \(width)×\(height)" }
}
