import Foundation

extension CALayer {
    /// The action for an event, asked of the delegate, `actions`, `style`'s `actions` and the class, then Core
    /// Animation's own: the first answer counts, and `NSNull` means none.
    func findAction(_ event: String) -> CAAction? {
        let answer =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styledAction(event)
            ?? type(of: self).defaultAction(forKey: event) ?? standardAction(event)
        return answer is NSNull ? nil : answer
    }

    private func styledAction(_ event: String) -> CAAction? {
        (styled("actions") as? [String: Any])?[event] as? CAAction
    }

    /// The action for a change of an animatable property: none before the first commit, nor while actions are disabled.
    func implicitAction(for property: LayerProperty) -> CAAction? {
        property.isAnimatable ? implicitAction(forKey: property.event) : nil
    }

    func implicitAction(forKey key: String) -> CAAction? {
        guard commitState.isCommitted || host?.isAnimatingChanges == true, !CATransaction.disableActions() else {
            return nil
        }
        return action(forKey: key)
    }

    func runImplicitAction(_ event: String) {
        implicitAction(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }
}

// What animates by itself, as recorded on macOS.
extension CALayer {
    /// Core Animation's own action for a change of a property that is about to be made: none outside a tree that is
    /// shown, nor in a transaction without duration.
    private func standardAction(_ event: String) -> CAAction? {
        guard commitState.isCommitted, let property = type(of: self).property(forKey: event), isInScene else {
            return nil
        }
        let duration = CATransaction.standardDuration
        guard duration > 0, let animation = property.makeStandardAnimation(of: self) else { return nil }
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The value that is seen: with what is in flight, else as the app set it.
    fileprivate func seenValue(of property: LayerProperty) -> Any? {
        let isInFlight = motion?.attached.contains { $0.key == property.event } ?? false
        return (isInFlight ? presentation() : nil).flatMap { property.read($0) } ?? property.read(self)
    }
}

extension LayerProperty {
    /// Properties that have nothing between two values, and fade from one to the other.
    private static let fading: Set<String> = [
        "isHidden", "masksToBounds", "mask", "sublayers", "maskedCorners", "filters",
    ]
    /// Properties that animations change, though their own change animates nothing.
    private static let still: Set<String> = [
        "path", "shadowPath", "isDoubleSided", "shouldRasterize", "compositingFilter", "backgroundFilters",
    ]

    /// The animation for a change of the property; nil for none.
    fileprivate func makeStandardAnimation(of layer: CALayer) -> CAAnimation? {
        guard isAnimatable, !Self.still.contains(key) else { return nil }
        if Self.fading.contains(key) { return CATransition() }
        let old = layer.seenValue(of: self)
        if key == "backgroundColor", old == nil { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = old ?? NSNull()
        animation.fillMode = .backwards
        return animation
    }
}
