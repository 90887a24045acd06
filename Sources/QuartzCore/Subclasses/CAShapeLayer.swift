import CoreGraphics
import Foundation

/// A layer that draws a path: the fill, then the stroke. The path is not clipped to the bounds.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The path in the layer's space; copied. Default nil.
    open var path: CGPath? {
        get { state.shape.path }
        set { update(\.shape.path, to: newValue?.copy(), as: .path) }
    }

    /// The colour inside the path. Default opaque black; nil fills nothing.
    open var fillColor: CGColor? {
        get { state.shape.fillColor }
        set { update(\.shape.fillColor, to: newValue, as: .fillColor) }
    }

    /// Which parts of the path are inside. Default `nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { state.shape.fillRule }
        set { update(\.shape.fillRule, to: newValue, as: .fillRule) }
    }

    /// The colour of the stroke. Default nil: no stroke.
    open var strokeColor: CGColor? {
        get { state.shape.strokeColor }
        set { update(\.shape.strokeColor, to: newValue, as: .strokeColor) }
    }

    /// Where the stroke begins, as a fraction of the length of all subpaths together. Default 0.
    open var strokeStart: CGFloat {
        get { state.shape.strokeStart }
        set { update(\.shape.strokeStart, to: newValue, as: .strokeStart) }
    }

    /// Where the stroke ends, as a fraction of the length of all subpaths together. Default 1.
    open var strokeEnd: CGFloat {
        get { state.shape.strokeEnd }
        set { update(\.shape.strokeEnd, to: newValue, as: .strokeEnd) }
    }

    /// The stroke's width in points, half on each side of the path. Default 1.
    open var lineWidth: CGFloat {
        get { state.shape.lineWidth }
        set { update(\.shape.lineWidth, to: newValue, as: .lineWidth) }
    }

    /// The longest miter, in line widths. Default 10.
    open var miterLimit: CGFloat {
        get { state.shape.miterLimit }
        set { update(\.shape.miterLimit, to: newValue, as: .miterLimit) }
    }

    /// How lines end. Default `butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { state.shape.lineCap }
        set { update(\.shape.lineCap, to: newValue, as: .lineCap) }
    }

    /// How segments meet. Default `miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { state.shape.lineJoin }
        set { update(\.shape.lineJoin, to: newValue, as: .lineJoin) }
    }

    /// Where in the pattern the stroke begins, in points. Default 0.
    open var lineDashPhase: CGFloat {
        get { state.shape.lineDashPhase }
        set { update(\.shape.lineDashPhase, to: newValue, as: .lineDashPhase) }
    }

    /// Lengths of dashes and gaps in turn, in points. Default nil: a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { state.shape.lineDashPattern }
        set { update(\.shape.lineDashPattern, to: newValue, as: .lineDashPattern) }
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.shapeProperties }

    override class var initialContent: LayerContent { .shape(ShapeState()) }
}

// The class's rows of the property table.
extension LayerProperty {
    static let path = outline("path", \CAShapeLayer.path, in: \.shape.path)
    static let fillColor = color(
        "fillColor", \CAShapeLayer.fillColor, in: \.shape.fillColor, initial: LayerDetails.opaqueBlack)
    static let fillRule = name("fillRule", \CAShapeLayer.fillRule, .nonZero, CAShapeLayerFillRule.named)
    static let strokeColor = color("strokeColor", \CAShapeLayer.strokeColor, in: \.shape.strokeColor)
    static let strokeStart = number("strokeStart", \CAShapeLayer.strokeStart, in: \.shape.strokeStart)
    static let strokeEnd = number("strokeEnd", \CAShapeLayer.strokeEnd, in: \.shape.strokeEnd, initial: 1)
    static let lineWidth = number("lineWidth", \CAShapeLayer.lineWidth, in: \.shape.lineWidth, initial: 1)
    static let miterLimit = number("miterLimit", \CAShapeLayer.miterLimit, in: \.shape.miterLimit, initial: 10)
    static let lineCap = name("lineCap", \CAShapeLayer.lineCap, .butt, CAShapeLayerLineCap.named)
    static let lineJoin = name("lineJoin", \CAShapeLayer.lineJoin, .miter, CAShapeLayerLineJoin.named)
    static let lineDashPhase = number("lineDashPhase", \CAShapeLayer.lineDashPhase, in: \.shape.lineDashPhase)
    static let lineDashPattern = optional(
        "lineDashPattern", \CAShapeLayer.lineDashPattern, .numbers, .still(), unbox: PropertyValue.numbers)

    static let shapeProperties: [LayerProperty] = [
        path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap, lineJoin,
        lineDashPhase, lineDashPattern,
    ]
}
