import Foundation

/// A window's getting another size with its screen, while its root controller is shown.
@MainActor
struct SizeChange {
    /// How long a turn takes (assumed).
    private static let duration = 0.3

    let window: UIWindow
    private let root: UIViewController
    private let size: CGSize
    private let traits: UITraitCollection

    /// Nil where nobody follows the window's size.
    init?(of window: UIWindow, to size: CGSize, traits: UITraitCollection) {
        guard let root = window.rootViewController, root.isViewLoaded, window.bounds.size != size else { return nil }
        self.window = window
        self.root = root
        self.size = size
        self.traits = traits
    }

    /// Tells the controllers, then changes the size in an animation in which they take part.
    func begin(in host: SceneHost) {
        let coordinator = TransitionCoordinator(from: root, to: root, animated: true, in: window)
        coordinator.transitionDuration = Self.duration
        host.because("rotation") { announce(coordinator) }
        UIView.animateSystem(duration: Self.duration) {
            window.frame = CGRect(origin: window.frame.origin, size: size)
            for animation in coordinator.takeAnimations() { animation(coordinator) }
            host.because("rotation") { window.layoutIfNeeded() }
        } completion: { _ in
            host.because("rotation") { coordinator.finish() }
        }
    }

    private func announce(_ coordinator: TransitionCoordinator) {
        root.rotation = coordinator
        let old = window.traitCollection
        let classesChange =
            old.horizontalSizeClass != traits.horizontalSizeClass || old.verticalSizeClass != traits.verticalSizeClass
        if classesChange { root.announceTraits(traits, with: coordinator) }
        root.announceSize(size, with: coordinator)
    }
}
