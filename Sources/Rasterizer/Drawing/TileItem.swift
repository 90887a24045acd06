/// What a tile must know of a command to bin it, to leave it out, or to draw it if it is a plain rectangle.
///
/// Trivial and small, because there may be a hundred thousand; what else a command needs is found by its number.
struct TileItem: Sendable {
    /// Nothing is drawn outside.
    var bounds: SmallRect
    /// Every pixel inside hides what lies below.
    var firstCover: SmallRect
    var secondCover: SmallRect
    /// The number of the prepared command; −1 for a plain rectangle, which is drawn from here.
    var command: Int32
    /// A plain rectangle's straight colour and its strength, the product of both alphas.
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
    var strength: UInt16 = 0

    /// A rectangle of whole pixels in one colour; it may be empty.
    init(rect: PixelRect, color: Color8, alpha: UInt8) {
        bounds = SmallRect(rect)
        (red, green, blue) = (color.red, color.green, color.blue)
        strength = UInt16(color.alpha) * UInt16(alpha)
        firstCover = Int(strength) == Strength.full ? bounds : .empty
        secondCover = .empty
        command = -1
    }

    init(_ command: PreparedCommand, number: Int) {
        bounds = SmallRect(command.bounds)
        let cover = command.isOpaque ? command.full : .none
        firstCover = SmallRect(cover.first)
        secondCover = SmallRect(cover.second)
        self.command = Int32(number)
    }

    /// What is left of it in `rect`, outside which nothing will be asked for.
    func clipped(to rect: PixelRect) -> TileItem {
        var result = self
        result.bounds = SmallRect(bounds.rect.intersection(rect))
        return result
    }

    /// The item of a command that changes no pixel.
    static let nothing = TileItem(rect: .empty, color: .black, alpha: 0)

    var hasCover: Bool { !firstCover.isEmpty || !secondCover.isEmpty }

    func covers(_ rect: PixelRect) -> Bool {
        firstCover.rect.contains(rect) || secondCover.rect.contains(rect)
    }

    /// The larger part of `rect` that is hidden.
    func cover(in rect: PixelRect) -> PixelRect {
        let (a, b) = (firstCover.rect.intersection(rect), secondCover.rect.intersection(rect))
        return a.area >= b.area ? a : b
    }
}
