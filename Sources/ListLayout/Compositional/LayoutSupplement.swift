import CoreGraphics

/// Edges and corners of a rectangle in the reader's direction.
package struct LayoutEdges: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let top = Self(rawValue: 1)
    package static let leading = Self(rawValue: 2)
    package static let bottom = Self(rawValue: 4)
    package static let trailing = Self(rawValue: 8)

    /// A point of the unit square: the middle where no edge is named.
    var point: CGPoint {
        let x: CGFloat = contains(.leading) ? 0 : contains(.trailing) ? 1 : 0.5
        let y: CGFloat = contains(.top) ? 0 : contains(.bottom) ? 1 : 0.5
        return CGPoint(x: x, y: y)
    }
}

/// A point of a rectangle that something hangs on, or hangs by.
package struct LayoutAnchor: Hashable, Sendable {
    package enum Offset: Hashable, Sendable {
        /// Points.
        case absolute(CGPoint)
        /// Shares of the supplementary item's own size.
        case fractional(CGPoint)
    }

    package var edges: LayoutEdges
    package var offset: Offset

    package init(_ edges: LayoutEdges, _ offset: Offset = .absolute(.zero)) {
        self.edges = edges
        self.offset = offset
    }

    fileprivate func offset(for size: CGSize) -> CGPoint {
        switch offset {
        case .absolute(let point): point
        case .fractional(let share): CGPoint(x: share.x * size.width, y: share.y * size.height)
        }
    }
}

/// A view that hangs on an item or a group.
package struct LayoutSupplement: Hashable, Sendable {
    package var kind: String
    package var size: LayoutSize
    /// The point of the item that it hangs on.
    package var container: LayoutAnchor
    /// The point of its own that lies there; the same one where none is named.
    package var anchor: LayoutAnchor?
    package var zIndex = 1

    package init(_ kind: String, _ size: LayoutSize, _ container: LayoutAnchor, anchor: LayoutAnchor? = nil) {
        self.kind = kind
        self.size = size
        self.container = container
        self.anchor = anchor
    }

    func frame(in frame: CGRect, measured: CGSize?, _ grid: PixelGrid) -> CGRect {
        let size = size.size(in: frame.size, grid, measured: measured)
        let (point, offset) = (container.edges.point, container.offset(for: size))
        let own = anchor?.edges.point ?? point
        let ownOffset = anchor?.offset(for: size) ?? .zero
        return CGRect(
            x: grid.nearest(frame.minX + point.x * frame.width + offset.x - own.x * size.width - ownOffset.x),
            y: grid.nearest(frame.minY + point.y * frame.height + offset.y - own.y * size.height - ownOffset.y),
            width: size.width, height: size.height)
    }
}

/// A header or footer of a section, or of the whole layout.
package struct LayoutBoundaryItem: Hashable, Sendable {
    package var kind: String
    package var size: LayoutSize
    /// The side where it stands, or a corner.
    package var alignment: LayoutEdges
    /// Points.
    package var offset = CGPoint.zero
    /// Whether the content makes room for it.
    package var extendsBoundary = true
    package var pinsToVisibleBounds = false
    package var zIndex = 0

    package init(_ kind: String, _ size: LayoutSize, _ alignment: LayoutEdges) {
        self.kind = kind
        self.size = size
        self.alignment = alignment
    }

    /// Whether it stands before the content along an axis, behind it, or beside it.
    func side(_ axis: ListAxis) -> Side {
        let (first, last): (LayoutEdges, LayoutEdges) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
        return alignment.contains(first) ? .before : alignment.contains(last) ? .behind : .beside
    }

    enum Side { case before, behind, beside }
}

/// A view behind a section.
package struct LayoutDecoration: Hashable, Sendable {
    package var kind: String
    package var insets = LayoutInsets.zero
    package var zIndex = 0

    package init(_ kind: String) { self.kind = kind }
}
