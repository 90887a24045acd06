import QuartzCore
import UIKit

@MainActor
func makeCollectionSource(
    _ list: SceneCollection, _ collection: UICollectionView, isClassic: Bool, moves: any ListTelling.Type
) -> any ListSource & UICollectionViewDataSource {
    func make<Moves: ListTelling>(_ moves: Moves.Type) -> any ListSource & UICollectionViewDataSource {
        if isClassic { return ClassicCollectionSource<Moves>(list) }
        return DiffableCollectionSource(list, collection)
    }
    return make(moves)
}

/// Items by snapshots.
final class DiffableCollectionSource: UICollectionViewDiffableDataSource<SectionKey, RowKey>, ListSource, OutlineList {
    private weak var list: SceneCollection?

    init(_ list: SceneCollection, _ collection: UICollectionView) {
        self.list = list
        super.init(collectionView: collection) { [weak list] _, path, key in list?.cell(at: path, key) }
        supplementaryViewProvider = { [weak list] _, kind, path in list?.supplementary(kind, at: path) }
        reorderingHandlers.canReorderItem = { [weak list] in list?.row($0)?.canBeDragged ?? false }
    }

    func show(_ sections: [ListSectionNode]) {
        guard let names = list?.node.names else { return }
        applySnapshotUsingReloadData(names.snapshot(of: sections))
        for section in sections where section.rows.contains(where: { !$0.children.isEmpty }) {
            var tree = NSDiffableDataSourceSectionSnapshot<RowKey>()
            tree.append(section.rows, names)
            apply(tree, to: section.key, animatingDifferences: false)
        }
    }

    func key(at path: IndexPath) -> RowKey? { itemIdentifier(for: path) }
    func path(of key: RowKey) -> IndexPath? { indexPath(for: key) }
    func section(at index: Int) -> SectionKey? { sectionIdentifier(for: index) }
    func tree(of section: SectionKey) -> NSDiffableDataSourceSectionSnapshot<RowKey> { snapshot(for: section) }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        list?.index(of: self)?.map(\.title)
    }

    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: list?.index(of: self)?[index].section ?? index) }

    func remove(_ key: RowKey) {
        guard path(of: key) != nil else { return }
        if list?.node.isOutline == true {
            var outline = Outline(self)
            outline.leave([key])
            return outline.apply(animated: true, completion: nil)
        }
        var snapshot = snapshot()
        snapshot.deleteItems([key])
        apply(snapshot)
    }
}

/// Items that the collection asks for by their places.
final class ClassicCollectionSource<Moves: ListTelling>: NSObject, ListSource, UICollectionViewDataSource {
    private weak var list: SceneCollection?
    private let rows: ClassicRows

    init(_ list: SceneCollection) {
        self.list = list
        rows = ClassicRows(list)
        super.init()
    }

    func show(_ sections: [ListSectionNode]) {
        rows.show(sections)
        list?.collection?.reloadData()
    }

    func key(at path: IndexPath) -> RowKey? { rows.key(at: path) }
    func path(of key: RowKey) -> IndexPath? { rows.path(of: key) }
    func section(at index: Int) -> SectionKey? { rows.section(at: index) }

    func remove(_ key: RowKey) {
        guard let path = rows.remove(key) else { return }
        list?.collection?.deleteItems(at: [path])
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.count(of: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let list, let key = key(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
        return list.cell(at: indexPath, key)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        list?.supplementary(kind, at: indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { list?.index(of: self)?.map(\.title) }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: list?.index(of: self)?[index].section ?? index) }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        if !Moves.isTold { OptionalMethods.leftOut(of: self) }
        return Moves.isTold && list?.row(at: indexPath)?.node.canBeDragged ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { rows.move(from: sourceIndexPath, to: destinationIndexPath) }
}
