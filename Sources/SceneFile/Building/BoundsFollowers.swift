import UIKit

/// Layers that fill their owner, and corners and paths that follow a layer's bounds.
@MainActor
final class BoundsFollowers {
    private struct Filling {
        weak var layer: CALayer?
        weak var owner: CALayer?
        var bounds: CGRect
    }

    private struct Rounding {
        weak var layer: CALayer?
        var size: CGSize
    }

    /// What a path was made for.
    private struct Outline: Equatable {
        var bounds: CGRect
        var radius: CGFloat
        var corners: CACornerMask
        var curve: CALayerCornerCurve

        @MainActor
        init(_ layer: CALayer) {
            bounds = layer.bounds
            radius = layer.cornerRadius
            corners = layer.maskedCorners
            curve = layer.cornerCurve
        }
    }

    private struct Following {
        weak var layer: CALayer?
        let path: ScenePath
        let property: LayerProperty
        var outline: Outline
    }

    /// Owners before what fills them.
    private var fillings: [Filling] = []
    private var roundings: [Rounding] = []
    private var followings: [Following] = []

    /// Lets `layer` fill `owner` from now on.
    func fill(_ owner: CALayer, with layer: CALayer) {
        fillings.removeAll { $0.layer === layer || $0.layer == nil }
        fillings.append(Filling(layer: layer, owner: owner, bounds: owner.bounds))
        Self.place(layer, in: owner.bounds)
    }

    /// Gives a layer corners of half its shorter side from now on.
    func round(_ layer: CALayer) {
        stopRounding(layer)
        roundings.append(Rounding(layer: layer, size: layer.bounds.size))
        Self.roundCorners(of: layer)
    }

    /// A layer that gets a radius of its own keeps it.
    func stopRounding(_ layer: CALayer) {
        roundings.removeAll { $0.layer === layer || $0.layer == nil }
    }

    /// Sets a path and, where it follows the bounds, sets it again whenever they change.
    func follow(_ layer: CALayer, with path: ScenePath?, as property: LayerProperty) {
        followings.removeAll { ($0.layer === layer && $0.property === property) || $0.layer == nil }
        _ = property.setValue(path?.path(for: layer), of: layer)
        guard let path, path.followsBounds else { return }
        followings.append(Following(layer: layer, path: path, property: property, outline: Outline(layer)))
    }

    /// A layer that a change places by itself fills nothing any more.
    func release(_ layer: CALayer) {
        fillings.removeAll { $0.layer === layer }
    }

    /// Brings everything up to date.
    func update() {
        for index in fillings.indices {
            guard let layer = fillings[index].layer, let owner = fillings[index].owner else { continue }
            guard owner.bounds != fillings[index].bounds else { continue }
            fillings[index].bounds = owner.bounds
            // An app does this in its view's layout.
            owner.withoutImplicitLayout { Self.place(layer, in: owner.bounds) }
        }
        for index in roundings.indices {
            guard let layer = roundings[index].layer, layer.bounds.size != roundings[index].size else { continue }
            roundings[index].size = layer.bounds.size
            Self.roundCorners(of: layer)
        }
        // After the corners: outlines have them.
        for index in followings.indices {
            guard let layer = followings[index].layer else { continue }
            let outline = Outline(layer)
            guard outline != followings[index].outline else { continue }
            followings[index].outline = outline
            _ = followings[index].property.setValue(followings[index].path.path(for: layer), of: layer)
        }
    }

    private static func roundCorners(of layer: CALayer) {
        layer.cornerRadius = min(abs(layer.bounds.width), abs(layer.bounds.height)) / 2
    }

    /// Without the detour over `frame`, which a transform would bend.
    private static func place(_ layer: CALayer, in bounds: CGRect) {
        layer.bounds = CGRect(origin: layer.bounds.origin, size: bounds.size)
        layer.position = CGPoint(
            x: bounds.minX + layer.anchorPoint.x * bounds.width, y: bounds.minY + layer.anchorPoint.y * bounds.height)
    }
}
