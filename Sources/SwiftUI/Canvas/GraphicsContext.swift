import UIKit

/// What a `Canvas` is drawn into: a value, whose copies have transforms, clips and opacities of their own.
public struct GraphicsContext {
    let target: CGContext
    let size: CGSize
    /// Of the canvas.
    public let environment: EnvironmentValues
    /// How much is seen of what is drawn, 0…1.
    public var opacity = 1.0
    /// How what is drawn is mixed with what is there.
    public var blendMode = BlendMode.normal
    /// From the space of what is drawn to that of the canvas.
    public var transform = CGAffineTransform.identity
    private var clips: [Clip] = []

    private struct Clip {
        let path: Path
        let style: FillStyle
    }

    init(_ target: CGContext, _ size: CGSize, _ environment: EnvironmentValues) {
        self.target = target
        self.size = size
        self.environment = environment
    }

    // MARK: Transforms and clips

    /// Makes what is drawn larger or smaller.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what is drawn.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns what is drawn.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Changes what is drawn before all else is done with it.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Draws from now on only what lies inside of a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append(Clip(path: path.applying(transform), style: style))
    }

    /// The smallest rectangle, in the space of what is drawn, around all that can be drawn to.
    public var clipBoundingRect: CGRect {
        let whole = clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingRect) }
        return whole.applying(transform.inverted())
    }

    /// Runs a body with the context of Core Graphics', in the state that there is.
    func drawing<Result>(_ body: (CGContext) throws -> Result) rethrows -> Result {
        target.saveGState()
        defer { target.restoreGState() }
        for clip in clips {
            target.setShouldAntialias(clip.style.isAntialiased)
            target.addPath(clip.path.cgPath)
            target.clip(using: clip.style.isEOFilled ? .evenOdd : .winding)
        }
        target.setShouldAntialias(true)
        target.setAlpha(CGFloat(max(0, min(1, opacity))))
        target.setBlendMode(CGBlendMode(rawValue: blendMode.rawValue) ?? .normal)
        target.concatenate(transform)
        return try body(target)
    }

    /// Runs a body whose drawing is put on what is there as a whole.
    func together(_ body: (CGContext) throws -> Void) rethrows {
        try drawing { context in
            guard opacity != 1 || blendMode != .normal else { return try body(context) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { context.endTransparencyLayer() }
            try body(context)
        }
    }

    // MARK: Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        drawing { context in
            context.setShouldAntialias(style.isAntialiased)
            shading.fill(path, isEvenOdd: style.isEOFilled, self, context)
        }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        drawing { context in
            guard case .color(let color) = shading.paint(environment) else {
                return shading.fill(path.strokedPath(style), isEvenOdd: false, self, context)
            }
            context.setStrokeColor(color)
            context.setLineWidth(style.lineWidth)
            context.setLineCap(style.lineCap)
            context.setLineJoin(style.lineJoin)
            context.setMiterLimit(style.miterLimit)
            context.setLineDash(phase: style.dashPhase, lengths: style.dash)
            context.addPath(path.cgPath)
            context.strokePath()
        }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws by a closure, and puts that on what is there as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        try drawing { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { context.endTransparencyLayer() }
            // The layer is drawn in the space that holds now, with nothing that was asked of the whole.
            var layer = GraphicsContext(context, size, environment)
            try content(&layer)
        }
    }

    /// Draws by a context of Core Graphics'.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows { try drawing(content) }

    /// How what is drawn is mixed with what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// Core Graphics' number.
        public let rawValue: Int32
        /// The mode of a number.
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        /// In front.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// The product.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// The product of what is missing.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Product or screen, by what is behind.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// The darker.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// The lighter.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// Brightens what is behind.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// Darkens what is behind.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Darkens or lightens softly.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Product or screen, by what is drawn.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The difference.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// A soft difference.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// The hue of what is drawn.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// The saturation of what is drawn.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// Hue and saturation of what is drawn.
        public static var color: BlendMode { BlendMode(.color) }
        /// The luminosity of what is drawn.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Takes away.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// In place of what is there.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// What is drawn, where something is.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// What is drawn, where nothing is.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// In front, where something is.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// Behind.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// What is there, where something is drawn.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// What is there, where nothing is drawn.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// Behind, where something is drawn.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// Where one of both is alone.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The sum, darker.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// The sum.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
