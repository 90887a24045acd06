import UIKit

/// What views tell the bars around them, and containers of controllers.
struct Bars {
    var title: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var navigationBar: Visibility?
    var tabBar: Visibility?
    var bottomBar: Visibility?
    var items: [ToolbarPart] = []
    var search: SearchSettings?
    var tab: TabLook?
    var destinations: [ObjectIdentifier: (AnyHashable) -> (view: AnyView, environment: EnvironmentValues)?] = [:]
    var sheet = SheetSettings()
    /// Another number where something may be another.
    var version = 0

    /// Takes on what a view beside tells, where nothing is told yet.
    mutating func add(_ other: Bars) {
        title = title ?? other.title
        displayMode = displayMode ?? other.displayMode
        hidesBackButton = hidesBackButton ?? other.hidesBackButton
        navigationBar = navigationBar ?? other.navigationBar
        tabBar = tabBar ?? other.tabBar
        bottomBar = bottomBar ?? other.bottomBar
        items += other.items
        search = search ?? other.search
        tab = tab ?? other.tab
        destinations.merge(other.destinations) { first, _ in first }
        sheet.add(other.sheet)
        version += other.version
    }
}

enum BarsKey: PreferenceKey {
    static var defaultValue: Bars { Bars() }
    static func reduce(value: inout Bars, nextValue: () -> Bars) { value.add(nextValue()) }
}

/// Tells bars something, in place of what views inside tell.
struct BarsModifier: ElementModifier {
    typealias Body = Never
    let change: (inout Bars, EnvironmentValues) -> Void

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> BarsElement {
        BarsElement(content, self, environment)
    }

    func update(_ element: BarsElement, _ environment: EnvironmentValues) {
        (element.modifier, element.environment) = (self, environment)
    }
}

final class BarsElement: WrapperElement {
    private static var versions = 0
    private var version = 0
    var modifier: BarsModifier {
        didSet { takeVersion() }
    }
    var environment: EnvironmentValues

    init(_ content: LayoutElement, _ modifier: BarsModifier, _ environment: EnvironmentValues) {
        self.modifier = modifier
        self.environment = environment
        super.init(content)
        takeVersion()
    }

    private func takeVersion() {
        Self.versions += 1
        version = Self.versions
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == BarsKey.self else { return super.preference(key) }
        var value = super.preference(BarsKey.self) ?? Bars()
        modifier.change(&value, environment)
        value.version += version
        return value as? Key.Value
    }
}

extension View {
    func bars(_ change: @escaping (inout Bars, EnvironmentValues) -> Void) -> some View {
        modifier(BarsModifier(change: change))
    }
}

/// What a navigation bar shows of a view.
public struct NavigationBarItem: Hashable, Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As that of the view before; of the first one large.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large

        var uiMode: UINavigationItem.LargeTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            }
        }
    }
}

/// Where a bar is.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, bottomBar, navigationBar, tabBar
    }

    let kind: Kind
    /// The bar that is nearest.
    public static let automatic = ToolbarPlacement(kind: .automatic)
    /// The bar below.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// The bar of a navigation.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

extension View {
    /// Sets what the view is called in a navigation.
    public func navigationTitle(_ title: Text) -> some View { bars { $0.title = title.words($1) } }

    /// Sets what the view is called in a navigation.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets what the view is called in a navigation.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets how large the title is.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        bars { bars, _ in bars.displayMode = displayMode }
    }

    /// Sets what the view is called in a navigation, and how large that is written.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets what the view is called in a navigation, and how large that is written.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// Sets what the view is called in a navigation, and how large that is written.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Hides the button that goes back.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bars { bars, _ in bars.hidesBackButton = hidesBackButton }
    }

    /// Hides the bar of the navigation.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        bars { bars, _ in bars.navigationBar = hidden ? .hidden : .visible }
    }

    /// Shows bars or hides them.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars { told, _ in
            for bar in bars {
                switch bar.kind {
                case .automatic, .navigationBar: told.navigationBar = visibility
                case .bottomBar: told.bottomBar = visibility
                case .tabBar: told.tabBar = visibility
                }
            }
        }
    }
}
