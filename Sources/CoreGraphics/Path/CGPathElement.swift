/// What a path element does.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Starts a subpath at its one point.
    case moveToPoint
    /// A line to its one point.
    case addLineToPoint
    /// A quadratic curve: control point, end point.
    case addQuadCurveToPoint
    /// A cubic curve: two control points, end point.
    case addCurveToPoint
    /// A line back to the start of the subpath; no points.
    case closeSubpath
}

/// One element of a path, as `CGPath.applyWithBlock(_:)` hands it out.
public struct CGPathElement {
    /// What the element does.
    public var type: CGPathElementType
    /// The element's points, as many as the type says; valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element over points that the caller keeps.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// What `CGPath.applyWithBlock(_:)` calls for each element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// What `CGPath.apply(info:function:)` calls for each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
