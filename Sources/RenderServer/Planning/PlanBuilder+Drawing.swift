import CoreGraphics
import Foundation
import Rasterizer

/// How the inside of a layer is drawn into a pass.
struct InsideDrawing {
    /// The layer's own shadow is part of it.
    var shadow = true
    /// The filter's own group, if there is one, stands for box, contents and sublayers.
    var filtered = true
    /// The whole is cut to the layer's outline afterwards.
    var clipsGroup = false
    var opacity: Float = 1
    var clip: PlanClip?
}

extension PlanBuilder {
    private enum Step {
        case layer(SettledLayer.Fragment, clip: PlanClip?, reach: PixelRect, opacity: Float)
        case border(Int, clip: PlanClip?, reach: PixelRect, opacity: Float, fillsCorners: Bool)
        case particles(Int, clip: PlanClip?, reach: PixelRect, opacity: Float)
    }

    /// Draws layers, each with all below it, or its finished picture.
    mutating func draw(_ fragments: [SettledLayer.Fragment], reach: PixelRect, into target: inout PassTarget) {
        run(fragments.reversed().map { .layer($0, clip: nil, reach: reach, opacity: 1) }, into: &target)
    }

    /// Draws what a layer's own pass holds.
    mutating func drawInside(
        _ index: Int, _ drawing: InsideDrawing, reach: PixelRect, into target: inout PassTarget
    ) {
        var steps: [Step] = []
        drawInside(index, drawing, reach: reach, into: &target, &steps)
        run(steps, into: &target)
    }

    private mutating func run(_ initial: [Step], into target: inout PassTarget) {
        var steps = initial
        while let step = steps.popLast() {
            switch step {
            case .layer(let fragment, let clip, let reach, let opacity):
                let cut = clipped(clip, to: fragment)
                drawLayer(fragment.child, clip: cut, reach: reach, opacity: opacity, into: &target, &steps)
            case .border(let index, let clip, let reach, let opacity, let fillsCorners):
                let rect = PlaneRect(layers[index].values.bounds).mapped(by: layers[index].inner).pixels
                var command = thing(.border, index, clip: clip, opacity: opacity)
                command.fillsCorners = fillsCorners
                target.append(command, rect: rect.intersection(reach), of: index)
            case .particles(let index, let clip, let reach, let opacity):
                guard let particles = layers[index].particles else { continue }
                let rect = particles.extent.mapped(by: layers[index].inner).pixels
                // A surface with the layer's own axes has no depth.
                let depth = layers[index].ownAxes == nil ? particles.depth : .zero
                let command = thing(.particles(depth: depth), index, clip: clip, opacity: opacity)
                target.append(command, rect: rect.intersection(reach), of: index)
            }
        }
    }

    /// The sides of the lines where intersecting siblings cut a layer.
    private func clipped(_ clip: PlanClip?, to fragment: SettledLayer.Fragment) -> PlanClip? {
        guard !fragment.cuts.isEmpty, let owner = layers[fragment.child].owner,
            let inverse = layers[owner].inner.inverse
        else { return clip }
        return fragment.cuts.reduce(clip) { outer, line in
            // Points map by p·M, so lines map by M⁻¹·l.
            PlanClip(
                .halfPlane(
                    a: inverse.m11 * line.a + inverse.m12 * line.b + inverse.m13 * line.c,
                    b: inverse.m21 * line.a + inverse.m22 * line.b + inverse.m23 * line.c,
                    c: inverse.m31 * line.a + inverse.m32 * line.b + inverse.m33 * line.c),
                inside: outer)
        }
    }

