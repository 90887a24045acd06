/// Checks an update against what a list holds before and after it: places first, then counts, as a device does.
///
/// Which of several mistakes is told is assumed: sections before items, old places before new ones, the least place.
struct BatchCheck {
    let batch: ListBatch
    let kind: ListKind
    /// Items by section.
    let before: [Int]
    let after: [Int]

    func indexMap() throws(ListBatchError) -> ListIndexMap {
        let problem =
            missingOldSection() ?? clash(ofSections: batch, ListBatchError.Place.section)
            ?? missingOldItem() ?? clash(ofItems: batch, ListBatchError.Place.path)
            ?? missingNewSection() ?? missingNewItem() ?? moveAcrossSections() ?? wrongSectionCount()
        if let problem { throw ListBatchError(kind: kind, problem: problem) }
        let map = ListIndexMap(batch, from: before, to: after)
        if let problem = moveIntoReloadedSection(map) ?? wrongItemCount(map) {
            throw ListBatchError(kind: kind, problem: problem)
        }
        return map
    }

    // MARK: What is not there

    private func missingOldSection() -> ListBatchError.Problem? {
        let missing = { (section: Int) in !before.indices.contains(section) }
        if let section = (batch.deletedSections + batch.reloadedSections).filter(missing).min() {
            return .deletedSectionIsMissing(section, sections: before.count)
        }
        return batch.movedSections.map(\.from).filter(missing).min().map {
            .movedSectionIsMissing($0, sections: before.count)
        }
    }

    private func missingNewSection() -> ListBatchError.Problem? {
        let missing = { (section: Int) in !after.indices.contains(section) }
        if let section = batch.insertedSections.filter(missing).min() {
            return .insertedSectionIsMissing(section, sections: after.count)
        }
        return batch.movedSections.filter { missing($0.to) }.min { $0.to < $1.to }.map {
            .sectionOfMoveIsMissing($0, sections: after.count)
        }
    }

    private func missingOldItem() -> ListBatchError.Problem? {
        let missing = { (path: ListPath) in Self.missing(path, in: before) != nil }
        if let path = (batch.deletedItems + batch.reloadedItems).filter(missing).min() {
            return Self.missing(path, in: before).map { .deletedItemIsMissing(path, $0) }
        }
        return batch.movedItems.map(\.from).filter(missing).min().flatMap { path in
            Self.missing(path, in: before).map { .movedItemIsMissing(path, $0) }
        }
    }

    private func missingNewItem() -> ListBatchError.Problem? {
        let missing = { (path: ListPath) in Self.missing(path, in: after) != nil }
        if let path = batch.insertedItems.filter(missing).min() {
            return Self.missing(path, in: after).map { .insertedItemIsMissing(path, $0) }
        }
        return batch.movedItems.filter { missing($0.to) }.min { $0.to < $1.to }.flatMap { move in
            Self.missing(move.to, in: after).map { .placeOfMoveIsMissing(move, $0) }
        }
    }

    private static func missing(_ path: ListPath, in counts: [Int]) -> ListBatchError.Missing? {
        guard counts.indices.contains(path.section) else { return .section(counts.count) }
        let count = counts[path.section]
        return path.item >= 0 && path.item < count ? nil : .item(count)
    }

    // MARK: Two uses of one place

    private func clash(
        ofSections batch: ListBatch, _ place: (Int) -> ListBatchError.Place
    ) -> ListBatchError.Problem? {
        let clash =
            Self.clash(
                deleted: batch.deletedSections, reloaded: batch.reloadedSections,
                moved: batch.movedSections.map(\.from))
            ?? Self.clash(inserted: batch.insertedSections, moved: batch.movedSections.map(\.to))
        return clash.map { .clash($0, place($1)) }
    }

    private func clash(
        ofItems batch: ListBatch, _ place: (ListPath) -> ListBatchError.Place
    ) -> ListBatchError.Problem? {
        let clash =
            Self.clash(
                deleted: batch.deletedItems, reloaded: batch.reloadedItems, moved: batch.movedItems.map(\.from))
            ?? Self.clash(inserted: batch.insertedItems, moved: batch.movedItems.map(\.to))
        return clash.map { .clash($0, place($1)) }
    }

    private static func clash<Place: Comparable>(
        deleted: [Place], reloaded: [Place], moved: [Place]
    ) -> (ListBatchError.Clash, Place)? {
        let (deleted, reloaded, moved) = (deleted.sorted(), reloaded.sorted(), moved.sorted())
        if let place = firstTwice(deleted) { return (.deleteTwice, place) }
        if let place = firstCommon(deleted, reloaded) { return (.deleteAndReload, place) }
        if let place = firstCommon(deleted, moved) ?? firstCommon(reloaded, moved) { return (.deleteAndMove, place) }
        return firstTwice(moved).map { (.moveFromTwice, $0) }
    }

