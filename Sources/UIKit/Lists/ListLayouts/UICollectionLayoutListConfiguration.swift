import CoreGraphics
import Foundation
import ListLayout

/// How a section of a compositional layout looks that is a list.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// How a list looks.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge; headers stick to the edge.
        case plain
        /// Rows from edge to edge, in groups.
        case grouped
        /// Groups that are cards.
        case insetGrouped
        /// The list beside what it leads to.
        case sidebar
        /// A sidebar whose headers stick to the edge.
        case sidebarPlain
    }

    /// Where headers come from.
    public enum HeaderMode: Hashable, Sendable {
        /// Sections have no headers.
        case none
        /// From the data source, as views of the kind `elementKindSectionHeader`.
        case supplementary
        /// The first item of a section looks as its header.
        case firstItemInSection
    }

    /// Where footers come from.
    public enum FooterMode: Hashable, Sendable {
        /// Sections have no footers.
        case none
        /// From the data source, as views of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// Gives the buttons at a side of an item that is swiped aside; nil: there are none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Gives the lines of one item.
    /// - Parameter sectionSeparatorConfiguration: Those of its section.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// How the list looks.
    public let appearance: Appearance
    /// Whether there are lines between rows. Default true, but for sidebars (assumed).
    public var showsSeparators: Bool
    /// How the lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the lines of single items. Default nil.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the list, in place of the collection's own colour; clear or nil: that is seen. Default by the appearance (of
    /// sidebars: assumed).
    public var backgroundColor: UIColor?
    /// The buttons at the side where text begins. Default nil.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The buttons at the side where text ends. Default nil.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Where headers come from. Default none.
    public var headerMode = HeaderMode.none
    /// Where footers come from. Default none.
    public var footerMode = FooterMode.none
    /// What a plain list keeps free above a header that is its first item, in points; nil, the default: 22.
    public var headerTopPadding: CGFloat?

    /// A list without headers, footers and buttons.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        switch appearance {
        case .plain: (showsSeparators, backgroundColor) = (true, .systemBackground)
        case .grouped, .insetGrouped: (showsSeparators, backgroundColor) = (true, .systemGroupedBackground)
        case .sidebar: (showsSeparators, backgroundColor) = (false, .secondarySystemBackground)
        case .sidebarPlain: (showsSeparators, backgroundColor) = (false, .systemBackground)
        }
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var value: ListAppearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}

extension UICollectionLayoutListConfiguration.HeaderMode {
    var value: ListHeaderMode {
        switch self {
        case .none: .none
        case .supplementary: .supplementary
        case .firstItemInSection: .firstItemInSection
        }
    }
}