    private mutating func drawLayer(
        _ index: Int, clip: PlanClip?, reach: PixelRect, opacity: Float, into target: inout PassTarget,
        _ steps: inout [Step]
    ) {
        let layer = layers[index]
        if case .hit(let key, let rect) = layer.rasterization {
            let matrix = Matrix3x3.scale(x: 1 / key.scale, y: 1 / key.scale).concatenating(layer.matrix)
            let command = PlanCommand(
                content: .cached(key), node: layer.node, matrix: matrix, clip: clip,
                alpha: PlanCommand.alphaByte(opacity * layer.opacity), color: layer.color,
                blendMode: layer.values.compositingFilter ?? .normal)
            counting.addHit(index)
            target.append(
                command, rect: PlaneRect(rect).mapped(by: matrix).pixels.intersection(reach), of: index)
        } else if layer.isSurface, !(layer.isLate && target.isCoverage) {
            drawSurface(index, clip: clip, reach: reach, opacity: opacity, into: &target)
        } else {
            let drawing = InsideDrawing(opacity: opacity * layer.opacity, clip: clip)
            drawInside(index, drawing, reach: reach, into: &target, &steps)
        }
    }

    /// A layer's finished group.
    private mutating func drawSurface(
        _ index: Int, clip: PlanClip?, reach: PixelRect, opacity: Float, into target: inout PassTarget
    ) {
        let layer = layers[index]
        if layer.isLate { addLateGroup(index, behind: target) }
        guard let pass = pictures[index]?.group else { return }
        let isBitmap = layer.group.reasons.contains(.rasterize)
        var use = PlanCommand.SurfaceUse(pass: pass)
        var rect = PlaneRect(passes[pass.index].rect).mapped(by: layer.surfaceMatrix).pixels.intersection(reach)
        if layer.mask != nil, !isBitmap {
            guard let mask = maskPass(of: index) else { return }
            use.mask = mask
        }
        if layer.clipsGroup, !layer.bakesOutline {
            use.outline = layer.matrix
            rect = rect.intersection(PlaneRect(layer.values.bounds).mapped(by: layer.matrix).pixels)
        }
        target.append(
            PlanCommand(
                content: .surface(use), node: layer.node, matrix: layer.surfaceMatrix, clip: clip,
                alpha: PlanCommand.alphaByte(opacity * layer.opacity), color: isBitmap ? layer.color : nil,
                blendMode: layer.values.compositingFilter ?? .normal),
            rect: rect, of: nil)
    }

    private mutating func drawInside(
        _ index: Int, _ drawing: InsideDrawing, reach: PixelRect, into target: inout PassTarget,
        _ steps: inout [Step]
    ) {
        let layer = layers[index]
        if drawing.shadow, layer.things.contains(.shadow) {
            drawShadow(index, drawing, reach: reach, into: &target)
        }
        if drawing.filtered, layer.group.filtersBeforeShadow {
            guard let pass = pictures[index]?.filtered else { return }
            let command = thing(
                .surface(PlanCommand.SurfaceUse(pass: pass)), index, clip: drawing.clip, opacity: drawing.opacity,
                matrix: .identity, color: nil)
            return target.append(command, rect: passes[pass.index].rect.intersection(reach), of: nil)
        }
        drawBoxAndContents(index, drawing, reach: reach, into: &target)
        if layer.things.contains(.particles) {
            let (clip, inner) = contentsClip(layer, drawing, reach: reach, isNeeded: layer.particlesAreCut)
            steps.append(.particles(index, clip: clip, reach: inner, opacity: drawing.opacity))
        }
        if layer.things.contains(.border) {
            steps.append(
                .border(
                    index, clip: drawing.clip, reach: reach, opacity: drawing.opacity,
                    fillsCorners: drawing.clipsGroup))
        }
        let (clip, inner) = contentsClip(layer, drawing, reach: reach, isNeeded: layer.descendantIsCut)
        for fragment in layer.children.reversed() {
            steps.append(.layer(fragment, clip: clip, reach: inner, opacity: drawing.opacity))
        }
    }

