import CoreGraphics

/// How a compositional layout's section looks that is a list: one row a group, as high as its cell.
package enum ListAppearance: Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
}

/// Where the header of a list comes from.
package enum ListHeaderMode: Hashable, Sendable {
    case none
    case supplementary
    /// The section's first item looks as a header.
    case firstItemInSection
}

extension CompositionalSection {
    /// A section that is a list.
    /// - Parameters:
    ///   - margin: What an inset list keeps free at its sides, in points.
    ///   - headerTopPadding: What a plain list keeps free above a header that is its first item, in points.
    package static func list(
        _ appearance: ListAppearance, header: ListHeaderMode = .none, hasFooter: Bool = false, margin: CGFloat = 20,
        headerTopPadding: CGFloat = 22
    ) -> Self {
        // Assumed of the others: a plain list's row is known.
        let row = LayoutItem(LayoutSize(width: .fractionalWidth(1), height: .estimated(44)))
        let group = LayoutItem(
            LayoutSize(width: .fractionalWidth(1), height: .estimated(44)), group: LayoutGroup(.vertical, [row]))
        var section = Self(group)
        section.insets = appearance.insets(header, hasFooter: hasFooter, margin: margin, headerTopPadding)
        if header == .supplementary { section.boundaryItems.append(appearance.boundaryItem(isHeader: true)) }
        if hasFooter { section.boundaryItems.append(appearance.boundaryItem(isHeader: false)) }
        return section
    }

    /// The kinds of a list's header and footer.
    package static let listHeaderKind = "UICollectionElementKindSectionHeader"
    package static let listFooterKind = "UICollectionElementKindSectionFooter"
}

extension ListAppearance {
    fileprivate func insets(
        _ header: ListHeaderMode, hasFooter: Bool, margin: CGFloat, _ headerTopPadding: CGFloat
    ) -> LayoutInsets {
        switch self {
        case .plain: LayoutInsets(top: header == .firstItemInSection ? headerTopPadding : 0)
        case .grouped: LayoutInsets(top: header == .none ? 35 : 0, bottom: hasFooter ? 0 : 20)
        case .insetGrouped:
            LayoutInsets(top: header == .none ? 35 : 0, leading: margin, bottom: hasFooter ? 0 : 20, trailing: margin)
        case .sidebar: LayoutInsets(leading: 10, bottom: 10, trailing: 10)
        // Assumed, but for its header.
        case .sidebarPlain: LayoutInsets(leading: 10, trailing: 10)
        }
    }

    fileprivate func boundaryItem(isHeader: Bool) -> LayoutBoundaryItem {
        let isPinned = self == .plain || self == .sidebarPlain
        var item = LayoutBoundaryItem(
            isHeader ? CompositionalSection.listHeaderKind : CompositionalSection.listFooterKind,
            LayoutSize(width: .fractionalWidth(1), height: .estimated(isPinned ? 28 : 17.5)), isHeader ? .top : .bottom)
        item.pinsToVisibleBounds = isPinned
        item.zIndex = 200
        return item
    }
}
