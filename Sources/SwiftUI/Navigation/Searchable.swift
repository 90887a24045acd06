import UIKit

/// What a search writes, and how its field looks.
struct SearchSettings {
    var text: Binding<String>
    var value: String
    var prompt: String
    var isAlwaysShown: Bool
    var submit: [() -> Void]
}

/// Where a search field is.
public struct SearchFieldPlacement: Sendable {
    let isAlwaysShown: Bool

    /// Whether the field goes away while the view is scrolled.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlwaysShown: Bool
        /// The field goes away.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlwaysShown: false)
        /// The field stays.
        public static let always = NavigationBarDrawerDisplayMode(isAlwaysShown: true)
    }

    /// Below the title.
    public static let automatic = SearchFieldPlacement(isAlwaysShown: false)
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(isAlwaysShown: false)

    /// Below the title, shown always or not.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlwaysShown: displayMode.isAlwaysShown)
    }
}

/// Connects a search controller of UIKit's with a binding.
@MainActor
final class SearchBridge: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    let controller = UISearchController(searchResultsController: nil)
    private var settings: SearchSettings

    private init(_ settings: SearchSettings) {
        self.settings = settings
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchResultsUpdater = self
        controller.searchBar.delegate = self
    }

    /// The search of a navigation item from now on.
    static func brought(
        _ old: SearchBridge?, to settings: SearchSettings?, on item: UINavigationItem
    ) -> SearchBridge? {
        guard let settings else {
            if old != nil { item.searchController = nil }
            return nil
        }
        let bridge = old ?? SearchBridge(settings)
        bridge.settings = settings
        bridge.show()
        if item.searchController !== bridge.controller { item.searchController = bridge.controller }
        item.hidesSearchBarWhenScrolling = !settings.isAlwaysShown
        return bridge
    }

    private func show() {
        let bar = controller.searchBar
        if bar.placeholder != settings.prompt { bar.placeholder = settings.prompt }
        if (bar.text ?? "") != settings.value { bar.text = settings.value }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        if settings.text.wrappedValue != text { settings.text.wrappedValue = text }
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { for call in settings.submit { call() } }
}

/// Reads the text of a search, so that the field follows it.
private struct SearchModifier: ViewModifier {
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?

    func body(content: Content) -> some View {
        let value = text.wrappedValue
        content.bars { bars, environment in
            bars.search = SearchSettings(
                text: text, value: value, prompt: prompt?.words(environment) ?? "Search",
                isAlwaysShown: placement.isAlwaysShown, submit: environment.searchSubmitActions)
        }
    }
}

private enum SearchSubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

extension EnvironmentValues {
    var searchSubmitActions: [() -> Void] {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
}

extension View {
    /// Shows a search field in the navigation bar, whose text a binding has.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: prompt))
    }

    /// Shows a search field in the navigation bar, whose text a binding has.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
    }

    /// Shows a search field in the navigation bar, whose text a binding has.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
    }
}