    private static func clash<Place: Comparable>(
        inserted: [Place], moved: [Place]
    ) -> (ListBatchError.Clash, Place)? {
        let (inserted, moved) = (inserted.sorted(), moved.sorted())
        if let place = firstTwice(inserted) { return (.insertTwice, place) }
        if let place = firstCommon(inserted, moved) { return (.insertAndMove, place) }
        return firstTwice(moved).map { (.moveToTwice, $0) }
    }

    private static func firstTwice<Place: Equatable>(_ sorted: [Place]) -> Place? {
        zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
    }

    private static func firstCommon<Place: Comparable>(_ left: [Place], _ right: [Place]) -> Place? {
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
            if left[i] == right[j] { return left[i] }
            if left[i] < right[j] { i += 1 } else { j += 1 }
        }
        return nil
    }

    // MARK: Moves that tables refuse

    private func moveAcrossSections() -> ListBatchError.Problem? {
        guard !kind.movesAcrossNewSections, !batch.movedItems.isEmpty else { return nil }
        let deleted = Set(batch.deletedSections + batch.reloadedSections)
        if let section = batch.movedItems.map(\.from.section).filter(deleted.contains).min() {
            return .moveOutOfDeletedSection(section)
        }
        let inserted = Set(batch.insertedSections)
        return batch.movedItems.map(\.to.section).filter(inserted.contains).min().map { .moveIntoInsertedSection($0) }
    }

    private func moveIntoReloadedSection(_ map: ListIndexMap) -> ListBatchError.Problem? {
        guard !kind.movesAcrossNewSections, !batch.movedItems.isEmpty else { return nil }
        let inserted = Set(batch.reloadedSections.compactMap(map.newSection))
        return batch.movedItems.map(\.to.section).filter(inserted.contains).min().map { .moveIntoInsertedSection($0) }
    }

    // MARK: Counts

    private func wrongSectionCount() -> ListBatchError.Problem? {
        let reloaded = Set(batch.reloadedSections).count
        let inserted = batch.insertedSections.count + reloaded
        let deleted = batch.deletedSections.count + reloaded
        guard after.count != before.count + inserted - deleted else { return nil }
        return .sectionCount(before: before.count, after: after.count, inserted: inserted, deleted: deleted)
    }

    /// Sections that are told by their place after the update, as a device tells them.
    private func wrongItemCount(_ map: ListIndexMap) -> ListBatchError.Problem? {
        let tallies = self.tallies(map)
        for section in after.indices {
            guard let old = map.oldSection(of: section), !map.isReloaded(section: old) else { continue }
            let tally = tallies[section] ?? ListBatchError.ItemTally()
            if after[section] != before[old] + tally.gain {
                return .itemCount(section: section, before: before[old], after: after[section], tally)
            }
        }
        return nil
    }

    /// By new section. A reload is a delete and an insert; a move inside a section comes and goes nowhere (assumed).
    private func tallies(_ map: ListIndexMap) -> [Int: ListBatchError.ItemTally] {
        var tallies: [Int: ListBatchError.ItemTally] = [:]
        for path in batch.deletedItems {
            map.newSection(of: path.section).map { tallies[$0, default: .init()].deleted += 1 }
        }
        for path in Set(batch.reloadedItems) {
            guard let section = map.newSection(of: path.section) else { continue }
            tallies[section, default: .init()].deleted += 1
            tallies[section, default: .init()].inserted += 1
        }
        for path in batch.insertedItems { tallies[path.section, default: .init()].inserted += 1 }
        for move in batch.movedItems {
            let section = map.newSection(of: move.from.section)
            guard section != move.to.section else { continue }
            if let section { tallies[section, default: .init()].movedOut += 1 }
            tallies[move.to.section, default: .init()].movedIn += 1
        }
        return tallies
    }
}

extension ListBatch {
    /// Checks the update and tells where everything goes.
    /// - Parameters:
    ///   - before: The number of items of each section before the update, as the list last knew them.
    ///   - after: Those that the data source tells after it.
    /// - Throws: The exception that a device raises, one at a time.
    package func indexMap(
        from before: [Int], to after: [Int], in kind: ListKind
    ) throws(ListBatchError) -> ListIndexMap {
        try BatchCheck(batch: self, kind: kind, before: before, after: after).indexMap()
    }
}
