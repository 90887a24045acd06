import UIKit

/// What gives a list its rows.
@MainActor
protocol ListSource: AnyObject {
    /// Shows sections and nothing else, by reloading the list.
    func show(_ sections: [ListSectionNode])
    func key(at path: IndexPath) -> RowKey?
    func path(of key: RowKey) -> IndexPath?
    func section(at index: Int) -> SectionKey?
    /// Takes a row out, if it is there.
    func remove(_ key: RowKey)
}

/// A list whose snapshots change.
@MainActor
protocol DiffableList: AnyObject {
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionKey, RowKey>
    func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionKey, RowKey>, animatingDifferences: Bool,
        completion: (() -> Void)?)
}

extension RowNames {
    /// What sections show, without what is below their rows.
    func snapshot(of sections: [ListSectionNode]) -> NSDiffableDataSourceSnapshot<SectionKey, RowKey> {
        var snapshot = NSDiffableDataSourceSnapshot<SectionKey, RowKey>()
        snapshot.appendSections(sections.map(\.key))
        for section in sections {
            snapshot.appendItems(section.rows.flatMap { keys(of: $0.range) }, toSection: section.key)
        }
        return snapshot
    }
}

extension SceneList {
    /// The titles beside the rows, each with its section; nil: none.
    func index(of source: any ListSource) -> [(title: String, section: Int)]? {
        var (titles, number) = ([(title: String, section: Int)](), 0)
        while source.section(at: number) != nil {
            if let title = section(at: number)?.indexTitle { titles.append((title, number)) }
            number += 1
        }
        return titles.isEmpty ? nil : titles
    }
}
