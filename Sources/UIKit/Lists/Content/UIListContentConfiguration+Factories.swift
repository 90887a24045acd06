// One for each kind of view in a list.
extension UIListContentConfiguration {
    /// Of a cell: a text, and a smaller one below it.
    public static func cell() -> UIListContentConfiguration { Self(.cell) }

    /// Of a cell: a text, and a smaller one below it.
    public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }

    /// Of a cell: a text, and a paler one at the other side.
    public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }

    /// Of a header in a list (assumed: as in a grouped one).
    public static func header() -> UIListContentConfiguration { Self(.groupedHeader) }

    /// Of a footer in a list (assumed: as in a grouped one).
    public static func footer() -> UIListContentConfiguration { Self(.groupedFooter) }

    /// Of a header in a plain list: semibold.
    public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }

    /// Of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }

    /// Of a header in a grouped list: small capitals.
    public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }

    /// Of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }

    /// Of a header that stands out, in an inset grouped list (its font is assumed).
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.prominentInsetGroupedHeader)
    }

    /// Of a header that stands out much, in an inset grouped list (its font is assumed).
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.extraProminentInsetGroupedHeader)
    }

    /// Of a cell in a sidebar: texts of one line.
    public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }

    /// Of a cell in a sidebar, with a second text right below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitleCell) }

    /// Of a cell in a sidebar that has another one beside it.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { Self(.accompaniedSidebarCell) }

    /// Of a cell in a sidebar that has another one beside it, with a second text right below the first.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        Self(.accompaniedSidebarSubtitleCell)
    }

    /// Of a header in a sidebar: medium.
    public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
}
