import CoreGraphics
import Foundation

// CALayer's own rows, in the order of its documentation. Effects beside `properties` follow the update cycle's table of
// what invalidates what.
extension LayerProperty {
    private static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    // Geometry
    static let bounds = value(
        "bounds", \CALayer.bounds, .rect, CGRect.zero, effects: [.properties, .layout, .superlayerLayout, .bounds],
        hasDefault: false)
    static let position = value("position", \CALayer.position, .point, CGPoint.zero, hasDefault: false)
    static let zPosition = number("zPosition", \CALayer.zPosition)
    static let anchorPoint = value("anchorPoint", \CALayer.anchorPoint, .point, CGPoint(x: 0.5, y: 0.5))
    static let anchorPointZ = number("anchorPointZ", \CALayer.anchorPointZ)
    static let transform = value(
        "transform", \CALayer.transform, .transform, CATransform3DIdentity, effects: [.properties, .superlayerLayout],
        unbox: PropertyValue.transform)
    static let sublayerTransform = value(
        "sublayerTransform", \CALayer.sublayerTransform, .transform, CATransform3DIdentity,
        unbox: PropertyValue.transform)
    static let isGeometryFlipped = bool("isGeometryFlipped", \CALayer.isGeometryFlipped)
    static let frame = LayerProperty(
        "frame", kind: .rect, isAnimatable: false, effects: .none, defaultValue: nil, isStyled: false,
        read: { $0.frame },
        write: { layer, value in
            guard let rect = (value ?? CGRect.zero) as? CGRect else { return false }
            layer.frame = rect
            return true
        })

    // Visibility
    static let isHidden = bool("isHidden", \CALayer.isHidden, animatable: true)
    static let isDoubleSided = bool("isDoubleSided", \CALayer.isDoubleSided, true, animatable: true)
    static let masksToBounds = bool("masksToBounds", \CALayer.masksToBounds, animatable: true)
    static let opacity = number("opacity", \CALayer.opacity, Float(1))
    static let allowsGroupOpacity = bool("allowsGroupOpacity", \CALayer.allowsGroupOpacity, true)

    // Contents
    static let contents = optional("contents", \CALayer.contents, .image, unbox: { $0 })
    static let contentsRect = value("contentsRect", \CALayer.contentsRect, .rect, unitRect)
    static let contentsCenter = value("contentsCenter", \CALayer.contentsCenter, .rect, unitRect)
    static let contentsScale = number("contentsScale", \CALayer.contentsScale, 1)
    static let contentsGravity = name(
        "contentsGravity", \CALayer.contentsGravity, .resize, CALayerContentsGravity.named)
    static let contentsFormat = name(
        "contentsFormat", \CALayer.contentsFormat, .RGBA8Uint, CALayerContentsFormat.named, effects: .none)
    static let minificationFilter = name(
        "minificationFilter", \CALayer.minificationFilter, .linear, CALayerContentsFilter.named)
    static let magnificationFilter = name(
        "magnificationFilter", \CALayer.magnificationFilter, .linear, CALayerContentsFilter.named)
    static let minificationFilterBias = number("minificationFilterBias", \CALayer.minificationFilterBias, Float(0))
    static let isOpaque = bool("isOpaque", \CALayer.isOpaque)
    static let needsDisplayOnBoundsChange = bool(
        "needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange, effects: .none)
    static let drawsAsynchronously = bool("drawsAsynchronously", \CALayer.drawsAsynchronously, effects: .none)

    // Box
    static let backgroundColor = optional(
        "backgroundColor", \CALayer.backgroundColor, .color, unbox: PropertyValue.color)
    static let cornerRadius = number("cornerRadius", \CALayer.cornerRadius)
    static let maskedCorners = options(
        "maskedCorners", \CALayer.maskedCorners, .all, CACornerMask.named, animatable: true)
    static let cornerCurve = name("cornerCurve", \CALayer.cornerCurve, .circular, CALayerCornerCurve.named)
    static let borderWidth = number("borderWidth", \CALayer.borderWidth)
    static let borderColor = optional(
        "borderColor", \CALayer.borderColor, .color, LayerDetails.opaqueBlack, unbox: PropertyValue.color)

    // Shadow
    static let shadowColor = optional(
        "shadowColor", \CALayer.shadowColor, .color, LayerDetails.opaqueBlack, unbox: PropertyValue.color)
    static let shadowOpacity = number("shadowOpacity", \CALayer.shadowOpacity, Float(0))
    static let shadowOffset = value(
        "shadowOffset", \CALayer.shadowOffset, .size, CGSize(width: 0, height: -3))
    static let shadowRadius = number("shadowRadius", \CALayer.shadowRadius, 3)
    static let shadowPath = optional("shadowPath", \CALayer.shadowPath, .path)

    // Compositing
    static let filters = optional("filters", \CALayer.filters, .filters)
    static let compositingFilter = optional(
        "compositingFilter", \CALayer.compositingFilter, .object, unbox: { $0 })
    static let backgroundFilters = optional("backgroundFilters", \CALayer.backgroundFilters, .filters)
    static let shouldRasterize = bool("shouldRasterize", \CALayer.shouldRasterize, animatable: true)
    static let rasterizationScale = number("rasterizationScale", \CALayer.rasterizationScale, 1)
    static let edgeAntialiasingMask = options(
        "edgeAntialiasingMask", \CALayer.edgeAntialiasingMask, .all, CAEdgeAntialiasingMask.named)
    static let allowsEdgeAntialiasing = bool("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)

    // Time
    static let beginTime = number("beginTime", \CALayer.beginTime, 0, animatable: false)
    static let duration = number("duration", \CALayer.duration, 0, animatable: false)
    static let speed = number("speed", \CALayer.speed, Float(1), animatable: false)
    static let timeOffset = number("timeOffset", \CALayer.timeOffset, 0, animatable: false)
    static let repeatCount = number("repeatCount", \CALayer.repeatCount, Float(0), animatable: false)
    static let repeatDuration = number("repeatDuration", \CALayer.repeatDuration, 0, animatable: false)
    static let autoreverses = bool("autoreverses", \CALayer.autoreverses)
    static let fillMode = name("fillMode", \CALayer.fillMode, .removed, CAMediaTimingFillMode.named)

    // Links
    static let mask = link("mask", \CALayer.mask, .layer, animatable: true, effects: .sublayers)
    static let sublayers = link(
        "sublayers", \CALayer.sublayers, .layers, animatable: true, effects: [.sublayers, .layout])
    static let name = optional("name", \CALayer.name, .string, animatable: false)
    static let delegate = link("delegate", \CALayer.delegate, .object)
    static let style = link("style", \CALayer.style, .object)
    static let actions = link("actions", \CALayer.actions, .object)

    static let layerProperties: [LayerProperty] = [
        bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform, isGeometryFlipped, frame,
        isHidden, isDoubleSided, masksToBounds, opacity, allowsGroupOpacity,
        contents, contentsRect, contentsCenter, contentsScale, contentsGravity, contentsFormat, minificationFilter,
        magnificationFilter, minificationFilterBias, isOpaque, needsDisplayOnBoundsChange, drawsAsynchronously,
        backgroundColor, cornerRadius, maskedCorners, cornerCurve, borderWidth, borderColor,
        shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath,
        filters, compositingFilter, backgroundFilters, shouldRasterize, rasterizationScale, edgeAntialiasingMask,
        allowsEdgeAntialiasing,
        beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode,
        mask, sublayers, name, delegate, style, actions,
    ]
}
