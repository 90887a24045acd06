import CoreGraphics
import ListLayout

/// Figures of tables, in points, at a screen's scale.
struct TableMetrics: Equatable {
    var style: UITableView.Style
    var scale: CGFloat

    /// What an unknown row counts before it is seen, and what it is where nothing says more.
    static let rowHeight: CGFloat = 44
    /// A plain header, and what an unknown header or footer counts (assumed).
    static let headerHeight: CGFloat = 28
    /// Above a plain header.
    static let topPadding: CGFloat = 22
    /// Between grouped sections without texts, and above the first.
    private static let gap: CGFloat = 35
    /// A grouped header's height beyond that of its text: of one line it makes 38 points.
    private static let titledHeader: CGFloat = 38
    /// Below a grouped footer's text.
    private static let footerBottom: CGFloat = 7

    var pixel: CGFloat { 1 / scale }

    /// Half the gap between sections, the larger half where a pixel is over.
    private var halfGap: CGFloat { (Self.gap / 2 * scale).rounded(.up) / scale }

    /// The height of a header or a footer without a text or a view.
    func empty(_ edge: SectionEdge, isFirst: Bool) -> CGFloat {
        guard style != .plain else { return 0 }
        return edge == .footer ? halfGap : isFirst ? Self.gap : Self.gap - halfGap
    }

    /// The height of a header or a footer with a text.
    /// - Parameters:
    ///   - text: The text's height.
    ///   - line: That of one line.
    func titled(_ edge: SectionEdge, text: CGFloat, line: CGFloat, isFirst: Bool) -> CGFloat {
        guard style != .plain else { return Self.headerHeight + text - line }
        guard edge == .header else { return CellMetrics.footerTop + text + Self.footerBottom }
        return Self.titledHeader + text - line + (isFirst ? Self.gap - halfGap : 0)
    }
}
