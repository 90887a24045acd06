import Foundation

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

    /// Tells the parent, or who presents the controller.
    func setPreferredContentSize(_ size: CGSize) {
        guard size != settings.preferredContentSize else { return }
        settings.preferredContentSize = size
        if let parent {
            parent.perform(.preferredContentSizeDidChange, name) {
                parent.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        } else if isPresented {
            presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
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
