import Foundation

/// A window's getting another size with its screen, while its root controller is shown.
@MainActor
struct SizeChange {
    /// How long a turn takes (assumed).
    private static let duration = 0.3

    let window: UIWindow
    let root: UIViewController
    let size: CGSize
    let traits: UITraitCollection

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

extension UIViewController {
    func changeSize(of window: UIWindow, to size: CGSize, traits: UITraitCollection) {
        guard let host = window.owningHost else { return }
        SizeChange(window: window, root: self, size: size, traits: traits).begin(in: host)
    }
}
