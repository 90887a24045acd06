import ListUpdates
import Testing

@Suite("Batch updates")
struct ListBatchTests {
    private static let count = LongRuns.count(20_000)

    @Test("Random updates take everything where plain arrays have it", arguments: [ListKind.table, .collection])
    func model(_ kind: ListKind) throws {
        var random = SplitMix64(seed: 11)
        for index in 0..<Self.count {
            let model = RandomBatch(&random, in: kind)
            let map = try model.batch.indexMap(from: model.oldCounts, to: model.newCounts, in: kind)
            let fates = Self.fates(in: model)
            for (id, path) in RandomBatch.paths(model.before) {
                #expect(map.fate(of: path) == fates[id], "\(index): \(path) in \(model.batch)")
            }
            let oldPaths = RandomBatch.paths(model.before)
            for (id, path) in RandomBatch.paths(model.after) {
                #expect(map.origin(of: path).path == oldPaths[id].flatMap { fates[id]?.path == path ? $0 : nil })
            }
            for (section, old) in model.before.enumerated() {
                let new = model.after.firstIndex { $0.id == old.id }
                #expect(map.newSection(of: section) == new)
                if let new { #expect(map.oldSection(of: new) == section) }
            }
        }
    }

    /// By identifier of an old item, read off the arrays.
    private static func fates(in model: RandomBatch) -> [Int: ListFate] {
        let newPaths = RandomBatch.paths(model.after)
        return RandomBatch.paths(model.before).reduce(into: [:]) { fates, entry in
            let id = entry.key
            guard let path = newPaths[id] else {
                fates[id] = .leaves
                return
            }
            let isReloaded = model.reloadedItems.contains(id)
            fates[id] = model.movedItems.contains(id) ? .moves(path) : isReloaded ? .reloads(path) : .stays(path)
        }
    }

    @Test("Random updates with one mistake are refused in a device's words", arguments: [ListKind.table, .collection])
    func mistakes(_ kind: ListKind) {
        var random = SplitMix64(seed: 12)
        var kinds: [String: Int] = [:]
        for _ in 0..<Self.count {
            let model = RandomBatch(&random, in: kind)
            guard let mistake = Mistake(in: model, kind, &random) else { continue }
            kinds[mistake.name, default: 0] += 1
            let error = #expect(throws: ListBatchError.self) {
                try mistake.batch.indexMap(from: mistake.before, to: mistake.after, in: kind)
            }
            #expect(error?.description == mistake.sentence)
        }
        // Two can happen in tables alone.
        #expect(kinds.count == (kind == .table ? Mistake.makers.count : Mistake.makers.count - 2))
    }

    @Test("Five rows, delete 3, insert 0 and 1, reload 4")
    func example() throws {
        var batch = ListBatch()
        batch.deletedItems = [ListPath(0, 3)]
        batch.insertedItems = [ListPath(0, 1), ListPath(0, 0)]
        batch.reloadedItems = [ListPath(0, 4)]
        let map = try batch.indexMap(from: [5], to: [6], in: .table)
        #expect((0..<5).map { map.newPath(of: ListPath(0, $0))?.item } == [2, 3, 4, nil, 5])
        #expect((0..<6).map { map.oldPath(of: ListPath(0, $0))?.item } == [nil, nil, 0, 1, 2, 4])
        #expect(map.fate(of: ListPath(0, 4)) == .reloads(ListPath(0, 5)))
        let error = #expect(throws: ListBatchError.self) { try batch.indexMap(from: [5], to: [5], in: .table) }
        #expect(
            error?.description
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                + "section after the update (5) must be equal to the number of rows contained in that section before "
                + "the update (5), plus or minus the number of rows inserted or deleted from that section (3 inserted, "
                + "2 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out).")
    }

    @Test("Collections speak of items and of a collection view")
    func words() {
        var batch = ListBatch()
        batch.insertedItems = [ListPath(0, 4)]
        let missing = #expect(throws: ListBatchError.self) { try batch.indexMap(from: [3], to: [4], in: .collection) }
        #expect(
            missing?.description
                == "attempt to insert item 4 into section 0, but there are only 4 items in section 0 after the update")
        let wrong = #expect(throws: ListBatchError.self) {
            try ListBatch().indexMap(from: [], to: [1], in: .collection)
        }
        #expect(
            wrong?.description
                == "Invalid update: invalid number of sections.  The number of sections contained in the collection view "
                + "after the update (1) must be equal to the number of sections contained in the collection view before "
                + "the update (0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
    }

    @Test("An item may leave a deleted section for an inserted one in collections only")
    func acrossSections() throws {
        var batch = ListBatch()
        batch.deletedSections = [0]
        batch.insertedSections = [1]
        batch.movedItems = [ListMove(from: ListPath(0, 1), to: ListPath(1, 0))]
        let map = try batch.indexMap(from: [2, 1], to: [1, 3], in: .collection)
        #expect(map.newPath(of: ListPath(0, 1)) == ListPath(1, 0))
        #expect(map.fate(of: ListPath(0, 0)) == .leaves)
        #expect(map.newPath(of: ListPath(1, 0)) == ListPath(0, 0))
        #expect(map.origin(of: ListPath(1, 2)) == .comes)
        #expect(throws: ListBatchError.self) { try batch.indexMap(from: [2, 1], to: [1, 3], in: .table) }
        batch.deletedSections = []
        let error = #expect(throws: ListBatchError.self) {
            try batch.indexMap(from: [2], to: [1, 1], in: .table)
        }
        #expect(error?.description == "cannot move a row into a newly inserted section (1)")
    }

    @Test("Places outside a list, counts below zero included, have neither fate nor origin")
    func outside() throws {
        let map = try ListBatch().indexMap(from: [2, -3], to: [2, -3], in: .table)
        for path in [ListPath(0, 2), ListPath(0, -1), ListPath(1, 0), ListPath(2, 0), ListPath(-1, 0)] {
            #expect(map.newPath(of: path) == nil)
            #expect(map.oldPath(of: path) == nil)
        }
        #expect(map.newSection(of: 2) == nil)
        #expect(map.oldSection(of: -1) == nil)
    }
}