    private mutating func drawBoxAndContents(
        _ index: Int, _ drawing: InsideDrawing, reach: PixelRect, into target: inout PassTarget
    ) {
        let layer = layers[index]
        let bounds = boundsPixels(of: index).intersection(reach)
        if layer.things.contains(.background) {
            fillBounds(with: .background, index, drawing, rect: bounds, into: &target)
        }
        if layer.things.contains(.backdrop) { drawBackdrop(index, drawing, reach: reach, into: &target) }
        if layer.things.contains(.gradient) {
            fillBounds(with: .gradient, index, drawing, rect: bounds, into: &target)
        }
        if layer.things.isDisjoint(with: [.image, .shape]) { return }
        let (clip, inner) = contentsClip(layer, drawing, reach: reach, isNeeded: layer.contentsReachOut)
        if layer.things.contains(.image), let image = layer.values.image {
            let rect = layer.values.imageRect(image).mapped(by: layer.inner).pixels
            target.append(
                thing(.image, index, clip: clip, opacity: drawing.opacity), rect: rect.intersection(inner),
                of: index)
        }
        if layer.things.contains(.shape), let shape = layer.values.shape {
            let rect = shape.paintedRect.mapped(by: layer.inner).pixels
            target.append(
                thing(.shape, index, clip: clip, opacity: drawing.opacity), rect: rect.intersection(inner),
                of: index)
        }
    }

    func boundsPixels(of index: Int) -> PixelRect {
        PlaneRect(layers[index].values.bounds).mapped(by: layers[index].inner).pixels
    }

    /// - Parameter rect: the pixels of the bounds that can show.
    func fillBounds(
        with content: PlanCommand.Content, _ index: Int, _ drawing: InsideDrawing, rect: PixelRect,
        into target: inout PassTarget
    ) {
        var command = thing(content, index, clip: drawing.clip, opacity: drawing.opacity)
        command.fillsCorners = drawing.clipsGroup
        target.append(command, rect: rect, of: index)
    }

    /// The clip around image, shape and sublayers.
    private func contentsClip(
        _ layer: SettledLayer, _ drawing: InsideDrawing, reach: PixelRect, isNeeded: Bool
    ) -> (PlanClip?, PixelRect) {
        guard layer.values.masksToBounds else { return (drawing.clip, reach) }
        let bounds = PlaneRect(layer.values.bounds).mapped(by: layer.inner).pixels.intersection(reach)
        guard isNeeded, !drawing.clipsGroup else { return (drawing.clip, bounds) }
        return (PlanClip(.layer(layer.node, layer.inner), inside: drawing.clip), bounds)
    }

    private mutating func drawShadow(
        _ index: Int, _ drawing: InsideDrawing, reach: PixelRect, into target: inout PassTarget
    ) {
        let layer = layers[index]
        guard let shadow = layer.values.shadow else { return }
        let blur = BlurReach(shadow, center: layer.center, matrix: layer.inner)
        if let path = shadow.path {
            let silhouette = PlaneRect(path.boundingBoxOfPath).mapped(by: layer.inner).pixels
            let rect = blur.shadow(of: silhouette).intersection(reach)
            if !rect.isEmpty { counting.addShadowBlur(index) }
            return target.append(
                thing(.pathShadow, index, clip: drawing.clip, opacity: drawing.opacity), rect: rect, of: index)
        }
        guard let pass = pictures[index]?.shadow else { return }
        if passes[pass.index].purpose == .silhouette {
            let rect = blur.shadow(of: passes[pass.index].rect).intersection(reach)
            target.append(
                thing(.silhouetteShadow(pass), index, clip: drawing.clip, opacity: drawing.opacity), rect: rect,
                of: index)
        } else {
            let command = thing(
                .surface(PlanCommand.SurfaceUse(pass: pass)), index, clip: drawing.clip, opacity: drawing.opacity,
                matrix: .identity, color: nil)
            target.append(command, rect: passes[pass.index].rect.intersection(reach), of: index)
        }
    }

    private func thing(
        _ content: PlanCommand.Content, _ index: Int, clip: PlanClip?, opacity: Float
    ) -> PlanCommand {
        let layer = layers[index]
        return thing(content, index, clip: clip, opacity: opacity, matrix: layer.inner, color: layer.innerColor)
    }

    private func thing(
        _ content: PlanCommand.Content, _ index: Int, clip: PlanClip?, opacity: Float, matrix: Matrix3x3,
        color: SIMD4<Float>?
    ) -> PlanCommand {
        PlanCommand(
            content: content, node: layers[index].node, matrix: matrix, clip: clip,
            alpha: PlanCommand.alphaByte(opacity), color: color)
    }
}
