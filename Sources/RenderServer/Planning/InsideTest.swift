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

    let outline: CornerOutline
    let layers: [SettledLayer]

    /// True when a thing of a descendant, cut by the square clips between, has a corner outside the outline. A rounded clip
    /// counts as its bounds. What the clip hides altogether is no thing.
    func descendantReachesOut(of children: [SettledLayer.Fragment]) -> Bool {
        var steps = children.map { Step(index: $0.child, matrix: layers[$0.child].local) }
        while let step = steps.popLast() {
            let layer = layers[step.index]
            // Convex: a box inside holds nothing that is outside.
            if outline.contains(layer.extent.mapped(by: step.matrix)) { continue }
            if thingReachesOut(of: layer, step) { return true }
            if layer.children.isEmpty { continue }
            let inner = layer.values.masksToBounds && !layer.isTransform ? clipped(step, to: layer) : step
            for child in layer.children {
                var below = inner
                below.index = child.child
                below.matrix = layers[child.child].local.concatenating(step.matrix)
                steps.append(below)
            }
        }
        return false
    }

    private func thingReachesOut(of layer: SettledLayer, _ step: Step) -> Bool {
        let values = layer.values
        if case .hit = layer.rasterization { return reachesOut(layer.extent, step) }
        if !layer.things.isDisjoint(with: .box), reachesOut(PlaneRect(values.bounds), step) { return true }
        if !layer.things.isDisjoint(with: .contents) {
            let rect = values.contentsRect
            if reachesOut(values.masksToBounds ? rect.intersection(PlaneRect(values.bounds)) : rect, step) {
                return true
            }
        }
        // The extent holds the shadow, which is the outermost thing of its layer.
        return layer.things.contains(.shadow) && reachesOut(layer.extent, step)
    }

    private func reachesOut(_ rect: PlaneRect, _ step: Step) -> Bool {
        if step.polygon == nil, step.matrix.isAffine, step.matrix.m12 == 0, step.matrix.m21 == 0 {
            let cut = rect.mapped(by: step.matrix).intersection(step.rect)
            return !cut.intersection(outline.rect).isNegligible && !outline.contains(cut)
        }
        var polygon = HardQuad.visiblePolygon(of: rect.cgRect, through: step.matrix)
        polygon = ConvexPolygon.clip(polygon, to: step.rect)
        if let clip = step.polygon { polygon = ConvexPolygon.clip(polygon, to: clip) }
        let seen = ConvexPolygon.clip(polygon, to: outline.rect)
        return ConvexPolygon.area(seen) > 1e-6 && !polygon.allSatisfy(outline.contains)
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
