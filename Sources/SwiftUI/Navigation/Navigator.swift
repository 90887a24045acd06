import UIKit

/// A navigation of SwiftUI's.
final class HostedNavigation: UINavigationController {
    let navigator = Navigator()

    init() {
        super.init(nibName: nil, bundle: nil)
        navigator.controller = self
        delegate = navigator
        navigationBar.prefersLargeTitles = true
    }

    required init?(coder: NSCoder) { fatalError("A navigation is made by its view.") }
}

/// The path of a navigation as its view has it.
struct PathBinding {
    let values: [AnyHashable]
    let set: ([AnyHashable]) -> Void
}

/// Pushes and pops what links, paths and destinations ask for.
@MainActor
final class Navigator: NSObject, UINavigationControllerDelegate {
    /// What was pushed.
    struct Entry {
        let controller: PushedController
        /// What it stands for in the path; nil: a link's own view.
        var value: AnyHashable?
        /// Called when it is gone.
        var didPop: () -> Void = {}
    }

    weak var controller: HostedNavigation?
    private(set) var entries: [Entry] = []
    private var path: PathBinding?

    // MARK: The path

    /// Shows what a path says.
    func follow(_ path: PathBinding?, animated: Bool) {
        self.path = path
        guard let path else { return }
        let shown = entries.map(\.value)
        guard shown.compactMap({ $0 }) != path.values else { return }
        let same = zip(shown, path.values).prefix { $0.0 == $0.1 }.count
        var new = Array(entries.prefix(same))
        for value in path.values.dropFirst(same) {
            guard let entry = entry(for: value, below: new) else { break }
            new.append(entry)
        }
        setEntries(new, animated: animated)
    }

    /// A link with a value was tapped.
    func push(_ value: AnyHashable) {
        if let path { return path.set(entries.compactMap(\.value) + [value]) }
        guard let entry = entry(for: value, below: entries) else { return }
        setEntries(entries + [entry], animated: true)
    }

    private func entry(for value: AnyHashable, below: [Entry]) -> Entry? {
        guard let destination = destination(for: value, below.map(\.controller)) else {
            Findings.report(
                "A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no matching "
                    + "navigationDestination declaration visible from the location of the link. The link cannot be "
                    + "activated.")
            return nil
        }
        return Entry(controller: PushedController(destination.view, destination.environment), value: value)
    }

    private func destination(
        for value: AnyHashable, _ controllers: [UIViewController]
    ) -> (view: AnyView, environment: EnvironmentValues)? {
        let key = ObjectIdentifier(type(of: value.base))
        let root = controller?.viewControllers.first.map { [$0] } ?? []
        for shown in (root + controllers).reversed() {
            guard let bars = (shown as? any BarsOwner)?.currentBars else { continue }
            if let found = bars.destinations[key]?(value) { return found }
        }
        return nil
    }

    // MARK: Links

    /// A link shows its view.
    func push(_ view: AnyView, _ environment: EnvironmentValues, didPop: @escaping () -> Void) -> PushedController {
        let controller = PushedController(view, environment)
        setEntries(entries + [Entry(controller: controller, value: nil, didPop: didPop)], animated: true)
        return controller
    }

    /// What a link has pushed goes, with all above it.
    func pop(_ controller: PushedController) {
        guard let index = entries.firstIndex(where: { $0.controller === controller }) else { return }
        setEntries(Array(entries.prefix(index)), animated: true)
    }

    private func setEntries(_ new: [Entry], animated: Bool) {
        guard let controller, let root = controller.viewControllers.first else { return }
        let gone = entries.filter { entry in !new.contains { $0.controller === entry.controller } }
        entries = new
        let isShown = controller.viewIfLoaded?.window != nil
        controller.setViewControllers([root] + new.map(\.controller), animated: animated && isShown)
        for entry in gone { entry.didPop() }
    }

    // MARK: What users do

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        (viewController as? any BarsOwner)?.applier.applyVisibility()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let shown = navigationController.viewControllers
        let gone = entries.filter { entry in !shown.contains { $0 === entry.controller } }
        guard !gone.isEmpty else { return }
        entries.removeAll { entry in gone.contains { $0.controller === entry.controller } }
        let values = entries.compactMap(\.value)
        if let path, path.values != values { path.set(values) }
        for entry in gone { entry.didPop() }
    }

    /// A view tells other destinations: what it has pushed is made anew of them.
    func barsDidChange(of shown: UIViewController) {
        for (index, entry) in entries.enumerated() {
            guard let value = entry.value, entry.controller !== shown,
                let found = destination(for: value, entries.prefix(index).map(\.controller))
            else { continue }
            entry.controller.show(found.view, found.environment)
        }
        if let path { follow(path, animated: false) }
    }
}

/// A controller whose views tell bars something.
@MainActor
protocol BarsOwner: UIViewController {
    var applier: BarsApplier { get }
    /// What the views tell now.
    var currentBars: Bars { get }
}

/// A controller that was pushed, or is presented.
class PushedController: UIHostingController<AnyView> {
    init(_ view: AnyView, _ environment: EnvironmentValues) {
        super.init(rootView: view, in: Self.plain(environment))
    }

    required dynamic init?(coder aDecoder: NSCoder) { fatalError("A pushed controller is made with its view.") }

    /// Shows a view in an environment.
    func show(_ view: AnyView, _ environment: EnvironmentValues) {
        setOuterEnvironment(Self.plain(environment))
        rootView = view
    }

    /// An environment without what containers told the views that pushed or presented.
    private static func plain(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.container.isInRow = false
        environment.container.readsItems = false
        environment.container.isInForm = false
        return environment
    }
}
