import Rasterizer

/// Points go through the transform in force when they are added.
extension CGContext {
    private func edit(_ body: (inout Path, CGAffineTransform) -> Void) {
        currentPath.edit(in: state.matrix, body)
    }

    /// Throws the current path away.
    public func beginPath() {
        currentPath = ContextPath()
    }

    /// Starts a subpath.
    public func move(to point: CGPoint) {
        edit { $0.addMove(to: point, transform: $1) }
    }

    /// A line from the current point.
    public func addLine(to point: CGPoint) {
        edit { $0.addLine(to: point, transform: $1) }
    }

    /// A subpath: lines through the points.
    public func addLines(between points: [CGPoint]) {
        edit { $0.addLines(points, transform: $1) }
    }

    /// A cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        edit { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
    }

    /// A quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        edit { $0.addQuadCurve(to: end, control: control, transform: $1) }
    }

    /// An arc after a line to its start; `clockwise` is meant with y up. See `CGMutablePath`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        edit {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: $1)
        }
    }

    /// The arc that touches two lines, after a line to its start. See `CGMutablePath`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        edit { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: $1) }
    }

    /// A subpath: the rectangle.
    public func addRect(_ rect: CGRect) {
        edit { $0.add(rect: rect, transform: $1) }
    }

    /// A subpath for each rectangle.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// A subpath: the ellipse that touches the sides of the rectangle.
    public func addEllipse(in rect: CGRect) {
        edit { $0.add(ellipseIn: rect, transform: $1) }
    }

    /// The elements of a path.
    public func addPath(_ path: CGPath) {
        let other = path.rasterPath
        edit { $0.append(other.applying($1)) }
    }

    /// A line back to the start of the subpath.
    public func closePath() {
        edit { path, _ in path.addClose() }
    }

    /// The current path in user space; nil when it is empty.
    public var path: CGPath? {
        guard !currentPath.isEmpty else { return nil }
        return currentPath.path(in: state.matrix).map { CGPath(rasterPath: $0) }
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// Where the next line would start; zero without a path.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

    /// The box of the current path's points, control points included, in user space; null without a path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether drawing the current path in this way would paint the point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        var isInside = false
        switch mode {
        case .fill, .fillStroke: isInside = path.contains(point)
        case .eoFill, .eoFillStroke: isInside = path.contains(point, using: .evenOdd)
        case .stroke: break
        }
        guard mode != .fill, mode != .eoFill, !isInside, path.rasterPath.isFinite else { return isInside }
        let outline = path.rasterPath.stroked(state.strokeStyle, matrix: state.matrix.matrix)
        return CGPath(rasterPath: outline).contains(point)
    }

    /// Makes the outline of the stroke the current path.
    public func replacePathWithStrokedPath() {
        guard let path = currentPath.path(in: state.matrix), path.isFinite else { return beginPath() }
        let outline = path.stroked(
            state.strokeStyle, matrix: state.matrix.matrix, tolerance: state.flatteningTolerance)
        currentPath = ContextPath(outline, in: state.matrix)
    }
}
