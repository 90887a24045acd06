import Foundation

/// How high the parts of a navigation bar are, in points.
struct NavigationBarMetrics: Equatable {
    /// The row in a sheet.
    static let sheetRow: CGFloat = 56
    /// How high items are in a sheet's row.
    static let sheetItem: CGFloat = 44
    /// What a large title adds.
    static let largeTitle: CGFloat = 52
    /// What a prompt adds.
    static let prompt: CGFloat = 30
    /// What a search bar adds.
    static let search: CGFloat = 52
    /// How far the field is below the top of what it adds.
    static let searchTop: CGFloat = 1
    /// What scopes add to a search bar (assumed).
    static let scopes: CGFloat = 40
    /// How high a bar is that shows nothing but a search bar (assumed: as a search bar alone).
    static let searching: CGFloat = 56
    /// How wide a search bar in the row is at most (assumed).
    static let inlineSearch: CGFloat = 240
    /// How much of the large title's zone may show for its text to be gone: it stands this far above the zone's end
    /// (assumed).
    static let goneLargeTitle: CGFloat = 8

    /// The row of title and buttons.
    var row: CGFloat
    var hasPrompt = false
    var hasLargeTitle = false
    /// The search bar below the title; 0 without one.
    var search: CGFloat = 0
    /// Whether it goes away when content is scrolled.
    var hidesSearch = false
    /// Whether the bar shows nothing else.
    var isSearching = false

    private var promptHeight: CGFloat { hasPrompt ? Self.prompt : 0 }
    private var titleHeight: CGFloat { hasLargeTitle ? Self.largeTitle : 0 }
    /// What goes away first.
    var hideableSearch: CGFloat { hidesSearch && !isSearching ? search : 0 }

    /// Without large title, and without a search bar that goes away.
    var collapsed: CGFloat {
        isSearching ? search : row + promptHeight + (hidesSearch ? 0 : search)
    }
    /// With all of them.
    var expanded: CGFloat { isSearching ? search : collapsed + titleHeight + hideableSearch }
    /// How far content is scrolled until the bar is as low as it gets.
    var way: CGFloat { expanded - collapsed }

    /// The height above content that was scrolled by a distance: it follows between both, and beyond when content is
    /// pulled down.
    func height(scrolledBy distance: CGFloat) -> CGFloat {
        way > 0 ? max(collapsed, expanded - distance) : collapsed
    }

    /// Where content comes to rest that would rest at a distance within the search bar or the large title.
    func rest(for distance: CGFloat) -> CGFloat {
        let middle = hideableSearch
        let (start, end) = distance < middle ? (0, middle) : (middle, expanded - collapsed)
        guard distance > start, distance < end else { return distance }
        return distance < (start + end) / 2 ? start : end
    }

    /// The heights of the row, the large title and the search bar in a bar that is `height` high. The search bar goes
    /// first; what is pulled beyond all of them is the title's, or without one the search bar's.
    func zones(in height: CGFloat) -> (row: CGFloat, title: CGFloat, search: CGFloat) {
        if isSearching { return (0, 0, height) }
        let room = max(0, height - promptHeight)
        guard hasLargeTitle || search > 0 else { return (room, 0, 0) }
        let below = max(0, room - row)
        guard hasLargeTitle else { return (row, 0, below) }
        let shown = hidesSearch ? min(search, max(0, below - titleHeight)) : min(search, below)
        return (row, below - shown, shown)
    }

    /// 44; 32 on phones on their side, 50 on pads, 56 in sheets.
    static func row(for traits: UITraitCollection, isSheet: Bool) -> CGFloat {
        if isSheet { return sheetRow }
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.hasLowBars ? 32 : 44
    }
}

extension UINavigationItem {
    /// Adds the search bar to the heights of the bar that shows the item.
    func addSearch(to metrics: inout NavigationBarMetrics) {
        guard let search = searchController, searchBarPlacement == .stacked else { return }
        let scopes = search.searchBar.hasScopes ? NavigationBarMetrics.scopes : 0
        metrics.isSearching = search.looksActive && search.hidesNavigationBarDuringPresentation
        metrics.search = (metrics.isSearching ? NavigationBarMetrics.searching : NavigationBarMetrics.search) + scopes
        metrics.hidesSearch = hidesSearchBarWhenScrolling && !search.looksActive
    }
}
