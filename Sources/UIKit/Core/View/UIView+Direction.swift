import Foundation

extension UIView {
    /// The direction of a view with an attribute in surroundings of a direction.
    static func direction(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    var layoutDirection: UIUserInterfaceLayoutDirection {
        let surroundings: UIUserInterfaceLayoutDirection =
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        return Self.userInterfaceLayoutDirection(for: style.semanticContentAttribute, relativeTo: surroundings)
    }

    /// Leading and trailing of what the view arranges are on other sides.
    func layoutDirectionDidChange() {
        guard let role = layoutRole, !role.held.isEmpty else { return }
        role.isDirectionInvalid = true
        mark(.solving, cause: "layout direction")
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != style.semanticContentAttribute else { return }
        style.semanticContentAttribute = attribute
        mark(.constraints, cause: "semanticContentAttribute")
        layoutDirectionDidChange()
        layer.setNeedsLayout()
        noteLayoutCause("semanticContentAttribute", marksSuperview: false)
    }
}
