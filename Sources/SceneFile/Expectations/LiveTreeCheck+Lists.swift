import UIKit

// What must hold of lists.
extension LiveTreeCheck {
    func visibleRows(_ entry: SceneEntry) -> Failure? {
        compare(entry, "\(entry.key) shows") { $0.shownPaths }
    }

    /// In the order in which they were selected.
    func selectedRows(_ entry: SceneEntry) -> Failure? {
        compare(entry, "selected in \(entry.key) are") { $0.selectedPaths }
    }

    private func compare(_ entry: SceneEntry, _ words: String, _ paths: (SceneList) -> [IndexPath]) -> Failure? {
        guard let view = scene.view(entry.key) as? UIScrollView, let list = scene.builder.madeList(of: view) else {
            return Failure(message: "there is no list \(entry.key)", expected: "one with rows")
        }
        let found = paths(list).map { path in
            list.row(at: path).map { list.node.names.name(of: $0.key) } ?? "?"
        }
        let wanted = (entry.item.value.items ?? []).compactMap(\.value.text)
        guard found != wanted else { return nil }
        func text(_ names: [String]) -> String {
            names.isEmpty ? "no \(list.node.noun)" : names.joined(separator: ", ")
        }
        return Failure(message: "\(words) \(text(found))", expected: text(wanted))
    }
}

extension SceneReader {
    /// Looks at the lists and rows that an expectation names.
    func checkRows(in record: SceneRecord) {
        for entry in ["visible", "selected"].flatMap({ record[$0]?.entries ?? [] }) {
            guard let list = knownList(entry.key, at: entry.keyMark) else { continue }
            for item in entry.item.value.items ?? [] {
                guard let local = item.value.text else { continue }
                _ = knownRow(id(local, at: item.mark), in: list, at: item.mark)
            }
        }
    }
}
