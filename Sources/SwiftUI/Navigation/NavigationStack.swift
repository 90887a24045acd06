import UIKit

/// Views of which one is in front, and a way back to those before.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let values: (() -> [AnyHashable])?
    private let set: ([AnyHashable]) -> Void

    /// The navigation of UIKit's.
    public var body: some View {
        NavigationShower(root: root, path: values.map { PathBinding(values: $0(), set: set) })
    }
}

extension NavigationStack {
    /// A stack that keeps what was pushed itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        values = nil
        set = { _ in }
    }

    /// A stack whose path a binding has, of values of any type.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        values = { path.wrappedValue.values }
        set = { path.wrappedValue.values = $0 }
    }

    /// A stack whose path a binding has, of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        values = { path.wrappedValue.map { AnyHashable($0) } }
        set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    }
}

/// The values on the way to what a navigation shows.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    /// The path to the root.
    public init() { values = [] }
    /// A path of some values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// How many values there are.
    public var count: Int { values.count }
    /// Whether there are none.
    public var isEmpty: Bool { values.isEmpty }
    /// Goes on to a value.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Goes back by some values.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// Views of which one is in front, and a way back to those before. On all devices one view is seen at a time.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// A navigation with its first view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The navigation of UIKit's.
    public var body: some View { NavigationShower(root: content, path: nil) }
}

/// How a navigation view looks.
@preconcurrency @MainActor
public protocol NavigationViewStyle {}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

/// The look where none is set: one view at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The look where none is set.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views look; both styles show one view at a time.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// Shows a navigation of UIKit's.
struct NavigationShower<Root: View>: ContainerRepresentable {
    let root: Root
    let path: PathBinding?

    func makeUIViewController(context: Context) -> HostedNavigation {
        let navigation = HostedNavigation()
        let first = PushedController(AnyView(root), environment(context, navigation))
        navigation.setViewControllers([first], animated: false)
        return navigation
    }

    func updateUIViewController(_ navigation: HostedNavigation, context: Context) {
        let first = navigation.viewControllers.first as? PushedController
        first?.show(AnyView(root), environment(context, navigation))
        navigation.navigator.follow(path, animated: true)
    }

    private func environment(_ context: Context, _ navigation: HostedNavigation) -> EnvironmentValues {
        var environment = context.plainEnvironment
        environment.container.navigator = navigation.navigator
        return environment
    }
}
