/// A rectangle of whole pixels, half open: it holds the pixels `minX ..< maxX` by `minY ..< maxY`.
///
/// Kept apart from `CGRect`, which is in points. An empty rectangle has `maxX <= minX` or `maxY <= minY`.
public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var minX: Int
    /// The first row.
    public var minY: Int
    /// The column after the last.
    public var maxX: Int
    /// The row after the last.
    public var maxY: Int

    /// A rectangle of its edges.
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// A rectangle of its corner and size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// No pixel, at the origin.
    public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Columns; 0 for an empty rectangle.
    public var width: Int { max(0, maxX - minX) }
    /// Rows; 0 for an empty rectangle.
    public var height: Int { max(0, maxY - minY) }
    /// Whether it holds no pixel.
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// The number of pixels.
    public var area: Int { width * height }

    /// The pixels that both hold; `empty` where there are none.
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

    /// Whether it holds a pixel.
    public func contains(x: Int, y: Int) -> Bool {
        x >= minX && x < maxX && y >= minY && y < maxY
    }

    /// Whether it holds all pixels of another; true for an empty one.
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty
            || (other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY)
    }

    /// The rectangle with so many more pixels on each side.
    public func outset(by amount: Int) -> PixelRect {
        PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
    }

    /// The rectangle moved to the right and down.
    public func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}

extension PixelRect {
    /// What is left of this rectangle without `hole`: at most four rectangles side by side, none of them empty.
    package func parts(without hole: PixelRect) -> Parts { Parts(self, without: hole) }

    /// Not an array, which would be made anew for each tile.
    package struct Parts: Sequence, IteratorProtocol {
        private let rect: PixelRect
        private let hole: PixelRect
        private var number = 0

        fileprivate init(_ rect: PixelRect, without hole: PixelRect) {
            let common = rect.intersection(hole)
            self.rect = rect
            // An empty hole lies below: all is above it.
            self.hole =
                common.isEmpty
                ? PixelRect(minX: rect.minX, minY: rect.maxY, maxX: rect.maxX, maxY: rect.maxY) : common
        }

        package mutating func next() -> PixelRect? {
            while number < 4 {
                let part = part(number)
                number += 1
                if !part.isEmpty { return part }
            }
            return nil
        }

        private func part(_ number: Int) -> PixelRect {
            switch number {
            case 0: PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: hole.minY)
            case 1: PixelRect(minX: rect.minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY)
            case 2: PixelRect(minX: hole.maxX, minY: hole.minY, maxX: rect.maxX, maxY: hole.maxY)
            default: PixelRect(minX: rect.minX, minY: hole.maxY, maxX: rect.maxX, maxY: rect.maxY)
            }
        }
    }
}

extension PixelRect: CustomStringConvertible {
    /// `x y width×height`.
    public var description: String { "\(minX) \(minY) \(width)×\(height)" }
}
