import UIKit

/// Shows rows in a collection view, and hears what is done with them.
@MainActor
final class ListCoordinator: NSObject, UICollectionViewDelegate {
    let collectionView: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    /// A number for each part and section, as long as the list lives.
    private var numbers: [PartID: Int] = [:]
    private(set) var rows: [Int: ContentPart] = [:]
    private(set) var state: ListState?
    /// What rows in sight have told.
    private var knownTraits: [Int: RowTraits] = [:]
    private var appearance: UICollectionLayoutListConfiguration.Appearance
    private var refreshing: ListRefresh?

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        collectionView.delegate = self
        makeSource()
    }

    // MARK: Making

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            .list(using: self?.configuration(index) ?? .init(appearance: .plain), layoutEnvironment: environment)
        }
    }

    private func configuration(_ index: Int) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        guard let state, state.sections.indices.contains(index) else { return configuration }
        configuration.headerMode = state.sections[index].header == nil ? .none : .supplementary
        configuration.footerMode = state.sections[index].footer == nil ? .none : .supplementary
        if state.hidesBackground { configuration.backgroundColor = .clear }
        configuration.itemSeparatorHandler = { [weak self] path, separator in
            self?.separator(at: path, separator) ?? separator
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.swipe(at: $0, isLeading: true) }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in
            self?.swipe(at: $0, isLeading: false)
        }
        return configuration
    }

    private func makeSource() {
        let registration = UICollectionView.CellRegistration<ListRowCell, Int> { [weak self] cell, _, row in
            self?.setUp(cell, row)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, row in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
        }
        let header = bar(UICollectionView.elementKindSectionHeader)
        let footer = bar(UICollectionView.elementKindSectionFooter)
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        source.reorderingHandlers.canReorderItem = { [weak self] in self?.canMove($0) ?? false }
        source.reorderingHandlers.didReorder = { [weak self] in self?.didMove($0) }
    }

    private func bar(_ kind: String) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { [weak self] view, kind, path in
            self?.setUp(view, kind, path.section)
        }
    }

    // MARK: Showing

    private func number(_ id: PartID) -> Int {
        if let known = numbers[id] { return known }
        let new = numbers.count
        numbers[id] = new
        return new
    }

    /// Shows what a list is to show from now on.
    func show(_ new: ListState, animated: Bool) {
        let old = state
        state = new
        rows = [:]
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in new.sections {
            let number = number(section.id)
            snapshot.appendSections([number])
            snapshot.appendItems(section.parts.map(keep), toSection: number)
        }
        knownTraits = knownTraits.filter { rows[$0.key] != nil }
        if appearance != new.appearance || old.map({ hasOtherBars($0, new) }) ?? false {
            appearance = new.appearance
            collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        }
        setUpView(new)
        source.apply(snapshot, animatingDifferences: animated && old != nil)
        if old != nil { setUpVisible() }
        showSelection(new)
    }

    private func keep(_ part: ContentPart) -> Int {
        let number = number(part.id)
        rows[number] = part
        return number
    }

    /// Whether sections have headers or footers that had none.
    private func hasOtherBars(_ a: ListState, _ b: ListState) -> Bool {
        let bars: (ListState) -> [[Bool]] = { state in
            state.sections.map { [$0.header == nil, $0.footer == nil] } + [[state.hidesBackground]]
        }
        return bars(a) != bars(b)
    }

    private func setUpView(_ state: ListState) {
        collectionView.allowsSelection = true
        collectionView.allowsMultipleSelectionDuringEditing = state.selection?.isMultiple ?? false
        if collectionView.isEditing != state.isEditing { collectionView.isEditing = state.isEditing }
        refreshing = ListRefresh.brought(refreshing, to: state.refresh, in: collectionView)
    }

    private func setUpVisible() {
        for path in collectionView.indexPathsForVisibleItems {
            guard let row = source.itemIdentifier(for: path),
                let cell = collectionView.cellForItem(at: path) as? ListRowCell
            else { continue }
            setUp(cell, row)
        }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                let view = collectionView.supplementaryView(forElementKind: kind, at: path)
                if let view = view as? UICollectionViewListCell { setUp(view, kind, path.section) }
            }
        }
    }

    private func setUp(_ cell: ListRowCell, _ row: Int) {
        guard let part = rows[row], let state else { return }
        cell.show(part, state) { [weak self, weak cell] traits in
            guard let self, let cell else { return }
            keepTraits(traits, of: row)
            cell.apply(traits, part.edits, isMultiple: state.selection?.isMultiple ?? false)
        }
    }

    private func setUp(_ view: UICollectionViewListCell, _ kind: String, _ section: Int) {
        guard let state, state.sections.indices.contains(section) else { return }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let shown = isHeader ? state.sections[section].header : state.sections[section].footer
        ListBar.set(AnyView(any: shown ?? EmptyView()), on: view, isHeader: isHeader, state)
    }

    // MARK: Traits

    /// What a row tells, or what can be said of it before it is shown.
    func traits(of row: Int) -> RowTraits {
        if let known = knownTraits[row] { return known }
        guard let part = rows[row], let state else { return RowTraits() }
        return StaticTraits.of(part.view(), state.environment)
    }

    private func keepTraits(_ traits: RowTraits, of row: Int) {
        let before = self.traits(of: row)
        knownTraits[row] = traits
        let isOther =
            before.topSeparator != traits.topSeparator || before.bottomSeparator != traits.bottomSeparator
            || before.separatorColor != traits.separatorColor
        if isOther { collectionView.collectionViewLayout.invalidateLayout() }
    }

    /// The number of the row at a place.
    func row(at path: IndexPath) -> Int? { source.itemIdentifier(for: path) }

    /// Scrolls to a row by the identity of its view.
    func scroll(_ request: ScrollRequest) -> Bool {
        guard let row = rows.first(where: { $0.value.element == request.id || $0.value.id.has(request.id) })?.key,
            let path = source.indexPath(for: row)
        else { return false }
        let position: UICollectionView.ScrollPosition =
            switch request.anchor?.y {
            case nil: []
            case .some(let y) where y < 0.25: .top
            case .some(let y) where y > 0.75: .bottom
            default: .centeredVertically
            }
        collectionView.layoutIfNeeded()
        collectionView.scrollToItem(at: path, at: position, animated: request.isAnimated)
        return true
    }

    /// The numbers of the rows in a section, in order.
    func rows(inSectionOf row: Int) -> [Int] {
        let snapshot = source.snapshot()
        return snapshot.sectionIdentifier(containingItem: row).map { snapshot.itemIdentifiers(inSection: $0) } ?? []
    }

    private func showSelection(_ state: ListState) {
        guard state.selection != nil else { return }
        for path in collectionView.indexPathsForVisibleItems { showSelection(at: path) }
    }

    /// Shows at a place whether the row is selected.
    func showSelection(at path: IndexPath) {
        guard let state, state.selection != nil, let row = row(at: path), let value = value(of: row) else { return }
        let isSelected = collectionView.indexPathsForSelectedItems?.contains(path) ?? false
        guard isSelected != state.selected.contains(value) else { return }
        if isSelected {
            collectionView.deselectItem(at: path, animated: false)
        } else {
            collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }

    /// The value that stands for a row in the selection.
    func value(of row: Int) -> AnyHashable? { traits(of: row).tag ?? rows[row]?.element }

    func end() {
        refreshing = nil
        for cell in collectionView.visibleCells { (cell as? ListRowCell)?.contentConfiguration = nil }
    }
}
