import CoreGraphics
import Foundation
import RenderServer

// A state, resolved for the render tree: names to cases, opacities clamped, nothing that would not show.
extension LayerState {
    /// What the layer draws in its own space. On the main actor, where filters have their inputs.
    @MainActor
    fileprivate func values(_ box: LayerValues.Box, in surroundings: LayerSurroundings) -> LayerValues {
        var values = LayerValues()
        values.bounds = bounds
        values.box = box
        values.isDoubleSided = isDoubleSided
        values.allowsGroupOpacity = allowsGroupOpacity
        values.masksToBounds = masksToBounds
        values.allowsEdgeAntialiasing = allowsEdgeAntialiasing
        values.edgeAntialiasingMask = edgeAntialiasingMask.rawValue
        values.shouldRasterize = shouldRasterize
        values.rasterizationScale = Double(rasterizationScale)
        values.compositingFilter = CompositingFilter.blendMode(details.compositingFilter)
        encodeExtras(into: &values, surroundings)
        content.encode(into: &values)
        return values
    }

    /// What few layers have: nothing is set where there is nothing, as each of these costs a box.
    @MainActor
    private func encodeExtras(into values: inout LayerValues, _ surroundings: LayerSurroundings) {
        if let matrix = sublayerMatrix { values.sublayerMatrix = matrix }
        if let image = image(in: surroundings) { values.image = image }
        if let shadow { values.shadow = shadow }
        if let radii = details.cornerRadii { values.cornerRadii = radii }
        if let filters = details.filters, !filters.isEmpty {
            values.filters = filters.compactMap { ($0 as? CAFilter)?.layerFilter }
        }
        if case .emitter(let emitter) = content { values.particles = surroundings.emission?.field(of: emitter) }
    }

    /// The picture that the contents show: an image that was assigned, or the store.
    var shownImage: CGImage? {
        guard details.contents != nil else { return nil }
        return switch details.contents {
        case let image as CGImage: image
        case let store as LayerBackingStore: store.image
        default: nil
        }
    }

    private func image(in surroundings: LayerSurroundings) -> ImageContents? {
        guard let image = shownImage else { return nil }
        image.noteCommitted()
        let isMirrored = surroundings.isMirrored
        var result = ImageContents(image: isMirrored ? image.mirroredVertically : image)
        result.contentsRect = isMirrored ? details.contentsRect.mirroredInUnitSquare : details.contentsRect
        result.contentsCenter = isMirrored ? details.contentsCenter.mirroredInUnitSquare : details.contentsCenter
        if let frame = (details.contents as? LayerBackingStore)?.frame {
            result.frame = frame
            result.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        result.contentsScale = Double(contentsScale)
        result.gravity = ImageContents.Gravity(rawValue: details.contentsGravity.rawValue) ?? .center
        result.minificationFilter = ImageContents.Filter(rawValue: details.minificationFilter.rawValue) ?? .linear
        result.magnificationFilter = ImageContents.Filter(rawValue: details.magnificationFilter.rawValue) ?? .linear
        result.minificationFilterBias = minificationFilterBias
        result.isBackingStore = details.contents is LayerBackingStore
        result.isOpaque = image.isOpaque
        result.tint = surroundings.contentsTint?.color8
        return result
    }

    /// Nothing for a shadow without colour or opacity.
    private var shadow: Shadow? {
        let opacity = clamped(shadowOpacity)
        guard opacity > 0, let color = details.shadowColor, color.alpha > 0 else { return nil }
        return Shadow(
            color: color.color8, opacity: opacity, offset: shadowOffset, radius: max(0, Double(shadowRadius)),
            path: details.shadowPath)
    }
}

// Layers without a plane of their own.
extension LayerState {
    fileprivate var hasPlane: Bool { if case .transform = content { false } else { true } }

    /// The state with nothing in it that has no meaning without a plane.
    @MainActor
    fileprivate var withoutPlane: LayerState {
        var state = self
        for property in CALayer.properties where property.needsPlane { property.clear(&state) }
        return state
    }
}

// Field by field: to hand over the state of a box is a copy of it.
extension LayerStateBox {
    /// Where the layer stands in its superlayer.
    var placement: LayerPlacement {
        LayerPlacement(value.geometry, opacity: value.opacity, isHidden: value.isHidden)
    }

    /// The layer's background, border and corners.
    var boxValues: LayerValues.Box {
        var box = LayerValues.Box()
        box.cornerRadius = Double(value.cornerRadius)
        box.maskedCorners = Corners(rawValue: value.maskedCorners.rawValue)
        box.cornerCurve = cornerCurve
        box.borderWidth = Double(value.borderWidth)
        box.backgroundColor = value.backgroundColor?.color8
        box.borderColor = value.details.borderColor?.color8
        return box
    }

    private var cornerCurve: CornerCurve {
        // Names that are equal are told at once, others letter by letter.
        let isCircular = value.details.cornerCurve == .circular || value.details.cornerCurve != .continuous
        return isCircular ? .circular : .continuous
    }

    /// What the layer draws in its own space.
    @MainActor
    func values(in surroundings: LayerSurroundings) -> LayerValues {
        let shown = value.hasPlane ? self : LayerStateBox(value.withoutPlane)
        return shown.value.values(shown.boxValues, in: surroundings)
    }
}

extension LayerPlacement {
    fileprivate init(_ geometry: LayerGeometry, opacity: Float, isHidden: Bool) {
        self.init()
        matrix = geometry.matrix
        depthKey = geometry.depthKey
        self.opacity = clamped(opacity)
        self.isHidden = isHidden
    }
}

private func clamped(_ opacity: Float) -> Float {
    opacity > 0 ? min(opacity, 1) : 0
}

extension CGRect {
    /// A part of a picture, as the picture upside down has it.
    var mirroredInUnitSquare: CGRect { CGRect(x: minX, y: 1 - maxY, width: width, height: height) }
}
