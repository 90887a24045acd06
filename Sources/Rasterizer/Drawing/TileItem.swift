/// What a tile must know of a command to bin it, to leave it out, or to draw it if it is a plain rectangle.
///
/// Trivial and small, because there may be a hundred thousand; what else a command needs is found by its number.
struct TileItem: Sendable {
    /// Edges in 32 bits: no target is larger.
    struct Bounds: Sendable {
        var minX: Int32
        var minY: Int32
        var maxX: Int32
        var maxY: Int32

        static let empty = Bounds(.empty)

        var isEmpty: Bool { minX >= maxX || minY >= maxY }

        init(_ rect: PixelRect) {
            minX = Int32(truncatingIfNeeded: rect.minX)
            minY = Int32(truncatingIfNeeded: rect.minY)
            maxX = Int32(truncatingIfNeeded: rect.maxX)
            maxY = Int32(truncatingIfNeeded: rect.maxY)
        }

        var rect: PixelRect { PixelRect(minX: Int(minX), minY: Int(minY), maxX: Int(maxX), maxY: Int(maxY)) }
    }

    /// Nothing is drawn outside.
    var bounds: Bounds
    /// Every pixel inside hides what lies below.
    var firstCover: Bounds
    var secondCover: Bounds
    /// The number of the prepared command; −1 for a plain rectangle, which is drawn from here.
    var command: Int32
    /// A plain rectangle's straight colour and its strength, the product of both alphas.
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
    var strength: UInt16 = 0

    /// A rectangle of whole pixels in one colour; it may be empty.
    init(rect: PixelRect, color: Color8, alpha: UInt8) {
        bounds = Bounds(rect)
        (red, green, blue) = (color.red, color.green, color.blue)
        strength = UInt16(color.alpha) * UInt16(alpha)
        firstCover = strength == 65025 ? bounds : .empty
        secondCover = .empty
        command = -1
    }

    init(_ command: PreparedCommand, number: Int) {
        bounds = Bounds(command.bounds)
        let cover = command.isOpaque ? command.full : .none
        firstCover = Bounds(cover.first)
        secondCover = Bounds(cover.second)
        self.command = Int32(number)
    }

    /// What is left of it in `rect`, outside which nothing will be asked for.
    func clipped(to rect: PixelRect) -> TileItem {
        var result = self
        result.bounds = Bounds(bounds.rect.intersection(rect))
        return result
    }

    /// Of a command that changes no pixel.
    static let nothing = TileItem(rect: .empty, color: .black, alpha: 0)

    var hasCover: Bool { firstCover.minX < firstCover.maxX || secondCover.minX < secondCover.maxX }

    func covers(_ rect: PixelRect) -> Bool {
        firstCover.rect.contains(rect) || secondCover.rect.contains(rect)
    }

    /// The larger part of `rect` that is hidden.
    func cover(in rect: PixelRect) -> PixelRect {
        let (a, b) = (firstCover.rect.intersection(rect), secondCover.rect.intersection(rect))
        return a.area >= b.area ? a : b
    }
}
