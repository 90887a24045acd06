import Rasterizer

/// Which points lie inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Where the path winds around the point, counting directions.
    case winding
    /// Where a ray from the point crosses the path an odd number of times.
    case evenOdd

    package var fillRule: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// How the ends of a stroke look.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut at the end point.
    case butt
    /// A half disc around the end point.
    case round
    /// Half a line width beyond the end point.
    case square

    package var strokeCap: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: rawValue) ?? .butt }
}

/// How the corners of a stroke look.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A point, up to the miter limit; a bevel beyond it.
    case miter
    /// A disc around the corner.
    case round
    /// Cut off.
    case bevel

    package var strokeJoin: StrokeStyle.Join { StrokeStyle.Join(rawValue: rawValue) ?? .miter }
}

/// What `CGContext.drawPath(using:)` does with the path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fill by winding.
    case fill
    /// Fill by the even-odd rule.
    case eoFill
    /// Stroke.
    case stroke
    /// Fill by winding, then stroke.
    case fillStroke
    /// Fill by the even-odd rule, then stroke.
    case eoFillStroke
}
