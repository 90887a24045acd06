import Foundation

/// A view's margins and the part of its bounds that is safe.
struct ViewMargins {
    /// By leading and trailing side; nil until set.
    var directional: NSDirectionalEdgeInsets?
    /// By left and right side: the last setter counts.
    var absolute: UIEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// The window's root view.
    var isRoot = false
    var respectsSystemMinimum = true
    var safeArea = UIEdgeInsets.zero
    /// What `layoutMarginsDidChange()` last spoke of.
    var announced: UIEdgeInsets?
}
