import Foundation

// Steps of the update cycle that a controller takes part in.
extension UIView {
    /// The view's layout call between its controller's.
    func layOutWithController() {
        guard let controller = controllerStorage else { return layoutSubviews() }
        controller.perform(.viewWillLayoutSubviews) { controller.viewWillLayoutSubviews() }
        layoutSubviews()
        controller.perform(.viewDidLayoutSubviews) { controller.viewDidLayoutSubviews() }
    }

    /// Whether the view, or its controller for it, updates constraints by code of its own.
    var updatesConstraints: Bool {
        overrides.contains(.updateConstraints) || controllerStorage?.overrides.contains(.updateViewConstraints) ?? false
    }

    /// The update of constraints, by way of the controller.
    func updateConstraintsWithController() {
        guard let controller = controllerStorage else { return updateConstraints() }
        controller.perform(.updateViewConstraints) { controller.updateViewConstraints() }
    }
}

extension UIViewController {
    /// The view's size is about to change from outside: tells the controller, and those in it.
    func announceSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        perform(.viewWillTransition, "\(Self.text(of: size))") { viewWillTransition(to: size, with: coordinator) }
    }

    /// The traits are about to change from outside.
    func announceTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        perform(.willTransition, Self.text(of: traits)) { willTransition(to: traits, with: coordinator) }
    }

    /// Children whose size follows; one that keeps its size hears nothing.
    func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
            child.announceSize(childSize, with: coordinator)
        }
        guard let presented = presentation.presented, let controller = presented.presentation.controller else { return }
        controller.viewWillTransition(to: size, with: coordinator)
    }

    /// A child fills its parent, unless its own size says otherwise (assumed).
    func expectedSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
        guard let view = (child as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded else { return size }
        let (old, current) = (own.bounds.size, view.bounds.size)
        return CGSize(
            width: current.width + (view.autoresizingMask.contains(.flexibleWidth) ? size.width - old.width : 0),
            height: current.height + (view.autoresizingMask.contains(.flexibleHeight) ? size.height - old.height : 0))
    }

    static func text(of size: CGSize) -> String {
        func number(_ value: CGFloat) -> String {
            value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
        }
        return "\(number(size.width)) × \(number(size.height))"
    }

    private static func text(of traits: UITraitCollection) -> String {
        "\(traits.horizontalSizeClass.word) × \(traits.verticalSizeClass.word)"
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate var word: String {
        switch self {
        case .compact: "compact"
        case .regular: "regular"
        default: "unspecified"
        }
    }
}
