import CoreGraphics
import Foundation
import RenderServer

/// A layer that draws a path: the fill, then the stroke. The path is not clipped to the bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    struct Shape {
        var path: CGPath?
        var fillColor: CGColor? = LayerModel.opaqueBlack
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }

    var shape = Shape()
    private var committedShape: Shape?

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer { shape = layer.shape }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The path in the layer's space; copied. Default nil.
    open var path: CGPath? {
        get { shape.path }
        set { set(\.path, to: newValue?.copy(), as: .path) }
    }

    /// Default opaque black; nil fills nothing.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set(\.fillColor, to: newValue, as: .fillColor) }
    }

    /// Default `nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set(\.fillRule, to: newValue, as: .fillRule) }
    }

    /// Default nil: no stroke.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set(\.strokeColor, to: newValue, as: .strokeColor) }
    }

    /// Where the stroke begins, as a fraction of the length of all subpaths together. Default 0.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(\.strokeStart, to: newValue, as: .strokeStart) }
    }

    /// Where the stroke ends, as a fraction of the length of all subpaths together. Default 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(\.strokeEnd, to: newValue, as: .strokeEnd) }
    }

    /// Points, half on each side of the path. Default 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(\.lineWidth, to: newValue, as: .lineWidth) }
    }

    /// The longest miter, in line widths. Default 10.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(\.miterLimit, to: newValue, as: .miterLimit) }
    }

    /// Default `butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set(\.lineCap, to: newValue, as: .lineCap) }
    }

    /// Default `miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set(\.lineJoin, to: newValue, as: .lineJoin) }
    }

    /// Where in the pattern the stroke begins, in points. Default 0.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set(\.lineDashPhase, to: newValue, as: .lineDashPhase) }
    }

    /// Lengths of dashes and gaps in turn, in points. Default nil: a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { set(\.lineDashPattern, to: newValue, as: .lineDashPattern) }
    }

    private func set<Value: Equatable>(
        _ path: WritableKeyPath<Shape, Value>, to value: Value, as property: LayerProperty
    ) {
        change(property, isEqual: shape[keyPath: path] == value) { _ in shape[keyPath: path] = value }
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.shapeProperties }

    override func encodeContents(into values: inout LayerValues) {
        guard let path = shape.path, !path.isEmpty else { return }
        var contents = ShapeContents(path: path)
        contents.fillColor = shape.fillColor
        contents.fillRule = shape.fillRule == .evenOdd ? .evenOdd : .nonZero
        contents.strokeColor = shape.lineWidth > 0 ? shape.strokeColor : nil
        contents.strokeStart = Double(shape.strokeStart)
        contents.strokeEnd = Double(shape.strokeEnd)
        contents.strokeStyle.width = Double(shape.lineWidth)
        contents.strokeStyle.cap = shape.lineCap.cgCap.strokeCap
        contents.strokeStyle.join = shape.lineJoin.cgJoin.strokeJoin
        contents.strokeStyle.miterLimit = Double(shape.miterLimit)
        contents.strokeStyle.dashPhase = Double(shape.lineDashPhase)
        contents.strokeStyle.dashPattern = dashLengths.map(Double.init)
        values.shape = contents
    }

    /// The pattern as lengths; empty when it is no pattern: a negative length, or only zeros (assumed).
    var dashLengths: [CGFloat] {
        let lengths = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else { return [] }
        return lengths
    }

    override func captureCommittedState() {
        super.captureCommittedState()
        committedShape = shape
    }

    override func adoptCommittedState(of layer: CALayer) {
        super.adoptCommittedState(of: layer)
        if let committed = (layer as? CAShapeLayer)?.committedShape { shape = committed }
    }
}

extension CAShapeLayerLineCap {
    var cgCap: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    var cgJoin: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
