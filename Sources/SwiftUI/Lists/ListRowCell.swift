import UIKit

/// The content of a row: with another identity it begins anew.
struct RowRoot: View {
    let id: PartID
    let content: AnyView

    var body: some View { IDView(content: content, id: id) }
}

/// What is known of a row when it is laid out.
struct SettledRow {
    var traits: RowTraits
    /// Where its first text begins, from the leading edge.
    var start: CGFloat?
}

/// The cell of a row.
final class ListRowCell: UICollectionViewListCell {
    /// What stands beside the content.
    fileprivate struct Beside: Equatable {
        var hasDisclosure = false
        var badge: String?
        var canDelete = false
        var canMove = false
        var isMultiple = false
    }

    private var beside = Beside()
    private var lineStart: NSLayoutConstraint?
    private var backdrop: HostingView<AnyView>?

    /// Shows a row.
    func show(_ part: ContentPart, _ state: ListState, _ didSettle: @escaping (RowTraits) -> Void) {
        let settled = { [weak self] (row: SettledRow) in
            didSettle(row.traits)
            if let start = row.start { self?.setLineStart(start) }
        }
        var environment = state.environment
        environment.container.isInRow = true
        var configuration = UIHostingConfiguration { RowRoot(id: part.id, content: AnyView(any: part.view())) }
        configuration.outerEnvironment = environment
        configuration.didSettle = settled
        contentConfiguration = configuration
    }

    /// Lines begin where the row's first text does, else where its content does.
    func setLineStart(_ start: CGFloat) {
        if let lineStart {
            if lineStart.constant != start { lineStart.constant = start }
            return
        }
        let line = separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: start)
        line.isActive = true
        lineStart = line
    }

    /// Shows what the row has told beside its content.
    func apply(_ traits: RowTraits, _ edits: EditActions?, isMultiple: Bool) {
        setBackdrop(traits)
        let new = Beside(
            hasDisclosure: traits.hasDisclosure, badge: traits.badge,
            canDelete: edits?.delete != nil && !traits.isDeleteDisabled,
            canMove: edits?.move != nil && !traits.isMoveDisabled,
            isMultiple: isMultiple && !traits.isSelectionDisabled)
        guard new != beside else { return }
        beside = new
        accessories = new.accessories
    }

    private func setBackdrop(_ traits: RowTraits) {
        guard let background = traits.background else {
            if backdrop != nil {
                backdrop = nil
                backgroundConfiguration = nil
                automaticallyUpdatesBackgroundConfiguration = true
            }
            return
        }
        let host = backdrop ?? HostingView(rootView: background.view, in: background.environment)
        if backdrop == nil {
            backdrop = host
            host.safeAreaRegions = []
            var configuration = UIBackgroundConfiguration.listGroupedCell()
            configuration.customView = host
            configuration.backgroundColor = .clear
            backgroundConfiguration = configuration
        } else {
            host.outerEnvironment = background.environment
            host.rootView = background.view
        }
    }
}

extension ListRowCell.Beside {
    @MainActor fileprivate var accessories: [UICellAccessory] {
        var result: [UICellAccessory] = []
        if canDelete { result.append(.delete(displayed: .whenEditing)) }
        if isMultiple { result.append(.multiselect(displayed: .whenEditing)) }
        if let badge { result.append(.label(text: badge)) }
        if hasDisclosure { result.append(.disclosureIndicator()) }
        if canMove { result.append(.reorder(displayed: .whenEditing)) }
        return result
    }
}

/// Headers and footers.
@MainActor
enum ListBar {
    /// Shows a view as a header or a footer, in the look of UIKit's own.
    static func set(_ view: AnyView, on cell: UICollectionViewListCell, isHeader: Bool, _ state: ListState) {
        let look = look(isHeader, state.appearance)
        var environment = state.environment
        if environment.font == nil { environment.font = look.font }
        if environment.foregroundStyles.isEmpty { environment.foregroundStyles = [AnyShapeStyle(look.color)] }
        if look.isUppercase { environment.textCase = .uppercase }
        let margins = look.margins
        var configuration = UIHostingConfiguration { view }
            .margins(.vertical, EdgeInsets(top: margins.top, leading: 0, bottom: margins.bottom, trailing: 0))
            .minSize(height: 0)
        configuration.outerEnvironment = environment
        cell.contentConfiguration = configuration
    }

    private struct Look {
        var font: Font
        var color: Color
        var isUppercase: Bool
        var margins: NSDirectionalEdgeInsets
    }

    private static func look(_ isHeader: Bool, _ appearance: UICollectionLayoutListConfiguration.Appearance) -> Look {
        let isPlain = appearance == .plain
        let own: UIListContentConfiguration =
            switch (isHeader, isPlain) {
            case (true, true): .plainHeader()
            case (true, false): .groupedHeader()
            case (false, true): .plainFooter()
            case (false, false): .groupedFooter()
            }
        let isSmall = !(isHeader && isPlain)
        return Look(
            font: isSmall ? .footnote : .headline, color: Color(uiColor: own.textProperties.color),
            isUppercase: isHeader && !isPlain, margins: own.directionalLayoutMargins)
    }
}

/// What can be said of a row before its views are made: by modifiers around its content.
@MainActor
enum StaticTraits {
    static func of(_ view: any View, _ environment: EnvironmentValues) -> RowTraits {
        guard let modified = view as? any ModifiedView else { return RowTraits() }
        var traits = of(modified.inner, environment)
        if let modifier = modified.outer as? RowTraitModifier {
            var own = RowTraits()
            modifier.change(&own, environment)
            traits.add(own)
        } else if let tag = modified.outer as? TagModifier {
            var own = RowTraits()
            own.tag = tag.tag
            traits.add(own)
        }
        return traits
    }
}

/// A view with a modifier, whose types are not known.
@MainActor
protocol ModifiedView: View {
    var inner: any View { get }
    var outer: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    var inner: any View { content }
    var outer: Any { modifier }
}
