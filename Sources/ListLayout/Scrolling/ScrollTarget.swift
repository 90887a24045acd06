import CoreGraphics

/// Where a list has to stand so that something is seen at a named place.
package struct ScrollTarget: Sendable {
    /// Where something is to be seen.
    package enum Position: Hashable, Sendable {
        /// Wherever it is reached by the least movement.
        case nearest
        case top
        case middle
        case bottom
    }

    /// How long the list's window is, in points.
    package var window: CGFloat
    /// What bars cover at either end of the window.
    package var insets: (start: CGFloat, end: CGFloat)
    /// How long the content is.
    package var content: CGFloat

    package init(window: CGFloat, insets: (start: CGFloat, end: CGFloat) = (0, 0), content: CGFloat) {
        self.window = window
        self.insets = insets
        self.content = content
    }

    /// The content offsets that a list may rest at.
    package var range: ClosedRange<CGFloat> {
        -insets.start...max(-insets.start, content + insets.end - window)
    }

    /// The content offset at which something stands at a position, within `range`.
    /// - Parameters:
    ///   - start: Where it begins.
    ///   - end: Where it ends.
    ///   - current: The content offset now.
    ///   - header: How long the header is that covers what stands at the top.
    package func offset(
        from start: CGFloat, to end: CGFloat, at position: Position, current: CGFloat, under header: CGFloat = 0
    ) -> CGFloat {
        let top = start - insets.start - header
        let bottom = end + insets.end - window
        let offset =
            switch position {
            case .top: top
            case .bottom: bottom
            case .middle: (start + end) / 2 - (window - insets.start - insets.end) / 2 - insets.start
            // What is longer than the window shows its beginning (assumed).
            case .nearest: current > top || bottom > top ? top : max(current, bottom)
            }
        return min(max(offset, range.lowerBound), range.upperBound)
    }
}
