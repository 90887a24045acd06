import Foundation
import Rasterizer

/// What is done to a group's finished picture, in order: clip, filters, and what a kept bitmap or a mask must hold
/// itself.
struct GroupFinishing {
    struct Blur {
        var sigma: Double
        /// What follows it, up to the next blur.
        var next: [PassFilter] = []
    }

    /// Before the first blur.
    private(set) var first: [PassFilter] = []
    private(set) var blurs: [Blur] = []

    /// - Parameters:
    ///   - isFinal: false for a filter's own group below the shadow, which is composited once more.
    ///   - mask: the pass whose alpha cuts the layer.
    init(_ layer: SettledLayer, hasFilter: Bool, isFinal: Bool, mask: PassID?) {
        if isFinal, layer.clipsGroup, layer.bakesOutline { first = [.outline(layer.node, layer.inner)] }
        if hasFilter { addFilters(layer) }
        guard isFinal else { return }
        if let mask, layer.group.reasons.contains(.rasterize) { append(.mask(mask)) }
        if layer.isMask, layer.group.reasons.contains(.groupOpacity) { append(.fading(layer.opacity)) }
    }

    private mutating func addFilters(_ layer: SettledLayer) {
        for filter in layer.values.filters {
            switch filter {
            case .colorMatrix(let rows): append(.colorMatrix(rows))
            case .gaussianBlur(let radius):
                let sigma = BlurWidth.filterSigma(radius: radius, matrix: layer.inner, center: layer.center)
                if sigma > 0, sigma.isFinite { blurs.append(Blur(sigma: sigma)) }
            }
        }
    }

    private mutating func append(_ filter: PassFilter) {
        if blurs.isEmpty { first.append(filter) } else { blurs[blurs.count - 1].next.append(filter) }
    }
}

extension PassFilter {
    /// Every pixel's alpha times an opacity's byte.
    fileprivate static func fading(_ opacity: Float) -> PassFilter {
        let alpha = Float(PlanCommand.alphaByte(opacity)) / 255
        return .colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, alpha, 0])
    }
}

extension PlanCommand {
    /// Round half up, in Float.
    static func alphaByte(_ opacity: Float) -> UInt8 { UInt8(min(max(opacity, 0), 1) * 255 + 0.5) }
}

extension SettledLayer {
    /// The outline must be cut before the picture goes elsewhere than to its reader: into a filter, the cache or a
    /// mask.
    var bakesOutline: Bool { isMask || !group.reasons.isDisjoint(with: [.filter, .rasterize]) }

    /// A kept bitmap holds plain colours; its reader multiplies.
    var innerColor: SIMD4<Float>? {
        if case .miss = rasterization { nil } else { color }
    }
}
