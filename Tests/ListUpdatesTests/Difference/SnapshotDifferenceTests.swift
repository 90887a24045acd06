import ListUpdates
import Testing

@Suite("Differences of snapshots")
struct SnapshotDifferenceTests {
    private typealias Snapshot = ListSnapshot<String, String>

    private func snapshot(_ sections: KeyValuePairs<String, [String]>) throws -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            try snapshot.appendSections([section])
            try snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("A {a b} B {c} to B {c a} C {b}: a and b move, A is deleted, C inserted")
    func acrossSections() throws {
        let difference = SnapshotDifference(
            from: try snapshot(["A": ["a", "b"], "B": ["c"]]), to: try snapshot(["B": ["c", "a"], "C": ["b"]]))
        var expected = ListBatch()
        expected.deletedSections = [0]
        expected.insertedSections = [1]
        expected.movedItems = [
            ListMove(from: ListPath(0, 0), to: ListPath(0, 1)), ListMove(from: ListPath(0, 1), to: ListPath(1, 0)),
        ]
        #expect(difference.batch == expected)
        #expect(!difference.isForTables)
    }

    @Test("A B C to A C D deletes B and inserts D; A B C D to D A B C is one move")
    func examples() throws {
        let old = try snapshot(["s": ["A", "B", "C"]])
        let replaced = SnapshotDifference(from: old, to: try snapshot(["s": ["A", "C", "D"]]))
        #expect(replaced.batch.deletedItems == [ListPath(0, 1)])
        #expect(replaced.batch.insertedItems == [ListPath(0, 2)])
        #expect(replaced.batch.movedItems.isEmpty)
        #expect(replaced.isForTables)
        let rotated = SnapshotDifference(
            from: try snapshot(["s": ["A", "B", "C", "D"]]), to: try snapshot(["s": ["D", "A", "B", "C"]]))
        var expected = ListBatch()
        expected.movedItems = [ListMove(from: ListPath(0, 3), to: ListPath(0, 0))]
        #expect(rotated.batch == expected)
    }

    @Test("Equal snapshots need nothing, whatever is marked")
    func equal() throws {
        let old = try snapshot(["s": ["A", "B", "C"], "t": ["D"]])
        var new = old
        try new.reloadItems(["A"])
        #expect(SnapshotDifference(from: old, to: new).isEmpty)
        #expect(SnapshotDifference(from: Snapshot(), to: Snapshot()).isEmpty)
    }

    @Test("A table takes one section that moves, not two, and no row into an inserted section")
    func tables() throws {
        let old = try snapshot(["a": ["1"], "b": ["2"], "c": ["3"], "d": []])
        let one = SnapshotDifference(from: old, to: try snapshot(["b": ["2"], "c": ["3"], "d": [], "a": ["1"]]))
        #expect(one.batch.movedSections == [ListMove(from: 0, to: 3)])
        #expect(one.isForTables)
        let two = SnapshotDifference(from: old, to: try snapshot(["d": [], "c": ["3"], "a": ["1"], "b": ["2"]]))
        #expect(two.batch.movedSections.count == 2)
        #expect(!two.isForTables)
        let into = SnapshotDifference(
            from: old, to: try snapshot(["a": [], "b": ["2"], "x": ["1"], "c": ["3"], "d": []]))
        #expect(!into.isForTables)
        let beside = SnapshotDifference(
            from: old, to: try snapshot(["a": [], "b": ["2", "1"], "x": ["9"], "c": ["3"], "d": []]))
        #expect(beside.isForTables)
    }

    /// Up to four sections of up to ten items, 40 together.
    private func randomSnapshot(_ random: inout SplitMix64) throws -> ListSnapshot<Int, Int> {
        var snapshot = ListSnapshot<Int, Int>()
        var items = (0..<50).shuffled(using: &random)
        let sections = Array((0..<6).shuffled(using: &random).prefix(1 + random.count(3)))
        try snapshot.appendSections(random.count(2) == 0 ? sections.sorted() : sections)
        for section in sections {
            let count = random.count(10)
            let chosen = items.prefix(count)
            try snapshot.appendItems(random.count(2) == 0 ? chosen.sorted() : Array(chosen), to: section)
            items.removeFirst(count)
        }
        return snapshot
    }

