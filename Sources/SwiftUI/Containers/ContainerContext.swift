import UIKit

/// What containers tell the views in them; it is not for apps, and ends where something else is presented.
struct ContainerContext {
    /// Whether views are read as choices: in menus, alerts, pickers.
    var readsItems = false
    /// Whether the view is a row's content.
    var isInRow = false
    /// Whether the view is in a form.
    var isInForm = false
    /// What links push onto.
    weak var navigator: Navigator?
}

private enum ContainerKey: EnvironmentKey { static var defaultValue: ContainerContext { ContainerContext() } }

extension EnvironmentValues {
    var container: ContainerContext {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}
