import UIKit

/// How a collection of the file places its items.
final class CollectionLayoutNode: ScenePart {
    enum Kind {
        case flow, list, compositional
    }

    let record: SceneRecord
    let kind: Kind
    /// By kind, what the layout adds by itself.
    let decorations: [String: RowPart]

    init(_ record: SceneRecord, _ kind: Kind) {
        self.record = record
        self.kind = kind
        decorations = (record["decorations"]?.entries ?? []).reduce(into: [:]) {
            $0[$1.key] = $1.item.value.part(RowPart.self)
        }
    }

    /// What holds for a section: the last one of the file holds for all behind it.
    func section(_ index: Int) -> SceneRecord? {
        let sections = record.items("sections") ?? []
        guard !sections.isEmpty else { return nil }
        return sections[min(index, sections.count - 1)].value.record
    }

    /// Whether a section is a list.
    func isList(section: Int) -> Bool {
        switch kind {
        case .flow: false
        case .list: true
        case .compositional: self.section(section)?.says("list") ?? false
        }
    }

    /// Whether a kind stands at a section's edges.
    func isBoundary(_ name: String, section: Int) -> Bool {
        guard kind == .compositional, !isList(section: section) else { return true }
        let bars = self.section(section)?.items("boundarySupplementaryItems") ?? []
        return bars.contains { $0.value.record?.text("elementKind") == name }
    }
}
