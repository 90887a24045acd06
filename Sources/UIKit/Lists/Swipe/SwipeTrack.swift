import CoreGraphics

/// How a row follows a finger that pulls it aside, and what it does when the finger is off.
///
/// A way is what the finger went in the direction that opens the row; what is open, in points, follows from it.
struct SwipeTrack: Equatable {
    /// Of the row.
    var width: CGFloat
    /// How wide all buttons are together.
    var buttons: CGFloat
    /// Whether the row may be pulled through to its other side.
    var isFull: Bool

    /// How much of the finger's way the row follows: against its closed side and past the buttons, and when it was pulled
    /// through.
    private static let (resisting, through): (CGFloat, CGFloat) = (0.4, 0.2)
    /// What is left of a row that was pulled through.
    static let margin: CGFloat = 30
    /// A button is at least so wide; beside its title there is so much.
    private static let (narrowest, beside): (CGFloat, CGFloat) = (74, 15)

    /// All buttons are as wide as the widest, as far as the row is wide enough.
    /// - Parameter contents: The widths of titles and images.
    static func buttonWidth(_ contents: [CGFloat], in width: CGFloat) -> CGFloat {
        guard !contents.isEmpty else { return 0 }
        let widest = contents.reduce(narrowest) { max($0, $1 + 2 * beside) }
        return max(0, min(widest, (width - margin) / CGFloat(contents.count)))
    }

    /// How much is open when the row was pulled through.
    var wholeOpening: CGFloat { max(buttons, width - Self.margin) }

    private var limit: CGFloat { isFull ? wholeOpening : buttons }
    private var pastLimit: CGFloat { isFull ? Self.through : Self.resisting }

    /// How much is open after a way of the finger; below 0 the row went to its other side.
    func opening(after way: CGFloat) -> CGFloat {
        if way < 0 { return way * Self.resisting }
        return way <= limit ? way : limit + (way - limit) * pastLimit
    }

    /// The way after which so much is open.
    func way(to opening: CGFloat) -> CGFloat {
        if opening < 0 { return opening / Self.resisting }
        return opening <= limit ? opening : limit + (opening - limit) / pastLimit
    }

    /// Whether the first button's action is to be done when the finger leaves.
    /// - Parameter rest: From the finger to the edge that the row is pulled to.
    func isPulledThrough(opening: CGFloat, rest: CGFloat) -> Bool {
        isFull && opening > buttons && (opening > width - Self.margin || rest < width / 5)
    }

    /// How much stays open when the finger leaves: its direction decides; when it rests, whether more than half of the
    /// buttons is out (assumed).
    /// - Parameter speed: Points a second in the direction that opens the row.
    func rest(opening: CGFloat, speed: CGFloat) -> CGFloat {
        let opens = speed == 0 ? opening > buttons / 2 : speed > 0
        return opens ? buttons : 0
    }
}
