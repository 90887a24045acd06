import UIKit

/// How lists look.
@preconcurrency @MainActor
public protocol ListStyle {
    /// The appearance of UIKit's list.
    var _appearance: UICollectionLayoutListConfiguration.Appearance { get }
}

/// The look of lists where none is set: cards at a distance from the edges.
public struct DefaultListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The appearance of UIKit's list.
    public var _appearance: UICollectionLayoutListConfiguration.Appearance { .insetGrouped }
}

/// Rows from edge to edge, with headers that stay in sight.
public struct PlainListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The appearance of UIKit's list.
    public var _appearance: UICollectionLayoutListConfiguration.Appearance { .plain }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The appearance of UIKit's list.
    public var _appearance: UICollectionLayoutListConfiguration.Appearance { .grouped }
}

/// Groups as cards at a distance from the edges.
public struct InsetGroupedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The appearance of UIKit's list.
    public var _appearance: UICollectionLayoutListConfiguration.Appearance { .insetGrouped }
}

/// The list of a sidebar.
public struct SidebarListStyle: ListStyle {
    /// The style.
    public init() {}
    /// The appearance of UIKit's list.
    public var _appearance: UICollectionLayoutListConfiguration.Appearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The look of lists where none is set.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Groups from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups as cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The list of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum AppearanceKey: EnvironmentKey {
    static var defaultValue: UICollectionLayoutListConfiguration.Appearance { .insetGrouped }
}
private enum HidesBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var listAppearance: UICollectionLayoutListConfiguration.Appearance {
        get { self[AppearanceKey.self] }
        set { self[AppearanceKey.self] = newValue }
    }

    var hidesScrollBackground: Bool {
        get { self[HidesBackgroundKey.self] }
        set { self[HidesBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how lists look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listAppearance, style._appearance) }

    /// Shows what lists and forms have behind their rows, or hides it.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesScrollBackground, visibility == .hidden)
    }
}
