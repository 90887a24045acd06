import UIKit

/// Gives views of UIKit's the traits that the environment has and their superview does not.
@MainActor
enum TraitBridge {
    static func write(_ environment: EnvironmentValues, to view: UIView) {
        let (host, own) = (environment.hostTraits, environment.traitCollection)
        var traits: any UIMutableTraits = view.traitOverrides
        environment.bridgedTraits.write(to: &traits)
        if let traits = traits as? UITraitOverrides, traits != view.traitOverrides { view.traitOverrides = traits }
        guard host != own else { return }
        if host.userInterfaceStyle != own.userInterfaceStyle {
            view.traitOverrides.userInterfaceStyle = own.userInterfaceStyle
        }
        if host.preferredContentSizeCategory != own.preferredContentSizeCategory {
            view.traitOverrides.preferredContentSizeCategory = own.preferredContentSizeCategory
        }
        if host.layoutDirection != own.layoutDirection { view.traitOverrides.layoutDirection = own.layoutDirection }
        if host.legibilityWeight != own.legibilityWeight {
            view.traitOverrides.legibilityWeight = own.legibilityWeight
        }
        if host.horizontalSizeClass != own.horizontalSizeClass {
            view.traitOverrides.horizontalSizeClass = own.horizontalSizeClass
        }
        if host.verticalSizeClass != own.verticalSizeClass {
            view.traitOverrides.verticalSizeClass = own.verticalSizeClass
        }
    }
}
