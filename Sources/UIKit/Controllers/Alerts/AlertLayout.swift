import Foundation

/// Where the parts of an alert lie. Lengths are points.
///
/// The actions keep their height as far as there is room, at least half of it; what the texts lack then scrolls.
struct AlertLayout: Equatable {
    /// What is to be arranged.
    struct Content: Equatable {
        var style: UIAlertController.Style
        var width: CGFloat
        /// The most that there is, for all of it.
        var height: CGFloat
        var scale: CGFloat
        /// Of the texts in their width; 0 for none.
        var title: CGFloat
        var message: CGFloat
        /// Of the text fields.
        var fields: [CGFloat] = []
        /// Of the rows, in the order in which they show.
        var rows: [CGFloat]
        /// Whether two rows share a line.
        var isPaired: Bool
        /// The height of the row that stands apart; nil for none.
        var cancel: CGFloat?
        var isMirrored: Bool
    }

    /// Figures of a style.
    struct Figures {
        /// Above the first text and below the last one.
        let top, bottom: CGFloat
        let side: CGFloat
        let textGap: CGFloat
        let rowHeight: CGFloat
        /// Above and below a title that has several lines (assumed).
        let rowMargin: CGFloat
        let radius: CGFloat

        static let alert = Figures(
            top: 19 + 2.0 / 3, bottom: 20, side: 20, textGap: 3 + 2.0 / 3, rowHeight: 44, rowMargin: 11, radius: 14)
        /// The gap between the texts is assumed.
        static let actionSheet = Figures(
            top: 13.5, bottom: 13.5, side: 16, textGap: 4, rowHeight: 57, rowMargin: 16, radius: 13)

        static func of(_ style: UIAlertController.Style) -> Figures { style == .alert ? alert : actionSheet }
    }

    /// Between an action sheet and its cancelling row.
    static let cancelGap: CGFloat = 8
    /// Beside text fields, above the first, and between two (assumed).
    static let fieldSide: CGFloat = 16
    static let fieldTop: CGFloat = 12
    static let fieldGap: CGFloat = 8

    private(set) var size = CGSize.zero
    /// The texts' part, with its content's height.
    private(set) var header = CGRect.zero
    private(set) var headerContent: CGFloat = 0
    private(set) var title = CGRect.zero
    private(set) var message = CGRect.zero
    private(set) var fields: [CGRect] = []
    /// The rows' part, with its content's height; rows and lines are in its space.
    private(set) var actions = CGRect.zero
    private(set) var actionsContent: CGFloat = 0
    private(set) var rows: [CGRect] = []
    private(set) var lines: [CGRect] = []
    /// Between texts and rows.
    private(set) var separator = CGRect.zero
    private(set) var plate = CGRect.zero
    private(set) var cancelPlate = CGRect.zero

    init(_ content: Content) {
        let figures = Figures.of(content.style)
        placeTexts(content, figures)
        placeRows(content)
        let line = 1 / content.scale
        let separated = headerContent > 0 && !content.rows.isEmpty ? line : 0
        let apart = content.cancel.map { $0 + Self.cancelGap } ?? 0
        let room = max(0, content.height - separated - apart)
        let actionsShare = min(actionsContent, max(room - headerContent, room / 2))
        let headerShare = min(headerContent, room - actionsShare)
        header = CGRect(x: 0, y: 0, width: content.width, height: headerShare)
        separator = CGRect(x: 0, y: headerShare, width: content.width, height: separated)
        actions = CGRect(x: 0, y: headerShare + separated, width: content.width, height: actionsShare)
        plate = CGRect(x: 0, y: 0, width: content.width, height: actions.maxY)
        size = plate.size
        guard let cancel = content.cancel else { return }
        let top = plate.height > 0 ? plate.maxY + Self.cancelGap : 0
        cancelPlate = CGRect(x: 0, y: top, width: content.width, height: cancel)
        size.height = cancelPlate.maxY
    }

    private mutating func placeTexts(_ content: Content, _ figures: Figures) {
        guard content.title > 0 || content.message > 0 || !content.fields.isEmpty else { return }
        func snapped(_ value: CGFloat) -> CGFloat { PixelGrid.nearest(value, scale: content.scale) }
        let width = content.width - 2 * figures.side
        var y = figures.top
        if content.title > 0 {
            title = CGRect(x: figures.side, y: snapped(y), width: width, height: content.title)
            y += content.title
            if content.message > 0 { y += figures.textGap }
        }
        if content.message > 0 {
            message = CGRect(x: figures.side, y: snapped(y), width: width, height: content.message)
            // Texts below a title take whole points: 80 and 96 points for one line and two.
            y += content.style == .alert ? content.message.rounded(.up) : content.message
        }
        for (index, height) in content.fields.enumerated() {
            if index > 0 { y += Self.fieldGap } else if y > figures.top { y += Self.fieldTop }
            fields.append(
                CGRect(
                    x: Self.fieldSide, y: snapped(y), width: content.width - 2 * Self.fieldSide, height: height))
            y += height
        }
        headerContent = (y + figures.bottom - 1e-6).rounded(.up)
    }

    private mutating func placeRows(_ content: Content) {
        let line = 1 / content.scale
        if content.isPaired, content.rows.count == 2 {
            let half = PixelGrid.nearest(content.width / 2, scale: content.scale)
            let height = max(content.rows[0], content.rows[1])
            rows = [
                CGRect(x: 0, y: 0, width: half, height: height),
                CGRect(x: half, y: 0, width: content.width - half, height: height),
            ]
            if content.isMirrored { rows.reverse() }
            lines = [CGRect(x: half, y: 0, width: line, height: height)]
            actionsContent = height
            return
        }
        var y: CGFloat = 0
        for (index, height) in content.rows.enumerated() {
            if index > 0 {
                lines.append(CGRect(x: 0, y: y, width: content.width, height: line))
                y += line
            }
            rows.append(CGRect(x: 0, y: y, width: content.width, height: height))
            y += height
        }
        actionsContent = y
    }
}
