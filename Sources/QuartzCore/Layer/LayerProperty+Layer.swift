import CoreGraphics
import Foundation

// CALayer's own rows, in the order of its documentation. Effects beside `properties` follow the update cycle's table of
// what invalidates what.
extension LayerProperty {
    private static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    // Geometry
    static let bounds = rect(
        "bounds", \CALayer.bounds, in: \.geometry.bounds, initial: .zero,
        .animated(effects: [.properties, .layout, .superlayerLayout, .bounds]), hasDefault: false)
    static let position = point(
        "position", \CALayer.position, in: \.geometry.position, .animated(.placement), hasDefault: false)
    static let zPosition = number("zPosition", \CALayer.zPosition, in: \.geometry.zPosition, .animated(.placement))
    static let anchorPoint = point(
        "anchorPoint", \CALayer.anchorPoint, in: \.geometry.anchorPoint, initial: CGPoint(x: 0.5, y: 0.5),
        .animated(.placement))
    static let anchorPointZ = number(
        "anchorPointZ", \CALayer.anchorPointZ, in: \.geometry.anchorPointZ, .animated(.placement))
    static let transform = matrix(
        "transform", \CALayer.transform, seen: .transform({ $0.value.transform }, { $0.transform = $1 }),
        .animated(.placement, effects: [.properties, .superlayerLayout]))
    static let sublayerTransform = matrix(
        "sublayerTransform", \CALayer.sublayerTransform,
        seen: .transform({ $0.value.details.sublayerTransform }, { $0.details.sublayerTransform = $1 }))
    static let isGeometryFlipped = bool("isGeometryFlipped", \CALayer.isGeometryFlipped)
    static let frame = LayerProperty(
        "frame", kind: .rect, .still(.none), defaultValue: nil, isStyled: false,
        read: { $0.frame },
        write: { layer, value in
            guard let rect = (value ?? CGRect.zero) as? CGRect else { return false }
            layer.frame = rect
            return true
        })

    // Visibility
    static let isHidden = bool("isHidden", \CALayer.isHidden, in: \.isHidden, .animated(.placement))
    static let isDoubleSided = bool(
        "isDoubleSided", \CALayer.isDoubleSided, in: \.isDoubleSided, initial: true, .animated())
    static let masksToBounds = bool(
        "masksToBounds", \CALayer.masksToBounds, in: \.masksToBounds, .animated().onPlane)
    static let opacity = number("opacity", \CALayer.opacity, in: \.opacity, initial: 1, .animated(.placement))
    static let allowsGroupOpacity = bool("allowsGroupOpacity", \CALayer.allowsGroupOpacity, initial: true)

