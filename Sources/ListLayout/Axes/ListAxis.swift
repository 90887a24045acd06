import CoreGraphics

extension CGRect {
    /// Whether two rectangles share more than an edge.
    func overlaps(_ other: CGRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }
}

/// The axis along which a list scrolls. Layouts count along it and across it; only the last step knows of x and y.
package enum ListAxis: Hashable, Sendable {
    case vertical
    case horizontal

    package var other: ListAxis { self == .vertical ? .horizontal : .vertical }

    package func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
    package func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

    package func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

    package func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    package func along(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    package func across(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        self == .vertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }

    /// A rectangle that begins elsewhere along the axis.
    package func moved(_ rect: CGRect, to start: CGFloat) -> CGRect {
        let origin = self == .vertical ? CGPoint(x: rect.minX, y: start) : CGPoint(x: start, y: rect.minY)
        return CGRect(origin: origin, size: rect.size)
    }

    package func rect(along: (start: CGFloat, length: CGFloat), across: (start: CGFloat, length: CGFloat)) -> CGRect {
        self == .vertical
            ? CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
            : CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
    }
}
