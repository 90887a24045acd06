import CoreGraphics

/// Insets along the axis that scrolls and across it, in points.
package struct AxisInsets: Hashable, Sendable {
    package var alongStart: CGFloat = 0
    package var alongEnd: CGFloat = 0
    package var acrossStart: CGFloat = 0
    package var acrossEnd: CGFloat = 0

    package init() {}

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, _ axis: ListAxis) {
        switch axis {
        case .vertical: (alongStart, alongEnd, acrossStart, acrossEnd) = (top, bottom, left, right)
        case .horizontal: (alongStart, alongEnd, acrossStart, acrossEnd) = (left, right, top, bottom)
        }
    }

    var along: CGFloat { alongStart + alongEnd }
    var across: CGFloat { acrossStart + acrossEnd }
}
