// How cells look by their place in a list, where the app says nothing (sidebars: assumed).
extension CollectionListPlace {
    @MainActor
    var content: UIListContentConfiguration {
        switch (role, appearance) {
        case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
        case (.row, _): .cell()
        case (.header, .plain): .plainHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
        case (.header, _): .groupedHeader()
        case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    /// A header that sticks to an edge has the list's colour: rows go by behind it (assumed).
    @MainActor
    var background: UIBackgroundConfiguration {
        var result: UIBackgroundConfiguration =
            switch (role, appearance) {
            case (.row, .plain): .listPlainCell()
            case (.row, .sidebar), (.row, .sidebarPlain): .listSidebarCell()
            case (.row, _): .listGroupedCell()
            case (.header, .sidebar), (.header, .sidebarPlain): .listSidebarHeader()
            case (_, .plain): .listPlainHeaderFooter()
            case (_, _): .listGroupedHeaderFooter()
            }
        if isPinned { result.backgroundColor = .systemBackground }
        return result
    }
}
