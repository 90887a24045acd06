import CoreGraphics
import Foundation
import Rasterizer

/// Whether two commits of a layer show the same picture in the layer's own space: position, transform, depth, opacity and
/// hidden do not matter, everything below does.
extension RenderNode {
    func looksAlike(_ other: RenderNode) -> Bool {
        if self === other { return true }
        return values.looksAlike(other.values) && mask === other.mask && sublayers.isSame(as: other.sublayers)
    }
}

extension SublayerList {
    /// The same nodes; a changed one is a new object.
    fileprivate func isSame(as other: SublayerList) -> Bool {
        guard count == other.count, chunks.count == other.chunks.count else { return false }
        return zip(chunks, other.chunks).allSatisfy { a, b in
            a === b || (a.nodes.count == b.nodes.count && zip(a.nodes, b.nodes).allSatisfy { $0 === $1 })
        }
    }
}

extension LayerValues {
    func looksAlike(_ other: LayerValues) -> Bool {
        hasSameGeometry(as: other) && hasSameBox(as: other) && hasSameContents(as: other)
            && hasSameEffects(as: other)
    }

    private func hasSameGeometry(as other: LayerValues) -> Bool {
        bounds == other.bounds && sublayerMatrix == other.sublayerMatrix && isDoubleSided == other.isDoubleSided
            && allowsGroupOpacity == other.allowsGroupOpacity && masksToBounds == other.masksToBounds
            && kind.isSame(as: other.kind)
    }

    private func hasSameBox(as other: LayerValues) -> Bool {
        CGColor.same(backgroundColor, other.backgroundColor) && cornerRadius == other.cornerRadius
            && maskedCorners == other.maskedCorners && cornerCurve == other.cornerCurve
            && borderWidth == other.borderWidth && CGColor.same(borderColor, other.borderColor)
    }

    private func hasSameContents(as other: LayerValues) -> Bool {
        same(gradient, other.gradient) { $0.isSame(as: $1) } && same(image, other.image) { $0.isSame(as: $1) }
            && same(shape, other.shape) { $0.isSame(as: $1) }
    }

    private func hasSameEffects(as other: LayerValues) -> Bool {
        same(shadow, other.shadow) { $0.isSame(as: $1) } && allowsEdgeAntialiasing == other.allowsEdgeAntialiasing
            && edgeAntialiasingMask == other.edgeAntialiasingMask && shouldRasterize == other.shouldRasterize
            && rasterizationScale == other.rasterizationScale && compositingFilter == other.compositingFilter
            && filters == other.filters && backdrop == other.backdrop && vibrancy == other.vibrancy
    }
}

private func same<Value>(_ a: Value?, _ b: Value?, by isSame: (Value, Value) -> Bool) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): isSame(a, b)
    default: false
    }
}

extension CGColor {
    fileprivate static func same(_ a: CGColor?, _ b: CGColor?) -> Bool { a?.color8 == b?.color8 }
}

extension LayerValues.Kind {
    fileprivate func isSame(as other: LayerValues.Kind) -> Bool {
        switch (self, other) {
        case (.plain, .plain), (.transform, .transform): true
        case (.replicator(let a), .replicator(let b)):
            a.count == b.count && a.transform == b.transform && a.preservesDepth == b.preservesDepth
                && a.color == b.color && a.offset == b.offset
        default: false
        }
    }
}

extension GradientContents {
    fileprivate func isSame(as other: GradientContents) -> Bool {
        kind == other.kind && locations == other.locations && startPoint == other.startPoint
            && endPoint == other.endPoint && colors.map(\.color8) == other.colors.map(\.color8)
    }
}

extension ImageContents {
    fileprivate func isSame(as other: ImageContents) -> Bool {
        image === other.image && contentsRect == other.contentsRect && contentsCenter == other.contentsCenter
            && contentsScale == other.contentsScale && gravity == other.gravity
            && minificationFilter == other.minificationFilter && magnificationFilter == other.magnificationFilter
            && minificationFilterBias == other.minificationFilterBias && CGColor.same(tint, other.tint)
    }
}

extension ShapeContents {
    fileprivate func isSame(as other: ShapeContents) -> Bool {
        (path === other.path || path.rasterPath == other.path.rasterPath) && CGColor.same(fillColor, other.fillColor)
            && fillRule == other.fillRule && CGColor.same(strokeColor, other.strokeColor)
            && strokeStart == other.strokeStart && strokeEnd == other.strokeEnd && strokeStyle == other.strokeStyle
    }
}

extension Shadow {
    fileprivate func isSame(as other: Shadow) -> Bool {
        color.color8 == other.color.color8 && opacity == other.opacity && offset == other.offset
            && radius == other.radius && same(path, other.path) { $0 === $1 || $0.rasterPath == $1.rasterPath }
    }
}
