import CoreGraphics
import Foundation
import Rasterizer

// Passes that show what lies behind a layer, made while its reader is being filled.
extension PlanBuilder {
    /// The blurred picture of what lies behind, in the shape of the layer.
    mutating func drawBackdrop(
        _ index: Int, _ drawing: InsideDrawing, reach: PixelRect, into target: inout PassTarget
    ) {
        let rect = boundsPixels(of: index).intersection(reach)
        if rect.isEmpty { return }
        var pass: PassID?
        if !target.isCoverage { pass = pictures[index]?.backdrop ?? addBackdrop(index, rect: rect, &target) }
        fillBounds(with: .backdrop(pass), index, drawing, rect: rect, into: &target)
    }

    /// The three passes of a backdrop: capture, blurH, blurV. Three for every style (assumed).
    /// - Parameter rect: the pixels of the effect.
    private mutating func addBackdrop(_ index: Int, rect: PixelRect, _ target: inout PassTarget) -> PassID? {
        let layer = layers[index]
        guard let effect = layer.values.backdrop else { return nil }
        let sigma = BlurWidth.filterSigma(radius: effect.radius, matrix: layer.inner, center: layer.center)
        let reach = BlurReach(sigma: sigma)
        let covered = rect.outset(by: reach.extent).intersection(target.bounds)
        if covered.isEmpty { return nil }
        report(index, hiddenBy: target)
        var pass = effectPass(.capture, .backdropBlur, index, rect: covered, depth: target.depth + 1)
        pass.surfaceWidth = (covered.width + reach.downscale - 1) / reach.downscale
        pass.surfaceHeight = (covered.height + reach.downscale - 1) / reach.downscale
        addReading(pass, commands: target.commands(on: covered))
        target.captures.append(pass.id)
        for purpose in [RenderPass.Purpose.blurH, .blurV] {
            pass.reads = [pass.id]
            pass.id = nextID
            pass.purpose = purpose
            if purpose == .blurV {
                pass.filters = [.backdropBlur(sigma: reach.sigma, rect: rect.intersection(covered))]
                pass.filters += effect.colorMatrices.map { .colorMatrix($0) }
            }
            addReading(pass, commands: [])
        }
        pictures[index, default: Pictures()].backdrop = pass.id
        return pass.id
    }

    /// Follows a vibrant layer's content: what lies behind, recoloured, where the content is.
    mutating func addFiltered(_ index: Int, content: RenderPass, behind target: PassTarget) {
        guard let matrix = layers[index].values.vibrancy else { return }
        report(index, hiddenBy: target)
        var pass = effectPass(.filtered, .vibrancy, index, rect: content.rect, depth: content.depth)
        pass.filters = [.colorMatrix(matrix), .mask(PassID(index: pass.id.index - 1))]
        pass.reads = [PassID(index: pass.id.index - 1)]
        addReading(pass, commands: target.commands(on: content.rect))
    }

    private mutating func effectPass(
        _ purpose: RenderPass.Purpose, _ reason: PassReason, _ index: Int, rect: PixelRect, depth: Int
    ) -> RenderPass {
        RenderPass(
            id: nextID, purpose: purpose, reasons: [reason], layer: passLabel(index), layerID: passLayerID(index),
            rect: rect, depth: depth)
    }

    private mutating func report(_ index: Int, hiddenBy target: PassTarget) {
        guard target.hidesBackdrop else { return }
        diagnostics.append(
            "\(passLabel(index)): a group around it hides what lies behind, "
                + "so its effect shows only what that group draws"
        )
    }
}
