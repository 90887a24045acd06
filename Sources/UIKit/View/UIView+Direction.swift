import Foundation

extension UIView {
    /// The direction of a view with this attribute in an app that runs left to right.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction of a view with this attribute in surroundings of `layoutDirection`.
    public class func userInterfaceLayoutDirection(
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

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != style.semanticContentAttribute else { return }
        style.semanticContentAttribute = attribute
        mark(.constraints, cause: "semanticContentAttribute")
        layer.setNeedsLayout()
        noteLayoutCause("semanticContentAttribute")
    }
}
