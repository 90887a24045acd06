import CoreGraphics

/// What a flow layout is told of a section but its items' sizes. Lengths in points.
package struct FlowMetrics: Hashable, Sendable {
    /// The least space between lines.
    package var lineSpacing: CGFloat = 10
    /// The least space between items of a line.
    package var itemSpacing: CGFloat = 10
    /// Around the lines.
    package var insets = AxisInsets()
    /// Along the axis that scrolls; 0 where there is none.
    package var header: CGFloat = 0
    /// Along the axis that scrolls; 0 where there is none.
    package var footer: CGFloat = 0

    package init() {}
}
