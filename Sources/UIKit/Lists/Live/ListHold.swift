import CoreGraphics
import ListLayout

/// What stays where it is on the screen while lengths of a list are corrected.
struct ListHold {
    private let offsets: ListOffsets
    private let offset: CGFloat
    /// Nil: the list stays at its beginning.
    private let anchor: ListAnchor?

    /// - Parameters:
    ///   - offset: The content offset before the corrections.
    ///   - visible: What is in sight, in the list's own space.
    ///   - finger: The place under a finger, if one is down.
    ///   - isAtStart: Whether the list rests at its beginning, and goes on doing so.
    init(
        _ offsets: ListOffsets, at offset: CGFloat, visible: Range<CGFloat>, finger: CGFloat?, isAtStart: Bool
    ) {
        self.offsets = offsets
        self.offset = offset
        anchor = isAtStart ? nil : offsets.anchor(in: visible, at: finger)
    }

    /// - Parameter anchor: Where what is held was, and where it is now.
    init(_ offsets: ListOffsets, at offset: CGFloat, keeping anchor: ListAnchor?) {
        self.offsets = offsets
        self.offset = offset
        self.anchor = anchor
    }

    /// The content offset that goes with corrected offsets.
    func offset(for corrected: ListOffsets) -> CGFloat {
        anchor.map { offset + corrected.shift(since: offsets, keeping: $0) } ?? offset
    }
}