    // Contents
    static let contents = optional(
        "contents", \CALayer.contents, .image, in: \.details.contents, seen: .contents(\.details.contents),
        .animated().onPlane, unbox: { $0 })
    static let contentsRect = rect(
        "contentsRect", \CALayer.contentsRect, in: \.details.contentsRect, initial: unitRect)
    static let contentsCenter = rect(
        "contentsCenter", \CALayer.contentsCenter, in: \.details.contentsCenter, initial: unitRect)
    static let contentsScale = number("contentsScale", \CALayer.contentsScale, in: \.contentsScale, initial: 1)
    static let contentsGravity = name(
        "contentsGravity", \CALayer.contentsGravity, .resize, CALayerContentsGravity.named)
    static let contentsFormat = name(
        "contentsFormat", \CALayer.contentsFormat, .RGBA8Uint, CALayerContentsFormat.named, .still(.none))
    static let minificationFilter = name(
        "minificationFilter", \CALayer.minificationFilter, .linear, CALayerContentsFilter.named)
    static let magnificationFilter = name(
        "magnificationFilter", \CALayer.magnificationFilter, .linear, CALayerContentsFilter.named)
    static let minificationFilterBias = number(
        "minificationFilterBias", \CALayer.minificationFilterBias, in: \.minificationFilterBias)
    static let isOpaque = bool("isOpaque", \CALayer.isOpaque)
    static let needsDisplayOnBoundsChange = bool(
        "needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange, .still(.none))
    static let drawsAsynchronously = bool("drawsAsynchronously", \CALayer.drawsAsynchronously, .still(.none))

    // Box
    static let backgroundColor = color(
        "backgroundColor", \CALayer.backgroundColor, in: \.backgroundColor, seen: .backgroundColor,
        .animated(.box).onPlane)
    static let cornerRadius = number(
        "cornerRadius", \CALayer.cornerRadius, in: \.cornerRadius, .animated(.box).onPlane)
    static let maskedCorners = options("maskedCorners", \CALayer.maskedCorners, .all, CACornerMask.named, .animated())
    static let cornerCurve = name("cornerCurve", \CALayer.cornerCurve, .circular, CALayerCornerCurve.named)
    static let cornerRadii = LayerProperty(
        "cornerRadii", kind: .object, .animated().onPlane.ours, place: .cornerRadii, defaultValue: nil, isStyled: false,
        read: { $0.cornerRadii },
        write: { layer, value in
            guard value == nil || value is CornerRadii else { return false }
            layer.cornerRadii = value as? CornerRadii
            return true
        }, clear: { $0.details.cornerRadii = nil })
    static let borderWidth = number("borderWidth", \CALayer.borderWidth, in: \.borderWidth, .animated(.box).onPlane)
    static let borderColor = color(
        "borderColor", \CALayer.borderColor, in: \.details.borderColor, initial: LayerDetails.opaqueBlack,
        .animated(.box).onPlane)

    // Shadow
    static let shadowColor = color(
        "shadowColor", \CALayer.shadowColor, in: \.details.shadowColor, initial: LayerDetails.opaqueBlack,
        .animated().onPlane)
    static let shadowOpacity = number("shadowOpacity", \CALayer.shadowOpacity, in: \.shadowOpacity, .animated().onPlane)
    static let shadowOffset = size(
        "shadowOffset", \CALayer.shadowOffset, in: \.shadowOffset, initial: CGSize(width: 0, height: -3),
        .animated().onPlane)
    static let shadowRadius = number(
        "shadowRadius", \CALayer.shadowRadius, in: \.shadowRadius, initial: 3, .animated().onPlane)
    static let shadowPath = outline(
        "shadowPath", \CALayer.shadowPath, in: \.details.shadowPath, .animated().onPlane)

    // Compositing
    static let filters = optional(
        "filters", \CALayer.filters, .filters, in: \.details.filters, seen: .objects(\.details.filters),
        .animated().onPlane)
    static let compositingFilter = optional(
        "compositingFilter", \CALayer.compositingFilter, .object, in: \.details.compositingFilter,
        seen: .object(\.details.compositingFilter), .animated().onPlane, unbox: { $0 })
    static let backgroundFilters = optional(
        "backgroundFilters", \CALayer.backgroundFilters, .filters, .animated().onPlane)
    static let shouldRasterize = bool("shouldRasterize", \CALayer.shouldRasterize, in: \.shouldRasterize, .animated())
    static let rasterizationScale = number(
        "rasterizationScale", \CALayer.rasterizationScale, in: \.rasterizationScale, initial: 1)
    static let edgeAntialiasingMask = options(
        "edgeAntialiasingMask", \CALayer.edgeAntialiasingMask, .all, CAEdgeAntialiasingMask.named)
    static let allowsEdgeAntialiasing = bool("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing)

    // Time
    static let beginTime = number("beginTime", \CALayer.beginTime, .still([.properties, .time]))
    static let duration = number("duration", \CALayer.duration, .still())
    static let speed = number("speed", \CALayer.speed, initial: 1, .still([.properties, .time]))
    static let timeOffset = number("timeOffset", \CALayer.timeOffset, .still([.properties, .time]))
    static let repeatCount = number("repeatCount", \CALayer.repeatCount, .still())
    static let repeatDuration = number("repeatDuration", \CALayer.repeatDuration, .still())
    static let autoreverses = bool("autoreverses", \CALayer.autoreverses)
    static let fillMode = name("fillMode", \CALayer.fillMode, .removed, CAMediaTimingFillMode.named)

    // Links
    static let mask = link("mask", \CALayer.mask, .layer, .animated(effects: .sublayers).onPlane)
    static let sublayers = link("sublayers", \CALayer.sublayers, .layers, .animated(effects: [.sublayers, .layout]))
    static let name = optional("name", \CALayer.name, .string, .still())
    static let delegate = link("delegate", \CALayer.delegate, .object)
    static let style = link("style", \CALayer.style, .object)
    static let actions = link("actions", \CALayer.actions, .object)

    static let layerProperties: [LayerProperty] = [
        bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform, isGeometryFlipped, frame,
        isHidden, isDoubleSided, masksToBounds, opacity, allowsGroupOpacity,
        contents, contentsRect, contentsCenter, contentsScale, contentsGravity, contentsFormat, minificationFilter,
        magnificationFilter, minificationFilterBias, isOpaque, needsDisplayOnBoundsChange, drawsAsynchronously,
        backgroundColor, cornerRadius, maskedCorners, cornerCurve, cornerRadii, borderWidth, borderColor,
        shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath,
        filters, compositingFilter, backgroundFilters, shouldRasterize, rasterizationScale, edgeAntialiasingMask,
        allowsEdgeAntialiasing,
        beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode,
        mask, sublayers, name, delegate, style, actions,
    ]
}
