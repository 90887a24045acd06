import UIKit

/// What a stage shows at the top of its screen when it is asked to: the time, and how well the device is off.
///
/// The bar is drawn in a window at its level that takes no touches: a tap there reaches what lies below, and scrolls to the
/// top as it does without it. It comes, goes and changes its colour at once (assumed).
@MainActor
final class StatusBar {
    let window: UIWindow
    private let view = StatusBarView()

    init(on screen: UIScreen) {
        window = UIWindow(frame: screen.bounds)
        window.accessibilityIdentifier = "statusBar"
        // Readers meet the app's screen alone.
        window.accessibilityElementsHidden = true
        window.windowLevel = .statusBar
        window.isUserInteractionEnabled = false
        view.autoresizingMask = .flexibleWidth
        window.addSubview(view)
        window.isHidden = false
    }

    /// Follows the screen, and what the controllers of a window want.
    func update(for front: UIWindow?, on device: Device) {
        let wish = front?.statusBar ?? (.default, false)
        let height = device.statusBarHeight
        view.isHidden = wish.isHidden || height <= 0
        let frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
        if view.frame != frame { view.frame = frame }
        // By the controller that covers the screen; a window may be of another style than it (assumed).
        let traits = front?.screenController?.traitCollection ?? (front ?? window).traitCollection
        let isLight =
            switch wish.style {
            case .lightContent: true
            case .darkContent: false
            default: traits.userInterfaceStyle == .dark
            }
        view.show(in: isLight ? .white : .black, isPad: device.idiom == .pad)
        view.layoutIfNeeded()
    }
}
