import Foundation

/// What a scene file says of a controller in place of a subclass that overrides it.
package struct ControllerPreset {
    /// Makes the view where the base version of `loadView()` would make a plain one; it gets the screen's bounds.
    package var makeView: (@MainActor (CGRect) -> UIView)?
    /// Runs when the view is loaded, behind `viewDidLoad()`.
    package var didLoad: (@MainActor () -> Void)?
    package var statusBarStyle: UIStatusBarStyle?
    package var isStatusBarHidden: Bool?
    package var hidesHomeIndicator: Bool?
    package var orientations: UIInterfaceOrientationMask?
}
