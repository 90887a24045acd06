import Foundation

/// A view's place in the flow of traits.
struct ViewTraits {
    /// The traits as of the last update in a window; nil before.
    var resolved: UITraitCollection?
    var overrides = UITraitOverrides()
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
}
