import UIKit

/// A registered class of controllers.
struct ControllerClass: Sendable {
    let name: String
    let type: UIViewController.Type
    /// The number of registered classes above this one.
    let depth: Int
    let keys: ClassKeys
    let make: @MainActor @Sendable (ControllerNode) -> UIViewController
    let isAncestor: @Sendable (UIViewController.Type) -> Bool

    /// The class's keys and those it inherits, in the order in which they are set.
    @MainActor var rows: [PropertyRow] { keys.rows }

    /// Whether the file's view takes the place of the one that the class makes.
    var hasViewOfFile: Bool { type == UIViewController.self }

    /// The container of UIKit that the class is, or comes from; nil for none.
    var container: Container? {
        if type is UINavigationController.Type { return .navigation }
        if type is UITabBarController.Type { return .tabs }
        if type is UIPageViewController.Type { return .pages }
        return type is UISplitViewController.Type ? .split : nil
    }

    /// Whether its content is texts and actions.
    var isAlert: Bool { type is UIAlertController.Type }

    /// UIKit's containers.
    enum Container {
        case navigation, tabs, pages, split
    }
}

extension SceneRegistry {
    /// Lets files name a class of controllers; a name that is there already is replaced.
    /// - Parameters:
    ///   - type: The class. Its keys are these and those of the nearest registered class above it.
    ///   - name: What files call it; nil: the class's own name.
    ///   - keys: Keys of this class alone.
    ///   - make: Makes one; nil: `init(nibName:bundle:)` with nil.
    public mutating func register<Controller: UIViewController>(
        _ type: Controller.Type, as name: String? = nil, keys: [SceneKey<Controller>] = [],
        make: (@MainActor @Sendable () -> UIViewController)? = nil
    ) {
        add(
            type, as: name, rows: { SceneKey.rows(keys) }, make: { _ in make?() ?? ControllerFactory.make(type) },
            isAncestor: { $0 is Controller.Type })
    }

    private mutating func add(
        _ type: UIViewController.Type, as name: String? = nil, rows: @escaping () -> [PropertyRow] = { [] },
        make: @escaping @MainActor @Sendable (ControllerNode) -> UIViewController,
        isAncestor: @escaping @Sendable (UIViewController.Type) -> Bool
    ) {
        let name = name ?? "\(type)"
        let parent = controllers.filter { $0.name != name && $0.isAncestor(type) }.max { $0.depth < $1.depth }
        let entry = ControllerClass(
            name: name, type: type, depth: (parent?.depth ?? -1) + 1,
            keys: ClassKeys { PropertyRow.merged(parent?.rows ?? [], rows()) }, make: make, isAncestor: isAncestor)
        self[ControllerClass.self] = controllers.filter { $0.name != name } + [entry]
    }

    /// UIKit's own controllers.
    mutating func addControllers() {
        add(
            UIViewController.self, rows: { ControllerProperties.controller },
            make: { _ in UIViewController(nibName: nil, bundle: nil) }, isAncestor: { _ in true })
        add(
            UINavigationController.self, rows: { ControllerProperties.navigation },
            make: { _ in UINavigationController(nibName: nil, bundle: nil) },
            isAncestor: { $0 is UINavigationController.Type })
        add(
            UITabBarController.self, make: { _ in UITabBarController(nibName: nil, bundle: nil) },
            isAncestor: { $0 is UITabBarController.Type })
        add(
            UIPageViewController.self, make: { ControllerForms.makePages($0) },
            isAncestor: { $0 is UIPageViewController.Type })
        add(
            UISplitViewController.self, rows: { ControllerProperties.split }, make: { ControllerForms.makeSplit($0) },
            isAncestor: { $0 is UISplitViewController.Type })
        add(
            UITableViewController.self, rows: { ControllerProperties.table }, make: { ControllerForms.makeTable($0) },
            isAncestor: { $0 is UITableViewController.Type })
        add(
            UICollectionViewController.self, rows: { ControllerProperties.collection },
            make: { _ in UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
            isAncestor: { $0 is UICollectionViewController.Type })
        add(
            UIAlertController.self, rows: { AlertForms.alert }, make: { ControllerForms.makeAlert($0) },
            isAncestor: { $0 is UIAlertController.Type })
    }

    var controllers: [ControllerClass] { self[ControllerClass.self] }

    func controller(_ name: String) -> ControllerClass? { controllers.first { $0.name == name } }

    var controllerClassNames: [String] { controllers.map(\.name) }
}
