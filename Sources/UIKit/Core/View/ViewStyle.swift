import Foundation

/// A view's own properties that no layer holds.
struct ViewStyle {
    var tag = 0
    /// Whether a recognizer was ever added.
    var hasHadGestures = false
    var accessibilityIdentifier: String?
    var restorationIdentifier: String?
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false

    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    var translatesAutoresizingMask = true
    var semanticContentAttribute = UISemanticContentAttribute.unspecified

    var isOpaque = true
    var clearsContextBeforeDrawing = true
    var contentMode = UIView.ContentMode.scaleToFill
    /// Set by the app, so that entering a window leaves it alone.
    var hasOwnContentScale = false
    var mask: UIView?

    /// Nil for views whose corners nobody configured or asked for.
    var corners: ViewCorners?

    var backgroundColor: UIColor?
    /// What `backgroundColor` was resolved to, to see whether the layer's colour was set behind the view's back.
    var resolvedBackgroundColor: CGColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// How many presentations over the view dim its tint, where its mode is automatic.
    var tintDimmers = 0
    /// Whether the system moves the view by its transform, which then says nothing of its safe area.
    var isCarried = false
}
