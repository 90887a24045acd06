import CoreGraphics
import Foundation

extension CALayer {
    func findLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        // A layer met below itself is part of a cycle.
        guard !flags.isHitTesting else {
            _ = isPartOfCycle()
            return nil
        }
        flags.isHitTesting = true
        defer { flags.isHitTesting = false }
        guard state.flattensSublayers else { return hitSublayers(at: point) }
        let local = pointFromPlane(point) ?? point
        let isInside = contains(local)
        if masksToBounds, !isInside { return nil }
        return hitSublayers(at: local) ?? (isInside ? self : nil)
    }

    private func hitSublayers(at point: CGPoint) -> CALayer? {
        for sublayer in hitOrder {
            if let hit = sublayer.hitTest(point) { return hit }
        }
        return nil
    }

    /// Sublayers by descending zPosition, later ones first.
    private var hitOrder: [CALayer] {
        let sublayers = currentSublayers ?? []
        guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers.reversed() }
        return sublayers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
