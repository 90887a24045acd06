import Foundation

extension UIView {
    /// The walk of `hitTest(_:with:)`: asks `point(inside:with:)` and every subview's own `hitTest(_:with:)`, each
    /// once.
    func findView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for child in childViews.reversed() {
            guard let local = child.pointFromSuperview(point) else { continue }
            if let hit = child.hitTest(local, with: event) { return hit }
        }
        return self
    }

    /// The rule that keeps the view itself from being hit, without regard to a point; nil if none does.
    package var hitTestObstacle: HitTestObstacle? {
        if layer.isHidden { return .hidden }
        if !isUserInteractionEnabled { return .interactionDisabled }
        // In Float, where the opacity lives: as a CGFloat, Float(0.01) is less than 0.01.
        if layer.opacity < Float(0.01) { return .transparent }
        return nil
    }

    private var takesTouches: Bool { hitTestObstacle == nil }

    /// `point` of the superview's space in this view's, nil under a singular transform (assumed: not hit).
    package func pointFromSuperview(_ point: CGPoint) -> CGPoint? {
        let bounds = layer.bounds
        let anchor = CGPoint(
            x: bounds.minX + layer.anchorPoint.x * bounds.width, y: bounds.minY + layer.anchorPoint.y * bounds.height)
        let offset = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
        let transform = layer.transform
        if CATransform3DIsIdentity(transform) { return CGPoint(x: offset.x + anchor.x, y: offset.y + anchor.y) }
        guard CATransform3DIsAffine(transform) else { return pointThroughPerspective(point) }
        let affine = CATransform3DGetAffineTransform(transform)
        let determinant = affine.a * affine.d - affine.b * affine.c
        guard determinant != 0, determinant.isFinite else { return nil }
        let moved = CGPoint(x: offset.x - affine.tx, y: offset.y - affine.ty)
        return CGPoint(
            x: anchor.x + (moved.x * affine.d - moved.y * affine.c) / determinant,
            y: anchor.y + (moved.y * affine.a - moved.x * affine.b) / determinant)
    }

    private func pointThroughPerspective(_ point: CGPoint) -> CGPoint? {
        guard let superlayer = layer.superlayer else { return point }
        let local = layer.convert(point, from: superlayer)
        return local.x.isFinite && local.y.isFinite ? local : nil
    }
}

/// Why a view cannot be hit wherever the point is.
package enum HitTestObstacle: String, Sendable, CaseIterable {
    case hidden, interactionDisabled, transparent

    package var sentence: String {
        switch self {
        case .hidden: "isHidden is true"
        case .interactionDisabled: "isUserInteractionEnabled is false"
        case .transparent: "alpha is below 0.01"
        }
    }
}
