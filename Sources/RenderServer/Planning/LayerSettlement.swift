import CoreGraphics
import Foundation
import Rasterizer

/// What is settled after the walk: axes and clips from the top down, then reasons from the bottom up.
enum LayerSettlement {
    /// Which surface each layer is drawn in, how it lies there, and whether that turns its clip.
    static func settleAxes(_ layers: inout [SettledLayer], target: PixelRect) {
        for index in layers.indices where !layers[index].isTransform {
            if let owner = layers[index].owner {
                layers[index].matrix = layers[index].local.concatenating(layers[owner].inner)
                layers[index].reach = layers[owner].innerReach
            } else {
                layers[index].matrix = layers[index].local
                layers[index].reach = target
            }
            settleClip(&layers[index])
            layers[index].innerReach = innerReach(layers[index])
        }
    }

    private static func settleClip(_ layer: inout SettledLayer) {
        if case .miss(let key) = layer.rasterization {
            layer.ownAxes = Point(key.scale, key.scale)
        }
        guard layer.values.masksToBounds, layer.descendantReachesOut else { return }
        if layer.ownAxes == nil, !layer.matrix.isUpright(over: layer.values.bounds) {
            layer.clipIsTurned = true
            let scales = layer.matrix.axisScales(at: layer.center)
            if scales.x > 0, scales.y > 0 { layer.ownAxes = Point(scales.x, scales.y) }
        }
        layer.clipEdgeIsSoft = hasSoftEdge(layer)
    }

    /// An antialiased edge that does not lie on a line between pixels.
    private static func hasSoftEdge(_ layer: SettledLayer) -> Bool {
        let edges = layer.values.softEdges
        guard !edges.isEmpty else { return false }
        guard !layer.clipIsTurned, layer.matrix.isUpright(over: layer.values.bounds) else { return true }
        let c = PlaneRect(layer.values.bounds).corners.map(layer.matrix.apply)
        func isOff(_ a: Point, _ b: Point) -> Bool {
            let position = abs(a.x - b.x) < abs(a.y - b.y) ? a.x : a.y
            return abs(position - position.rounded()) >= PixelLines.tolerance
        }
        return (edges.contains(.minX) && isOff(c[0], c[3])) || (edges.contains(.maxX) && isOff(c[1], c[2]))
            || (edges.contains(.minY) && isOff(c[0], c[1])) || (edges.contains(.maxY) && isOff(c[3], c[2]))
    }

    private static func innerReach(_ layer: SettledLayer) -> PixelRect {
        let inner = layer.inner
        let reach = BlurReach.inner(layer.groupReach, of: layer.values, center: layer.center, matrix: inner)
        guard layer.values.masksToBounds else { return reach }
        return reach.intersection(PlaneRect(layer.values.bounds).mapped(by: inner).pixels)
    }
}

extension SettledLayer {
    /// Clips in force and target in the pixels of the layer's own surface. A bitmap that is kept is not cut by them.
    var groupReach: PixelRect {
        if case .miss = rasterization { return .everything }
        guard ownAxes != nil else { return reach }
        guard let inverse = surfaceMatrix.inverse else { return .everything }
        let corners = PlaneRect(reach).corners.map(inverse.apply)
        guard corners.allSatisfy(\.isFinite) else { return .everything }
        return PlaneRect(around: corners).pixels
    }
}

extension LayerSettlement {
    /// Decides the reasons of all layers and what each counts for the layers above.
    static func settleGroups(_ layers: inout [SettledLayer]) {
        var below = [Int](repeating: 0, count: layers.count)
        for index in layers.indices.reversed() where !layers[index].isTransform {
            // A particle is drawn like the contents of a sublayer.
            let facts = SettledFacts(layers[index], descendantThings: below[index] + layers[index].particleCount)
            var decision = GroupDecision()
            if case .hit = layers[index].rasterization {} else { decision = GroupDecision(facts) }
            if layers[index].isMask { decision.joinMaskPass() }
            layers[index].group = decision
            let hasOwnPass =
                !decision.reasons.isEmpty || decision.filtersBeforeShadow || layers[index].hasShadowWithoutPath
            if hasOwnPass { layers[index].hasPasses = true }
            settleBehind(&layers[index])
            guard let owner = layers[index].owner else { continue }
            if layers[index].hasPasses { layers[owner].hasPasses = true }
            if layers[index].showsBehind { layers[owner].holdsBehind = true }
            if !layers[index].isMask { below[owner] += things(of: layers[index], below: below[index]) }
        }
    }

    /// Whether what lies behind a layer shows through it, and whether its group must therefore wait for that.
    private static func settleBehind(_ layer: inout SettledLayer) {
        let readsBehind = layer.things.contains(.backdrop) || layer.holdsBehind
        if layer.group.reasons.contains(.vibrancy) {
            layer.showsBehind = true
        } else {
            layer.showsBehind = readsBehind && (!layer.isSurface || layer.isSeeThrough)
        }
        layer.isLate = layer.isSurface && layer.showsBehind
        if readsBehind { layer.holdsBehind = true }
    }

    private static func things(of layer: SettledLayer, below: Int) -> Int {
        if case .hit = layer.rasterization { return 1 }
        if layer.isSurface { return 1 }
        return layer.group.filtersBeforeShadow ? 2 : layer.things.things + layer.particleCount + below
    }
}

extension SettledLayer {
    /// Particles that count as things.
    fileprivate var particleCount: Int { things.contains(.particles) ? particles?.count ?? 0 : 0 }
}

extension GroupDecision {
    /// A mask's own reasons join the mask pass; how it is composited plays no part, and it is not kept (assumed).
    fileprivate mutating func joinMaskPass() {
        reasons.subtract([.blendMode, .rasterize, .vibrancy])
        reasons.insert(.maskLayer)
    }
}

extension SettledFacts {
    init(_ layer: SettledLayer, descendantThings: Int) {
        let values = layer.values
        self.init(
            things: layer.things, descendantThings: descendantThings, opacity: layer.opacity,
            allowsGroupOpacity: values.allowsGroupOpacity, masksToBounds: values.masksToBounds,
            isRounded: values.isRounded, descendantReachesOut: layer.descendantReachesOut,
            contentsReachOut: layer.contentsReachOut, clipIsTurned: layer.clipIsTurned,
            clipEdgeIsSoft: layer.clipEdgeIsSoft, isMasked: layer.mask != nil, hasFilters: !values.filters.isEmpty,
            blends: values.isIsolated || values.compositingFilter.map { $0 != .normal } ?? false,
            isVibrant: values.vibrancy != nil)
        if case .miss = layer.rasterization { rasterizes = true }
    }
}
