import UIKit

/// The colour scheme that a view wants for all that is presented with it.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// The scheme; nil: any.
    public typealias Value = ColorScheme?

    /// Of several views the first that wants one.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// A view whose views may want a colour scheme.
@MainActor
protocol SchemeTeller: UIView {
    /// What they want; nil: any.
    var wantedScheme: ColorScheme? { get }
}

/// Gives a presentation the scheme that views in it want: the window, or what is presented.
@MainActor
struct SchemeApplier {
    private weak var root: UIViewController?
    private var wanted: ColorScheme?

    /// The views of a host are laid out, or the host has gone: nil. In most frames nothing of it is new, and nobody is
    /// looked for.
    mutating func apply(_ host: (any SchemeTeller)?) {
        let before = (root: root, wanted: wanted)
        wanted = host?.wantedScheme
        root = wanted == nil ? nil : host?.presentedRoot
        guard wanted != before.wanted || root !== before.root else { return }
        for root in Set([before.root, root].compactMap(\.self)) { Self.bringUpToDate(root) }
    }

    /// Another host below may want a scheme, too.
    private static func bringUpToDate(_ root: UIViewController) {
        let style = root.viewIfLoaded?.firstWantedScheme?.userInterfaceStyle ?? .unspecified
        if root.overrideUserInterfaceStyle != style { root.overrideUserInterfaceStyle = style }
    }
}

extension UIView {
    /// The outermost controller of what is presented with the view.
    fileprivate var presentedRoot: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder, !(current is UIViewController) { responder = current.next }
        var controller = responder as? UIViewController
        while let parent = controller?.parent { controller = parent }
        return controller
    }

    /// What the first host in the view wants that wants something.
    fileprivate var firstWantedScheme: ColorScheme? {
        if let own = (self as? any SchemeTeller)?.wantedScheme { return own }
        for view in subviews {
            if let scheme = view.firstWantedScheme { return scheme }
        }
        return nil
    }
}

extension View {
    /// Sets the colour scheme of all that is presented with the view: the window's, or that of a sheet; nil: any.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
