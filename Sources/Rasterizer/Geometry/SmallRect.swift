/// A rectangle of pixels in half the memory: edges of 32 bits, which hold any target and any outline.
struct SmallRect: Sendable, Hashable {
    var minX: Int32
    var minY: Int32
    var maxX: Int32
    var maxY: Int32

    static let empty = SmallRect(.empty)

    init(_ rect: PixelRect) {
        minX = Int32(truncatingIfNeeded: rect.minX)
        minY = Int32(truncatingIfNeeded: rect.minY)
        maxX = Int32(truncatingIfNeeded: rect.maxX)
        maxY = Int32(truncatingIfNeeded: rect.maxY)
    }

    var rect: PixelRect { PixelRect(minX: Int(minX), minY: Int(minY), maxX: Int(maxX), maxY: Int(maxY)) }

    var isEmpty: Bool { minX >= maxX || minY >= maxY }
}
