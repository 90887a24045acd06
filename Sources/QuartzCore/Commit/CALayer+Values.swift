import CoreGraphics
import Foundation
import RenderServer

// A layer's drawn properties, resolved: names to cases, opacities clamped, nothing that would not show.
extension CALayer {
    package func encodedValues() -> LayerValues {
        let model = modelValues
        var values = LayerValues()
        values.bounds = model.bounds
        values.matrix = matrix
        values.sublayerMatrix = sublayerMatrix
        values.depthKey = depthKey
        values.isHidden = model.isHidden
        values.isDoubleSided = model.isDoubleSided
        values.opacity = clamped(model.opacity)
        values.allowsGroupOpacity = model.allowsGroupOpacity
        values.masksToBounds = model.masksToBounds
        values.allowsEdgeAntialiasing = model.allowsEdgeAntialiasing
        values.edgeAntialiasingMask = model.edgeAntialiasingMask.rawValue
        values.shouldRasterize = model.shouldRasterize
        values.rasterizationScale = Double(model.rasterizationScale)
        encodeBox(model, into: &values)
        values.image = encodedImage(model)
        values.shadow = encodedShadow(model)
        values.compositingFilter = CompositingFilter.blendMode(model.compositingFilter)
        values.filters = (model.filters ?? []).compactMap { ($0 as? CAFilter)?.layerFilter }
        encodeContents(into: &values)
        return values
    }

    private func encodeBox(_ model: LayerModel, into values: inout LayerValues) {
        values.backgroundColor = model.backgroundColor
        values.cornerRadius = Double(model.cornerRadius)
        values.maskedCorners = Corners(rawValue: model.maskedCorners.rawValue)
        values.cornerCurve = model.cornerCurve == .continuous ? .continuous : .circular
        values.borderWidth = Double(model.borderWidth)
        values.borderColor = model.borderColor
    }

    private func encodedImage(_ model: LayerModel) -> ImageContents? {
        guard let image = shownImage else { return nil }
        var contents = ImageContents(image: isMirrored ? image.mirroredVertically : image)
        contents.contentsRect = mirroredIfNeeded(model.contentsRect)
        contents.contentsCenter = mirroredIfNeeded(model.contentsCenter)
        contents.contentsScale = Double(model.contentsScale)
        contents.gravity = ImageContents.Gravity(rawValue: model.contentsGravity.rawValue) ?? .center
        contents.minificationFilter = ImageContents.Filter(rawValue: model.minificationFilter.rawValue) ?? .linear
        contents.magnificationFilter = ImageContents.Filter(rawValue: model.magnificationFilter.rawValue) ?? .linear
        contents.minificationFilterBias = model.minificationFilterBias
        contents.isBackingStore = model.contents is LayerBackingStore
        contents.isOpaque = image.isOpaque
        contents.tint = host?.contentsTint(of: self)
        return contents
    }

    /// Nothing for a shadow without colour or opacity.
    private func encodedShadow(_ model: LayerModel) -> Shadow? {
        let opacity = clamped(model.shadowOpacity)
        guard opacity > 0, let color = model.shadowColor, color.alpha > 0 else { return nil }
        return Shadow(
            color: color, opacity: opacity, offset: model.shadowOffset, radius: max(0, Double(model.shadowRadius)),
            path: model.shadowPath)
    }

    private func clamped(_ opacity: Float) -> Float {
        opacity > 0 ? min(opacity, 1) : 0
    }
}
