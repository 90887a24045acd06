import CoreGraphics
import Foundation

/// Figures of cells, in points.
enum CellMetrics {
    /// The frame of a cell that is made without one.
    static let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    static let height: CGFloat = 44
    /// Above and below the content (assumed for other cells than those of lists).
    static let topMargin: CGFloat = 11
    /// From the content to what stands beside it.
    static let marginBesideAccessory: CGFloat = 8
    static let imageToText: CGFloat = 15
    /// Above and below the texts of the subtitle style, and between them.
    static let (subtitleTop, subtitleGap): (CGFloat, CGFloat) = (10, 1)
    /// The first text of the style `value2`, and from its begin to the second one's.
    static let (value2Width, value2Step): (CGFloat, CGFloat) = (91, 97)
    static let betweenAccessories: CGFloat = 16
    /// From the sign of an editing style to the content.
    static let editingSignGap: CGFloat = 16
    /// The middle of that sign below the cell's.
    static let editingSignDrop: CGFloat = 0.5
    /// The grip's lines, and what is beside them (to the content: assumed).
    static let gripSize = CGSize(width: 27, height: 15)
    static let besideGrip: CGFloat = 8

    /// How wide the sign of an editing style is.
    static func editingSignWidth(scale: CGFloat) -> CGFloat { (22.667 * scale).rounded(.down) / scale }
    /// Below a grouped header's text, and above a grouped footer's.
    static let (headerBottom, footerTop): (CGFloat, CGFloat) = (6, 8)
    /// The corners of a section that is a card.
    static let cardRadius: CGFloat = 10

    /// The nearest whole point: texts stand there in cells.
    static func wholePoint(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }
}
