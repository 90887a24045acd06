/// How a paragraph is set. Lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Int, Hashable, Sendable { case left, center, right, justified, natural }
    package enum LineBreakMode: Int, Hashable, Sendable {
        case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

        /// Lines end where there is no more room.
        package var wraps: Bool { self == .wordWrapping || self == .charWrapping }
    }

    package struct TabStop: Hashable, Sendable {
        /// Which part of the text after the tab lies at the stop.
        package enum Kind: Hashable, Sendable { case leading, center, trailing, decimal }

        package var location: Double
        package var kind: Kind

        package init(location: Double, kind: Kind = .leading) {
            self.location = location
            self.kind = kind
        }
    }

    package var alignment = Alignment.natural
    package var lineBreakMode = LineBreakMode.wordWrapping
    package var direction = Bidi.Direction.natural
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// From the leading edge; 0 and less from the trailing one.
    package var tailIndent = 0.0
    package var lineSpacing = 0.0
    package var paragraphSpacing = 0.0
    package var paragraphSpacingBefore = 0.0
    /// 0: none.
    package var minimumLineHeight = 0.0
    package var maximumLineHeight = 0.0
    package var lineHeightMultiple = 0.0
    /// Ascending.
    package var tabStops: [TabStop] = ParagraphStyle.standardTabStops
    /// Beyond the last stop; 0: none.
    package var defaultTabInterval = 0.0

    package init() {}

    /// Twelve, 28 points apart.
    package static let standardTabStops = (1...12).map { TabStop(location: Double($0) * 28) }

    /// The stop after a place in the line; nil when there is none.
    func tabStop(after x: Double) -> TabStop? {
        if let stop = tabStops.first(where: { $0.location > x }) { return stop }
        guard defaultTabInterval > 0 else { return nil }
        return TabStop(location: ((x / defaultTabInterval).rounded(.down) + 1) * defaultTabInterval)
    }
}

extension ParagraphStyle {
    /// What mostly tells styles apart: a layout's key is hashed whenever it is drawn.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(lineSpacing)
    }
}
