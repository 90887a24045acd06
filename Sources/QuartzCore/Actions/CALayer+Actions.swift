import Foundation

extension CALayer {
    /// The action for an event, asked of the delegate, `actions`, `style`'s `actions` and the class: the first answer
    /// counts, and `NSNull` means none.
    func findAction(_ event: String) -> CAAction? {
        let answer =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styledAction(event)
            ?? type(of: self).defaultAction(forKey: event)
        return answer is NSNull ? nil : answer
    }

    private func styledAction(_ event: String) -> CAAction? {
        (styled("actions") as? [String: Any])?[event] as? CAAction
    }

    /// The action for a change of an animatable property: none before the first commit (assumed), nor while actions
    /// are disabled.
    func implicitAction(for property: LayerProperty) -> CAAction? {
        property.isAnimatable ? implicitAction(forKey: property.key) : nil
    }

    func implicitAction(forKey key: String) -> CAAction? {
        guard commitState.isCommitted, !CATransaction.disableActions() else { return nil }
        return action(forKey: key)
    }

    func runImplicitAction(_ event: String) {
        implicitAction(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }
}
