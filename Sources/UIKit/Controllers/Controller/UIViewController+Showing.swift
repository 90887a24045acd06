import Foundation

extension UIViewController {
    /// The nearest controller around this one whose class has a way of its own to show others.
    func container(overriding method: ControllerOverrides) -> UIViewController? {
        ancestry.dropFirst().first { $0.overrides.contains(method) }
    }

    func setPreferredContentSize(_ size: CGSize) {
        guard size != style.preferredContentSize else { return }
        style.preferredContentSize = size
        if let parent {
            parent.perform(.preferredContentSizeDidChange, name) {
                parent.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        } else if isPresented {
            presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Each controller with a loaded view, outer ones first, then those that are presented.
    var loadedFamily: [UIViewController] {
        let own = family.filter(\.isViewLoaded)
        return own + family.compactMap(\.presentation.presented).flatMap(\.loadedFamily)
    }
}
