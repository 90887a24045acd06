import Foundation

extension UIView {
    /// The walk of `hitTest(_:with:)`: asks `point(inside:with:)` and every subview's own `hitTest(_:with:)`, each
    /// once.
    func findView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, !isDeaf(to: event), self.point(inside: point, with: event) else { return nil }
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

    /// True for what a finger does on a view that an animation keeps from taking touches: such a view and all below it act
    /// as if they took no interaction, and what lies behind is hit (assumed).
    private func isDeaf(to event: UIEvent?) -> Bool {
        event?.isFromScreen == true && isUserInteractionDisabledByAnimation
    }

    /// `point` of the superview's space in this view's, nil under a singular transform (assumed: not hit).
    package func pointFromSuperview(_ point: CGPoint) -> CGPoint? {
        shownLayer.pointFromSuperlayer(point)
    }

    /// The layer that hit tests look at for places: what is seen while an animator runs that hit tests follow.
    var shownLayer: CALayer {
        motion.followed > 0 ? layer.presentation() ?? layer : layer
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
