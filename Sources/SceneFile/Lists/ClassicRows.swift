import UIKit

/// Sections and rows that a list asks for by their places.
@MainActor
final class ClassicRows {
    private var sections: [ClassicSection] = []
    private let names: () -> RowNames?

    init(_ list: SceneList) {
        names = { [weak list] in list?.node.names }
    }

    func show(_ sections: [ListSectionNode]) {
        self.sections = sections.map { ClassicSection(key: $0.key, $0.rows.map(\.range)) }
    }

    var count: Int { sections.count }

    func count(of section: Int) -> Int { sections.indices.contains(section) ? sections[section].count : 0 }

    func key(at path: IndexPath) -> RowKey? {
        guard path.count == 2, sections.indices.contains(path.section), let names = names() else { return nil }
        return sections[path.section].key(at: path.item, names)
    }

    func path(of key: RowKey) -> IndexPath? {
        guard let names = names() else { return nil }
        for (number, section) in sections.enumerated() {
            if let row = section.place(of: key, names) { return IndexPath(item: row, section: number) }
        }
        return nil
    }

    func section(at index: Int) -> SectionKey? { sections.indices.contains(index) ? sections[index].key : nil }

    /// Takes a row out.
    /// - Returns: Where it was; nil where it is not there.
    func remove(_ key: RowKey) -> IndexPath? {
        guard let path = path(of: key), let names = names() else { return nil }
        sections[path.section].remove(at: path.item, names)
        return path
    }

    func move(from path: IndexPath, to other: IndexPath) {
        guard let key = key(at: path), let names = names(), sections.indices.contains(other.section) else { return }
        sections[path.section].remove(at: path.item, names)
        sections[other.section].insert(key, at: other.item, names)
    }
}

/// The rows of a section, repeated ones as one thing.
struct ClassicSection {
    let key: SectionKey
    private var runs: [RowRange] {
        didSet { starts = Self.starts(of: runs) }
    }
    /// By run, the place of its first row; the number of rows at the end.
    private var starts: [Int]

    init(key: SectionKey, _ runs: [RowRange]) {
        self.key = key
        self.runs = runs
        starts = Self.starts(of: runs)
    }

    private static func starts(of runs: [RowRange]) -> [Int] {
        runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    /// Takes a row out: repeated ones are single rows from now on.
    mutating func remove(at row: Int, _ names: RowNames) {
        var rows = runs.flatMap { names.keys(of: $0) }
        guard rows.indices.contains(row) else { return }
        rows.remove(at: row)
        runs = rows.map { .one($0) }
    }

    mutating func insert(_ key: RowKey, at row: Int, _ names: RowNames) {
        var rows = runs.flatMap { names.keys(of: $0) }
        rows.insert(key, at: min(max(0, row), rows.count))
        runs = rows.map { .one($0) }
    }

    var count: Int { starts[starts.count - 1] }

    func key(at row: Int, _ names: RowNames) -> RowKey? {
        guard row >= 0, row < count else { return nil }
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= row { low = middle } else { high = middle }
        }
        return names.key(at: row - starts[low], in: runs[low])
    }

    func place(of key: RowKey, _ names: RowNames) -> Int? {
        for (run, start) in zip(runs, starts) {
            if let offset = names.offset(of: key, in: run) { return start + offset }
        }
        return nil
    }
}
