import CoreGraphics
import Foundation

// Rows of CAShapeLayer.
extension LayerProperty {
    static let path = optional("path", \CAShapeLayer.path, .path)
    static let fillColor = optional(
        "fillColor", \CAShapeLayer.fillColor, .color, LayerDetails.opaqueBlack, unbox: PropertyValue.color)
    static let fillRule = name("fillRule", \CAShapeLayer.fillRule, .nonZero, CAShapeLayerFillRule.named)
    static let strokeColor = optional("strokeColor", \CAShapeLayer.strokeColor, .color, unbox: PropertyValue.color)
    static let strokeStart = number("strokeStart", \CAShapeLayer.strokeStart)
    static let strokeEnd = number("strokeEnd", \CAShapeLayer.strokeEnd, 1)
    static let lineWidth = number("lineWidth", \CAShapeLayer.lineWidth, 1)
    static let miterLimit = number("miterLimit", \CAShapeLayer.miterLimit, 10)
    static let lineCap = name("lineCap", \CAShapeLayer.lineCap, .butt, CAShapeLayerLineCap.named)
    static let lineJoin = name("lineJoin", \CAShapeLayer.lineJoin, .miter, CAShapeLayerLineJoin.named)
    static let lineDashPhase = number("lineDashPhase", \CAShapeLayer.lineDashPhase)
    static let lineDashPattern = optional(
        "lineDashPattern", \CAShapeLayer.lineDashPattern, .numbers, animatable: false, unbox: PropertyValue.numbers)

    static let shapeProperties: [LayerProperty] = [
        path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineCap, lineJoin,
        lineDashPhase, lineDashPattern,
    ]
}

// Rows of CAGradientLayer.
extension LayerProperty {
    static let colors = optional("colors", \CAGradientLayer.colors, .colors)
    static let locations = optional(
        "locations", \CAGradientLayer.locations, .numbers, unbox: PropertyValue.numbers)
    static let startPoint = value("startPoint", \CAGradientLayer.startPoint, .point, CGPoint(x: 0.5, y: 0))
    static let endPoint = value("endPoint", \CAGradientLayer.endPoint, .point, CGPoint(x: 0.5, y: 1))
    static let type = name("type", \CAGradientLayer.type, .axial, CAGradientLayerType.named)

    static let gradientProperties: [LayerProperty] = [colors, locations, startPoint, endPoint, type]
}

// Rows of CATextLayer: each changes the picture that the layer draws.
extension LayerProperty {
    private static let redrawing: Effects = [.properties, .display]

    static let string = optional(
        "string", \CATextLayer.string, .string, animatable: false, effects: redrawing, unbox: { $0 })
    static let font = optional(
        "font", \CATextLayer.font, .object, animatable: false, effects: redrawing, unbox: { $0 as AnyObject })
    static let fontSize = number("fontSize", \CATextLayer.fontSize, 36, effects: redrawing)
    static let foregroundColor = optional(
        "foregroundColor", \CATextLayer.foregroundColor, .color, TextState.opaqueWhite, effects: redrawing,
        unbox: PropertyValue.color)
    static let isWrapped = bool("isWrapped", \CATextLayer.isWrapped, effects: redrawing)
    static let truncationMode = name(
        "truncationMode", \CATextLayer.truncationMode, .none, CATextLayerTruncationMode.named, effects: redrawing)
    static let alignmentMode = name(
        "alignmentMode", \CATextLayer.alignmentMode, .natural, CATextLayerAlignmentMode.named, effects: redrawing)

    static let textProperties: [LayerProperty] = [
        string, font, fontSize, foregroundColor, isWrapped, truncationMode, alignmentMode,
    ]
}

// Rows of CAReplicatorLayer.
extension LayerProperty {
    static let instanceCount = number("instanceCount", \CAReplicatorLayer.instanceCount, 1)
    static let preservesDepth = bool("preservesDepth", \CAReplicatorLayer.preservesDepth)
    static let instanceDelay = number("instanceDelay", \CAReplicatorLayer.instanceDelay, 0)
    static let instanceTransform = value(
        "instanceTransform", \CAReplicatorLayer.instanceTransform, .transform, CATransform3DIdentity,
        unbox: PropertyValue.transform)
    static let instanceColor = optional(
        "instanceColor", \CAReplicatorLayer.instanceColor, .color, ReplicatorState.opaqueWhite,
        unbox: PropertyValue.color)
    static let instanceRedOffset = number("instanceRedOffset", \CAReplicatorLayer.instanceRedOffset)
    static let instanceGreenOffset = number("instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset)
    static let instanceBlueOffset = number("instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset)
    static let instanceAlphaOffset = number("instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset)

    static let replicatorProperties: [LayerProperty] = [
        instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor, instanceRedOffset,
        instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset,
    ]
}
