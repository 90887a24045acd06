import Foundation
import Rasterizer

/// Whether all that is drawn below a clipping layer stays inside its outline.
struct InsideTest {
    private struct Step {
        var index: Int
        /// Layer space → the clipping layer's space.
        var matrix: Matrix3x3
        /// Square clips between, in the clipping layer's space: upright ones, and turned ones as one convex polygon.
        var rect = PlaneRect.everything
        var polygon: [Point]?
    }

    /// How far a thing lies in the outline.
    enum Reach: Int, Comparable {
        case inside
        /// Outside, where the clip hides it altogether: no thing, but to be clipped all the same.
        case hidden
        case out

        static func < (a: Reach, b: Reach) -> Bool { a.rawValue < b.rawValue }
    }

    let outline: CornerOutline
    let layers: [SettledLayer]

    /// The farthest reach of a descendant's thing: `out` when one, cut by the square clips between, has a corner
    /// outside the outline. A rounded clip counts as its bounds. What the clip hides altogether is no thing.
    func reach(of children: [SettledLayer.Fragment]) -> Reach {
        var result = Reach.inside
        var steps = children.map { Step(index: $0.child, matrix: layers[$0.child].local) }
        while let step = steps.popLast() {
            let layer = layers[step.index]
            // Convex: a box inside holds nothing that is outside.
            if outline.contains(layer.extent.mapped(by: step.matrix)) { continue }
            result = max(result, reach(ofThingsOf: layer, step))
            if result == .out { return .out }
            if layer.children.isEmpty { continue }
            let inner = layer.values.masksToBounds && !layer.isTransform ? clipped(step, to: layer) : step
            for child in layer.children {
                var below = inner
                below.index = child.child
                below.matrix = layers[child.child].local.concatenating(step.matrix)
                steps.append(below)
            }
        }
        return result
    }

    /// How far the clipping layer's own particles reach.
    func reach(ofParticlesOf layer: SettledLayer) -> Reach {
        reach(ofParticlesOf: layer, Step(index: 0, matrix: .identity), clip: .everything)
    }

    /// Together where they are inside together, else one by one.
    /// - Parameter clip: What the layer itself leaves of them.
    private func reach(ofParticlesOf layer: SettledLayer, _ step: Step, clip: PlaneRect) -> Reach {
        guard let particles = layer.particles, let field = layer.values.particles else { return .inside }
        if outline.contains(particles.extent.intersection(clip).mapped(by: step.matrix)) { return .inside }
        let map = SpriteMap(.identity, depth: particles.depth)
        var result = Reach.inside
        for sprite in field.sprites where result != .out {
            let rect = map.rect(of: sprite, size: field.pictures[sprite.picture].size)
            guard let seen = rect?.intersection(clip), !seen.isEmpty else { continue }
            result = max(result, reach(of: seen, step))
        }
        return result
    }

    private func reach(ofThingsOf layer: SettledLayer, _ step: Step) -> Reach {
        let values = layer.values
        if case .hit = layer.rasterization { return reach(of: layer.extent, step) }
        var result = Reach.inside
        if !layer.things.isDisjoint(with: .box) { result = reach(of: PlaneRect(values.bounds), step) }
        if !layer.things.isDisjoint(with: .contents) {
            let rect = values.contentsRect
            let seen = values.masksToBounds ? rect.intersection(PlaneRect(values.bounds)) : rect
            result = max(result, reach(of: seen, step))
        }
        if layer.things.contains(.particles) {
            let clip = values.masksToBounds ? PlaneRect(values.bounds) : .everything
            result = max(result, reach(ofParticlesOf: layer, step, clip: clip))
        }
        // The extent holds the shadow, which is the outermost thing of its layer.
        return layer.things.contains(.shadow) ? max(result, reach(of: layer.extent, step)) : result
    }

    private func reach(of rect: PlaneRect, _ step: Step) -> Reach {
        if step.polygon == nil, step.matrix.isAffine, step.matrix.m12 == 0, step.matrix.m21 == 0 {
            let cut = rect.mapped(by: step.matrix).intersection(step.rect)
            if cut.isEmpty || outline.contains(cut) { return .inside }
            return cut.intersection(outline.rect).isNegligible ? .hidden : .out
        }
        var polygon = HardQuad.visiblePolygon(of: rect.cgRect, through: step.matrix)
        polygon = ConvexPolygon.clip(polygon, to: step.rect)
        if let clip = step.polygon { polygon = ConvexPolygon.clip(polygon, to: clip) }
        if polygon.allSatisfy(outline.contains) { return .inside }
        let seen = ConvexPolygon.clip(polygon, to: outline.rect)
        return ConvexPolygon.area(seen) > 1e-6 ? .out : .hidden
    }

    private func clipped(_ step: Step, to layer: SettledLayer) -> Step {
        var result = step
        let bounds = PlaneRect(layer.values.bounds)
        if step.matrix.isAffine, step.matrix.m12 == 0, step.matrix.m21 == 0 {
            result.rect = step.rect.intersection(bounds.mapped(by: step.matrix))
        } else {
            let quad = HardQuad.visiblePolygon(of: bounds.cgRect, through: step.matrix)
            result.polygon = step.polygon.map { ConvexPolygon.clip($0, to: quad) } ?? quad
        }
        return result
    }
}

extension PlaneRect {
    /// Too thin to hold a pixel's centre but by chance.
    fileprivate var isNegligible: Bool { isEmpty || width < 1e-6 || height < 1e-6 }
}

/// Convex polygons as lists of corners.
enum ConvexPolygon {
    static func clip(_ polygon: [Point], to rect: PlaneRect) -> [Point] {
        if rect == .everything { return polygon }
        if rect.isEmpty { return [] }
        return clip(polygon, to: rect.corners)
    }

    /// The part inside another convex polygon.
    static func clip(_ polygon: [Point], to other: [Point]) -> [Point] {
        guard other.count >= 3 else { return [] }
        let turn = signedArea(other) < 0 ? -1.0 : 1.0
        var result = polygon
        for (index, a) in other.enumerated() where !result.isEmpty {
            let edge = other[(index + 1) % other.count] - a
            result = clip(result) { turn * edge.cross($0 - a) }
        }
        return result
    }

    /// The part where `side` is not negative; `side` must be linear.
    static func clip(_ polygon: [Point], side: (Point) -> Double) -> [Point] {
        var result: [Point] = []
        for (index, a) in polygon.enumerated() {
            let b = polygon[(index + 1) % polygon.count]
            let (da, db) = (side(a), side(b))
            if da >= 0 { result.append(a) }
            if (da >= 0) != (db >= 0) { result.append(a.mixed(with: b, da / (da - db))) }
        }
        return result
    }

    static func area(_ polygon: [Point]) -> Double { abs(signedArea(polygon)) }

    private static func signedArea(_ polygon: [Point]) -> Double {
        guard polygon.count >= 3 else { return 0 }
        var sum = 0.0
        for index in 1..<polygon.count - 1 {
            sum += (polygon[index] - polygon[0]).cross(polygon[index + 1] - polygon[0])
        }
        return sum / 2
    }
}
