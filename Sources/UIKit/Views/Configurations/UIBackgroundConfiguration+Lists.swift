/// Whose background in a list it is: what it looks like in which state follows from it.
enum ListBackground: Hashable {
    case plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter
    case sidebarHeader, sidebarCell, accompaniedSidebarCell

    private var rest: UIColor {
        switch self {
        case .plainCell: .systemBackground
        case .groupedCell: .secondarySystemGroupedBackground
        case .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader, .sidebarCell, .accompaniedSidebarCell: .clear
        }
    }

    /// Whether a selected or touched view has another colour.
    private var isChosenSeen: Bool {
        switch self {
        case .plainCell, .groupedCell, .sidebarCell, .accompaniedSidebarCell: true
        case .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader: false
        }
    }

    /// Cells of sidebars stand free, beside the list's edges.
    var cornerRadius: CGFloat { self == .sidebarCell || self == .accompaniedSidebarCell ? 10 : 0 }

    func color(_ look: ConfigurationLook) -> UIColor { look.isChosen && isChosenSeen ? .systemGray4 : rest }
}

// The backgrounds of lists.
extension UIBackgroundConfiguration {
    /// Of a cell in a plain list: the screen's background, grey while the cell is selected or touched.
    public static func listPlainCell() -> UIBackgroundConfiguration { make(.plainCell) }

    /// Of a cell in a grouped list: the background of groups, grey while the cell is selected or touched.
    public static func listGroupedCell() -> UIBackgroundConfiguration { make(.groupedCell) }

    /// Of a cell in a list (assumed: as in a plain one).
    public static func listCell() -> UIBackgroundConfiguration { make(.plainCell) }

    /// Of a header or footer in a plain list: clear (assumed).
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { make(.plainHeaderFooter) }

    /// Of a header or footer in a grouped list: clear (assumed).
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { make(.groupedHeaderFooter) }

    /// Of a header in a list: clear (assumed).
    public static func listHeader() -> UIBackgroundConfiguration { make(.plainHeaderFooter) }

    /// Of a footer in a list: clear (assumed).
    public static func listFooter() -> UIBackgroundConfiguration { make(.plainHeaderFooter) }

    /// Of a header in a sidebar: clear (assumed).
    public static func listSidebarHeader() -> UIBackgroundConfiguration { make(.sidebarHeader) }

    /// Of a cell in a sidebar: clear, grey with round corners of 10 while the cell is selected or touched (assumed).
    public static func listSidebarCell() -> UIBackgroundConfiguration { make(.sidebarCell) }

    /// Of a cell in a sidebar beside another one: as the other one's (assumed).
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { make(.accompaniedSidebarCell) }

    private static func make(_ list: ListBackground) -> UIBackgroundConfiguration {
        var result = clear()
        result.list = list
        result.backgroundColor = list.color(ConfigurationLook())
        result.cornerRadius = list.cornerRadius
        return result
    }

    /// The background as it is to be in a state: what the app set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let list else { return self }
        var result = self
        let look = ConfigurationLook(state)
        result.remembered.look = look
        if backgroundColor == list.color(remembered.look) { result.backgroundColor = list.color(look) }
        return result
    }
}
