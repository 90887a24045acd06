import UIKit

/// An outline.
public struct Path: Equatable, @unchecked Sendable {
    // Unchecked: the outline is never changed, each change makes another one.
    /// The outline as Core Graphics has it.
    public private(set) var cgPath: CGPath

    public init() { cgPath = CGMutablePath() }
    public init(_ path: CGPath) { cgPath = path.copy() ?? path }
    public init(_ rect: CGRect) { cgPath = CGPath(rect: rect, transform: nil) }
    public init(ellipseIn rect: CGRect) { cgPath = CGPath(ellipseIn: rect, transform: nil) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let (width, height) = (max(0, rect.width / 2), max(0, rect.height / 2))
        let size = CGSize(width: min(cornerSize.width, width), height: min(cornerSize.height, height))
        if style == .continuous, size.width == size.height {
            cgPath = UIBezierPath(roundedRect: rect, cornerRadius: size.width).cgPath
        } else {
            cgPath = CGPath(roundedRect: rect, cornerWidth: size.width, cornerHeight: size.height, transform: nil)
        }
    }

    /// An outline that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    private mutating func draw(_ change: (CGMutablePath) -> Void) {
        let copy = cgPath.mutableCopy() ?? CGMutablePath()
        change(copy)
        cgPath = copy
    }

    // MARK: Drawing

    public mutating func move(to point: CGPoint) { draw { $0.move(to: point) } }
    public mutating func addLine(to point: CGPoint) { draw { $0.addLine(to: point) } }
    public mutating func addLines(_ lines: [CGPoint]) { draw { $0.addLines(between: lines) } }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        draw { $0.addRect(rect, transform: transform) }
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        draw { $0.addEllipse(in: rect, transform: transform) }
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        draw { $0.addQuadCurve(to: end, control: control) }
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        draw { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        draw {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        draw {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        draw { $0.addPath(path.cgPath, transform: transform) }
    }
    public mutating func closeSubpath() { draw { $0.closeSubpath() } }

    // MARK: Asking

    public var isEmpty: Bool { cgPath.isEmpty }
    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The outline of a line along the path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let dashed =
            style.dash.isEmpty ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return Path(
            dashed.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }
}

/// How corners are round.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// Which parts of an outline are inside, and whether edges are smooth.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
