import Rasterizer

/// A path that can be added to.
///
/// Elements that continue a subpath are ignored while the path is empty, as Core Graphics does after logging them.
/// After a close the next element starts a subpath at the point where the closed one started; the move is written out.
///
/// Sendable, because it adds no state: it changes its superclass's content through the lock.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() {
        self.init(rasterPath: Path())
    }

    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        edit { $0.addMove(to: point, transform: transform) }
    }

    /// A line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        edit { $0.addLine(to: point, transform: transform) }
    }

    /// A quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        edit { $0.addQuadCurve(to: end, control: control, transform: transform) }
    }

    /// A cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        edit { $0.addCurve(to: end, control1: control1, control2: control2, transform: transform) }
    }

    /// A line back to the start of the subpath.
    public func closeSubpath() {
        edit { $0.addClose() }
    }

    /// A subpath: the rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        edit { $0.add(rect: rect, transform: transform) }
    }

    /// A subpath for each rectangle.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        edit { path in
            for rect in rects { path.add(rect: rect, transform: transform) }
        }
    }

    /// A subpath: lines through the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        edit { $0.addLines(points, transform: transform) }
    }

    /// A subpath: the ellipse that touches the sides of the rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        edit { $0.add(ellipseIn: rect, transform: transform) }
    }

    /// A subpath: a rectangle with elliptical corners, at most half a side each.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.add(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
        }
    }

    /// An arc of a circle, in radians, after a line from the current point, if any, to its start. `clockwise` is meant
    /// with y up: on a y-down screen a true value runs counter-clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: transform)
        }
    }

    /// An arc of a circle over `delta` radians, after a line from the current point, if any, to its start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, delta.isFinite else { return }
        let sweep = Path.withoutSpareTurns(delta)
        edit {
            $0.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
        }
    }

    /// The arc of `radius` that touches the lines current point → `tangent1End` → `tangent2End`, after a line to its
    /// start.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: transform) }
    }

    /// The elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let other = path.rasterPath.applying(transform)
        edit { $0.append(other) }
    }
}
