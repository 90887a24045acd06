import CoreGraphics
import Rasterizer

extension RenderPlan {
    /// Groups whose picture is read once, pixel for pixel, and neither changed nor kept: they need no surface.
    ///
    /// What their own commands read is kept until the group's reader has drawn, because the commands hold it.
    var inlineGroups: Set<PassID> {
        var reads: [PassID: Int] = [:]
        var plain: Set<PassID> = []
        for pass in passes {
            for source in pass.pictureSources { reads[source, default: 0] += 1 }
            for command in pass.commands {
                guard case .surface(let use) = command.content, use.mask == nil, command.color == nil,
                    passes.indices.contains(use.pass.index)
                else { continue }
                let shown = passes[use.pass.index]
                let size = (width: Double(shown.rect.width), height: Double(shown.rect.height))
                let matrix = command.matrix.snappedToPixels(width: size.width, height: size.height)
                if let shift = matrix.wholePixelShift, shift == (0, 0) { plain.insert(use.pass) }
            }
        }
        return plain.filter { id in
            let pass = passes[id.index]
            return reads[id] == 1 && pass.purpose == .group && pass.filters.isEmpty && pass.cacheKey == nil
                && !pass.isPassedOn && SurfaceStore.accepts(pass)
        }
    }
}
