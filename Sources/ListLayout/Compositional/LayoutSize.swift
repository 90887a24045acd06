import CoreGraphics

/// How long an item, a group or a supplementary item is along one axis.
package enum LayoutDimension: Hashable, Sendable {
    /// A share of the container's width.
    case fractionalWidth(CGFloat)
    /// A share of the container's height.
    case fractionalHeight(CGFloat)
    /// Points.
    case absolute(CGFloat)
    /// Points, until it is measured; a group's is what it holds.
    case estimated(CGFloat)
    /// Points, until it is measured; then what the longest of its siblings with such a dimension is.
    case uniformAcrossSiblings(CGFloat)

    var isEstimate: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    /// Shares down to whole pixels.
    func length(in container: CGSize, _ grid: PixelGrid) -> CGFloat {
        let length: CGFloat =
            switch self {
            case .fractionalWidth(let share): grid.floor(container.width * share)
            case .fractionalHeight(let share): grid.floor(container.height * share)
            case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
            }
        // What is not a length is none; nothing is longer than what offsets can hold.
        return length.isNaN ? 0 : min(max(length, 0), Span.lengthLimit.points)
    }
}

/// The dimensions of an item, a group or a supplementary item.
package struct LayoutSize: Hashable, Sendable {
    package var width: LayoutDimension
    package var height: LayoutDimension

    package init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    var isEstimate: Bool { width.isEstimate || height.isEstimate }

    var estimates: LayoutEstimates { LayoutEstimates(width: width.isEstimate, height: height.isEstimate) }

    /// The size in a container of points, at so many pixels a point.
    package func size(in container: CGSize, scale: CGFloat) -> CGSize { size(in: container, PixelGrid(scale: scale)) }

    func size(in container: CGSize, _ grid: PixelGrid) -> CGSize {
        CGSize(width: width.length(in: container, grid), height: height.length(in: container, grid))
    }

    /// The sizes that were measured in place of those that are estimates.
    func size(in container: CGSize, _ grid: PixelGrid, measured: CGSize?) -> CGSize {
        var size = size(in: container, grid)
        guard let measured else { return size }
        if width.isEstimate { size.width = LayoutDimension.absolute(measured.width).length(in: container, grid) }
        if height.isEstimate { size.height = LayoutDimension.absolute(measured.height).length(in: container, grid) }
        return size
    }

    subscript(axis: ListAxis) -> LayoutDimension { axis == .horizontal ? width : height }
}

/// Which of a size's lengths are estimates.
package struct LayoutEstimates: Hashable, Sendable {
    package var width = false
    package var height = false
}

/// Insets of what is laid out in the reader's direction, in points.
package struct LayoutInsets: Hashable, Sendable {
    package var top: CGFloat
    package var leading: CGFloat
    package var bottom: CGFloat
    package var trailing: CGFloat

    package static let zero = Self()

    package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    var width: CGFloat { leading + trailing }
    var height: CGFloat { top + bottom }

    func start(_ axis: ListAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: ListAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func both(_ axis: ListAxis) -> CGFloat { start(axis) + end(axis) }

    static func + (left: Self, right: Self) -> Self {
        Self(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}

/// A space between items, or around one.
package enum LayoutSpacing: Hashable, Sendable {
    /// Points.
    case fixed(CGFloat)
    /// At least so many points, and a share of what is left.
    case flexible(CGFloat)

    var least: CGFloat {
        switch self {
        case .fixed(let points), .flexible(let points): points
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// The spaces around an item.
package struct LayoutEdgeSpacing: Hashable, Sendable {
    package var leading = LayoutSpacing.fixed(0)
    package var top = LayoutSpacing.fixed(0)
    package var trailing = LayoutSpacing.fixed(0)
    package var bottom = LayoutSpacing.fixed(0)

    package init() {}

    func start(_ axis: ListAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }
    func end(_ axis: ListAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
    func least(_ axis: ListAxis) -> CGFloat { start(axis).least + end(axis).least }
}