    @Test("Random pairs of up to 40 items have plain Myers's script over sections and inside each that stays")
    func plainMyers() throws {
        var random = SplitMix64(seed: 31)
        for index in 0..<LongRuns.count(20_000) {
            let (old, new) = (try randomSnapshot(&random), try randomSnapshot(&random))
            let difference = SnapshotDifference(from: old, to: new)
            #expect(difference.batch == (try plainBatch(from: old, to: new)), "\(index)")
        }
    }

    @Test("Random differences are updates that collections accept, and lead to the new snapshot")
    func accepted() throws {
        var random = SplitMix64(seed: 32)
        for _ in 0..<LongRuns.count(20_000) {
            let (old, new) = (try randomSnapshot(&random), try randomSnapshot(&random))
            let difference = SnapshotDifference(from: old, to: new)
            let map = try difference.batch.indexMap(from: old.counts, to: new.counts, in: .collection)
            for item in old.itemIdentifiers {
                #expect(old.path(of: item).flatMap { map.newPath(of: $0) } == new.path(of: item))
            }
            for item in new.itemIdentifiers {
                #expect(new.path(of: item).flatMap { map.oldPath(of: $0) } == old.path(of: item))
            }
            for section in old.sectionIdentifiers {
                #expect(
                    old.index(ofSection: section).flatMap { map.newSection(of: $0) } == new.index(ofSection: section))
            }
            if difference.isForTables {
                _ = try difference.batch.indexMap(from: old.counts, to: new.counts, in: .table)
            }
        }
    }

    /// By the standard library's difference and look-ups alone.
    private func plainBatch(
        from old: ListSnapshot<Int, Int>, to new: ListSnapshot<Int, Int>
    ) throws -> ListBatch {
        var batch = ListBatch()
        let script = EditScript.plain(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
        for place in script.insertions {
            let from = old.index(ofSection: new.sectionIdentifiers[place])
            if let from {
                batch.movedSections.append(ListMove(from: from, to: place))
            } else {
                batch.insertedSections.append(place)
            }
        }
        batch.deletedSections = script.removals.filter { !new.contains(section: old.sectionIdentifiers[$0]) }
        for (section, id) in new.sectionIdentifiers.enumerated() {
            let isOld = old.contains(section: id)
            let items = try new.itemIdentifiers(in: id)
            let script = EditScript.plain(from: isOld ? try old.itemIdentifiers(in: id) : [], to: items)
            for place in script.insertions {
                let path = ListPath(section, place)
                if let from = old.path(of: items[place]) {
                    batch.movedItems.append(ListMove(from: from, to: path))
                } else if isOld {
                    batch.insertedItems.append(path)
                }
            }
        }
        batch.deletedItems = old.itemIdentifiers.filter { !new.contains(item: $0) }.compactMap { old.path(of: $0) }
            .filter { !batch.deletedSections.contains($0.section) }
        return batch
    }

    @Test("100,000 items: 1,000 random moves are found as at most 1,000 moves, a reversed list as all but one")
    func large() throws {
        let count = 100_000
        var random = SplitMix64(seed: 33)
        var old = ListSnapshot<Int, Int>()
        try old.appendSections([0])
        try old.appendItems(Array(0..<count))
        var new = old
        for _ in 0..<1_000 {
            let (item, target) = (random.count(count - 1), random.count(count - 1))
            if item != target { try new.moveItem(item, before: target) }
        }
        let moved = SnapshotDifference(from: old, to: new).batch
        #expect((900...1_000).contains(moved.movedItems.count))
        #expect(moved.deletedItems.isEmpty && moved.insertedItems.isEmpty)
        var reversed = ListSnapshot<Int, Int>()
        try reversed.appendSections([0])
        try reversed.appendItems(Array((0..<count).reversed()))
        #expect(SnapshotDifference(from: old, to: reversed).batch.movedItems.count == count - 1)
    }
}
