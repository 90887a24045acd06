import CoreGraphics

/// How far a layer and all below it draw, in the layer's own space: what of a summary does not depend on where it stands.
struct NodeReach: Sendable {
    /// Empty when nothing is drawn.
    let extent: PlaneRect
    /// False when `extent` cannot be told without the tree around it.
    let isKnown: Bool

    init(of values: borrowing LayerValues, below: NodeSummary) {
        isKnown = values.isPlanar && below.isBounded
        extent = isKnown ? Self.extent(of: values, below: below) : .empty
    }

    private static func extent(of values: LayerValues, below: NodeSummary) -> PlaneRect {
        if values.isBoxAlone { return extent(ofBox: values, below: below.extent) }
        var result = below.extent.mapped(by: values.sublayerMatrix?.flattened ?? .identity)
        if case .transform = values.kind { return result }
        let painted = values.paintedThings
        if !painted.isDisjoint(with: .box) { result = result.union(PlaneRect(values.bounds)) }
        if !painted.isDisjoint(with: .contents) { result = result.union(values.contentsRect) }
        if let particles = values.particles { result = result.union(particles.extent) }
        if values.masksToBounds {
            result = result.intersection(PlaneRect(values.bounds))
        } else if let shadow = values.shadow, shadow.isVisible {
            let silhouette = shadow.path.map { PlaneRect($0.boundingBoxOfPath) } ?? result
            result = result.union(shadow.rect(of: silhouette))
        }
        for case .gaussianBlur(let radius) in values.filters {
            result = result.outset(by: 3 * max(0, radius))
        }
        return result
    }
}

extension NodeReach {
    /// What most layers come to.
    private static func extent(ofBox values: LayerValues, below: PlaneRect) -> PlaneRect {
        let bounds = PlaneRect(values.bounds)
        let result = values.paintsBox ? below.union(bounds) : below
        return values.masksToBounds ? result.intersection(bounds) : result
    }
}

extension LayerValues {
    /// One copy, in the plane with its particles, finite: where its sublayers lie does not depend on the layers around it.
    fileprivate var isPlanar: Bool {
        if isBoxAlone { return PlaneRect(bounds).isFinite }
        if case .replicator(let replication) = kind, replication.count != 1 { return false }
        if particles?.isSpatial == true { return false }
        guard PlaneRect(bounds).isFinite else { return false }
        return sublayerMatrix.map { $0.isAffine2D && $0.isFinite } ?? true
    }
}
