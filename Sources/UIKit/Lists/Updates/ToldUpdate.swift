import Foundation
import ListUpdates

/// What an app told of an update so far, with the way in which each change is to be shown.
struct ToldUpdate<Effect> {
    private(set) var batch = ListBatch()
    /// How many blocks and pairs of calls are open.
    var depth = 0
    var completions: [(Bool) -> Void] = []
    /// By place: old ones of what leaves, new ones of what comes.
    private(set) var (rowsOut, rowsIn): ([ListPath: Effect], [ListPath: Effect]) = ([:], [:])
    private(set) var (sectionsOut, sectionsIn): ([Int: Effect], [Int: Effect]) = ([:], [:])
    /// Of what is replaced, by its old place.
    private(set) var (rowsAnew, sectionsAnew): ([ListPath: Effect], [Int: Effect]) = ([:], [:])

    mutating func insert(rows: [ListPath], _ effect: Effect) {
        batch.insertedItems += rows
        for row in rows { rowsIn[row] = effect }
    }

    mutating func delete(rows: [ListPath], _ effect: Effect) {
        batch.deletedItems += rows
        for row in rows { rowsOut[row] = effect }
    }

    mutating func reload(rows: [ListPath], _ effect: Effect) {
        batch.reloadedItems += rows
        for row in rows { rowsAnew[row] = effect }
    }

    mutating func move(row: ListPath, to new: ListPath) { batch.movedItems.append(ListMove(from: row, to: new)) }

    mutating func insert(sections: IndexSet, _ effect: Effect) {
        batch.insertedSections += sections
        for section in sections { sectionsIn[section] = effect }
    }

    mutating func delete(sections: IndexSet, _ effect: Effect) {
        batch.deletedSections += sections
        for section in sections { sectionsOut[section] = effect }
    }

    mutating func reload(sections: IndexSet, _ effect: Effect) {
        batch.reloadedSections += sections
        for section in sections { sectionsAnew[section] = effect }
    }

    mutating func move(section: Int, to new: Int) { batch.movedSections.append(ListMove(from: section, to: new)) }

    // MARK: How things are shown

    /// How a row leaves; nil for one that nobody told of.
    func effect(leaving row: ListPath) -> Effect? {
        rowsOut[row] ?? rowsAnew[row] ?? sectionsOut[row.section] ?? sectionsAnew[row.section]
    }

    /// How a row comes; nil for one that was there before.
    func effect(coming row: ListPath, _ map: ListIndexMap) -> Effect? {
        if let effect = rowsIn[row] { return effect }
        if case .reloads(let old) = map.origin(of: row) { return rowsAnew[old] }
        return effect(comingSection: row.section, map)
    }

    func effect(comingSection section: Int, _ map: ListIndexMap) -> Effect? {
        if let effect = sectionsIn[section] { return effect }
        return map.oldSection(of: section).flatMap { sectionsAnew[$0] }
    }
}
