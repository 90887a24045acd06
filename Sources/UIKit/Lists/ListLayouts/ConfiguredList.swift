import CoreGraphics
import Foundation
import ListLayout

/// A section of a compositional layout that is a list.
struct ConfiguredList: SectionList {
    let configuration: UICollectionLayoutListConfiguration
    /// From the sides of rows to their content, and of cards to the screen's.
    let margin: CGFloat

    var backgroundColor: UIColor? { configuration.backgroundColor }

    private var makesHeaders: Bool { configuration.headerMode == .firstItemInSection }

    func place(ofRow path: IndexPath, count: Int) -> CollectionListPlace {
        let isHeader = makesHeaders && path.item == 0
        var place = CollectionListPlace(
            appearance: configuration.appearance.value, role: isHeader ? .header : .row, margin: margin)
        place.isSwipeable =
            configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
        if !isHeader {
            place.isFirst = path.item == (makesHeaders ? 1 : 0)
            place.isLast = path.item == count - 1
        }
        if configuration.showsSeparators { drawLines(path, &place) }
        return place
    }

    private func drawLines(_ path: IndexPath, _ place: inout CollectionListPlace) {
        let base = configuration.separatorConfiguration
        let own = configuration.itemSeparatorHandler?(path, base) ?? base
        var lines = CellLineStyle(color: own.color, effect: own.visualEffect)
        if hasLine(own.topSeparatorVisibility, place, atTop: true) {
            lines.above = insets(own.topSeparatorInsets, isEdge: place.isFirst)
        }
        if hasLine(own.bottomSeparatorVisibility, place, atTop: false) {
            lines.below = insets(own.bottomSeparatorInsets, isEdge: place.isLast)
        }
        if lines.above != nil || lines.below != nil { place.lines = lines }
        place.chosenLineColor = own.multipleSelectionColor
    }

    /// Whether a row has a line above or below: as in tables (assumed of plain lists and sidebars).
    private func hasLine(
        _ visibility: UIListSeparatorConfiguration.Visibility, _ place: CollectionListPlace, atTop: Bool
    ) -> Bool {
        switch visibility {
        case .visible: return true
        case .hidden: return false
        case .automatic:
            guard place.role == .row else { return false }
            if atTop { return place.isFirst && configuration.appearance == .grouped }
            return !place.isLast || configuration.appearance != .insetGrouped
        }
    }

    /// - Parameter isEdge: Whether the line is at the edge of a group: there it goes from side to side.
    private func insets(_ insets: NSDirectionalEdgeInsets, isEdge: Bool) -> UIEdgeInsets {
        let automatic = isEdge && configuration.appearance == .grouped ? 0 : UIListSeparatorConfiguration.automatic
        func side(_ value: CGFloat) -> CGFloat {
            value == UIListSeparatorConfiguration.automatic ? automatic : value
        }
        return UIEdgeInsets(top: 0, left: side(insets.leading), bottom: 0, right: side(insets.trailing))
    }

    func place(ofBar kind: String, isPinned: Bool) -> CollectionListPlace? {
        let roles: [String: CollectionListPlace.Role] = [
            UICollectionView.elementKindSectionHeader: .header, UICollectionView.elementKindSectionFooter: .footer,
        ]
        guard let role = roles[kind] else { return nil }
        var place = CollectionListPlace(appearance: configuration.appearance.value, role: role, margin: margin)
        place.isPinned = isPinned
        return place
    }

    func swipeActions(of path: IndexPath, at side: SwipeSide) -> UISwipeActionsConfiguration? {
        switch side {
        case .leading: configuration.leadingSwipeActionsConfigurationProvider?(path)
        case .trailing: configuration.trailingSwipeActionsConfigurationProvider?(path)
        }
    }
}
