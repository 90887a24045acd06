/// A path with how it is to be drawn: lines and Bézier curves, line width, caps, joins, dashes and fill rule.
///
/// Lengths are points, angles radians, y down: `clockwise` is as seen on the screen.
open class UIBezierPath: NSObject, NSCopying {
    var elements: CGMutablePath

    /// Width of strokes. Default 1.
    open var lineWidth: CGFloat = 1
    /// Ends of strokes. Default butt.
    open var lineCapStyle = CGLineCap.butt
    /// Corners of strokes. Default miter.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many line widths a miter may be long. Default 10.
    open var miterLimit: CGFloat = 10
    /// Kept and not used: curves are flattened as measured on UIKit. Default 0.6.
    open var flatness: CGFloat = 0.6
    /// Whether fills, clips and `contains(_:)` go by the even-odd rule instead of winding. Default false.
    open var usesEvenOddFillRule = false

    var dashLengths: [CGFloat] = []
    var dashPhase: CGFloat = 0

    /// An empty path.
    public override init() {
        elements = CGMutablePath()
    }

    /// A copy of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// The path as it is now. Setting it copies the elements and leaves the rest.
    open var cgPath: CGPath {
        get { elements.copy() ?? elements }
        set { elements = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// A path of the same elements and line settings, which changes by itself.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: elements)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashLengths = dashLengths
        copy.dashPhase = dashPhase
        return copy
    }

    /// Paths of the same elements and line settings are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return elements == other.elements && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
            && usesEvenOddFillRule == other.usesEvenOddFillRule && dashLengths == other.dashLengths
            && dashPhase == other.dashPhase
    }

    /// By the box around the elements.
    open override var hash: Int {
        let box = elements.boundingBox
        return [box.minX, box.minY, box.maxX, box.maxY].hashValue
    }

    // MARK: Building

    /// Starts a subpath.
    open func move(to point: CGPoint) {
        elements.move(to: point)
    }

    /// A line from the current point.
    open func addLine(to point: CGPoint) {
        elements.addLine(to: point)
    }

    /// A cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// A quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        elements.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// An arc of a circle, after a line from the current point, if any, to its start.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means it with y up.
        elements.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// A line back to the start of the subpath.
    open func close() {
        elements.closeSubpath()
    }

    /// Takes all elements away.
    open func removeAllPoints() {
        elements = CGMutablePath()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        elements.addPath(bezierPath.elements)
    }

    /// The path walked from its end to its start, its last subpath first (assumed), drawn alike.
    @discardableResult
    open func reversing() -> UIBezierPath { reversedPath }

    /// Moves all points through `transform`.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(elements, transform: transform)
        elements = moved
    }

    // MARK: Asking

    /// Whether the path has no elements.
    open var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle that holds the path, control points left out; null for an empty path.
    open var bounds: CGRect { elements.boundingBoxOfPath }

    /// Where the next line would start; zero for an empty path.
    open var currentPoint: CGPoint { elements.isEmpty ? .zero : elements.currentPoint }

    /// Whether filling the path would paint the point.
    @discardableResult
    open func contains(_ point: CGPoint) -> Bool {
        elements.contains(point, using: fillRule)
    }

    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    // MARK: Drawing

    /// Fills the path in the current context with its fill colour.
    open func fill() {
        draw { $0.fillPath(using: fillRule) }
    }

    /// Strokes the path in the current context with its stroke colour.
    open func stroke() {
        draw { context in
            setLine(of: context)
            context.strokePath()
        }
    }

    /// Fills the path in the current context.
    /// - Parameter alpha: 0…1, in place of the context's.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            context.fillPath(using: fillRule)
        }
    }

    /// Strokes the path in the current context.
    /// - Parameter alpha: 0…1, in place of the context's.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw { context in
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            setLine(of: context)
            context.strokePath()
        }
    }

    /// Clips the current context to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(elements)
        context.clip(using: fillRule)
    }

    private func draw(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.withBezierPathState {
            context.beginPath()
            context.addPath(elements)
            body(context)
        }
    }

    private func setLine(of context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashLengths)
    }

    // MARK: Dashes

    /// Sets dashes and gaps in turn; nil or a count of 0 makes the line solid.
    /// - Parameter phase: Where in the pattern a subpath starts.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
        dashPhase = phase
    }

    /// Writes the dashes, their number and the phase where there is a place for them.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
        guard let pattern else { return }
        for (index, length) in dashLengths.enumerated() { pattern[index] = length }
    }
}
