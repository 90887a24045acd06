import CoreGraphics

/// What kind of view of a list a content configuration is for: its figures before the app changes any.
enum ListContentStyle: Hashable {
    case cell, subtitleCell, valueCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

    var isSidebar: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell,
            .sidebarHeader:
            true
        default: false
        }
    }

    private var isFooter: Bool { self == .plainFooter || self == .groupedFooter }

    /// The least height: cells are never lower than a row.
    var minimumHeight: CGFloat {
        switch self {
        case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentInsetGroupedHeader,
            .extraProminentInsetGroupedHeader:
            0
        default: 44
        }
    }

    /// Margins before the app sets any; those of plain headers and footers and of prominent headers are assumed.
    var margins: NSDirectionalEdgeInsets {
        let (top, leading, bottom): (CGFloat, CGFloat, CGFloat) =
            switch self {
            case .cell, .subtitleCell, .valueCell: (11, 16, 11)
            case .plainHeader, .plainFooter: (4, 8, 4)
            case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: (17, 8, 6)
            case .groupedFooter: (6, 8, 12)
            case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: (11, 8, 11)
            case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: (4, 8, 4)
            }
        return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
    }

    var imageToText: CGFloat { isSidebar ? 10 : 16 }
    static let textToTextBeside: CGFloat = 8

    /// From the first text to the second one below it (of headers and footers: assumed).
    var textToTextBelow: CGFloat {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell: 4
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: 0
        default: 3
        }
    }

    var isSideBySide: Bool { self == .valueCell }
    /// Of a sidebar's texts: one line that is drawn smaller, and closer, before it is cut off.
    var isOneLine: Bool { isSidebar }

    func font(_ look: ConfigurationLook) -> UIFont {
        switch self {
        case .plainHeader, .prominentInsetGroupedHeader: .preferredFont(forTextStyle: .headline)
        // Assumed.
        case .extraProminentInsetGroupedHeader: .preferredFont(forTextStyle: .title3, weight: .semibold)
        case .groupedHeader, .plainFooter, .groupedFooter: .preferredFont(forTextStyle: .footnote)
        case .sidebarHeader: .preferredFont(forTextStyle: .body, weight: .medium)
        default:
            isSidebar && look.isChosen
                ? .preferredFont(forTextStyle: .body, weight: .medium) : .preferredFont(forTextStyle: .body)
        }
    }

    var secondaryFont: UIFont {
        switch self {
        case .cell, .subtitleCell: .preferredFont(forTextStyle: .caption1)
        case .valueCell: .preferredFont(forTextStyle: .body)
        default: .preferredFont(forTextStyle: .footnote)
        }
    }

    func color(_ look: ConfigurationLook) -> UIColor {
        if look.isDisabled { return .tertiaryLabel }
        return self == .groupedHeader || isFooter ? .secondaryLabel : .label
    }

    func secondaryColor(_ look: ConfigurationLook) -> UIColor {
        if look.isDisabled { return .quaternaryLabel }
        return self == .cell || self == .subtitleCell ? .label : .secondaryLabel
    }

    var transform: UIListContentConfiguration.TextProperties.TextTransform {
        self == .groupedHeader ? .uppercase : .none
    }
}
