import ListUpdates

/// Building and editing snapshots, and carrying out updates.
enum SnapshotWorkload {
    static func report() throws {
        let count = 100_000
        var rows = [["100,000 items", "ms"]]
        let items = Array(0..<count)
        rows.append(["built by one append", text(milliseconds { DifferenceWorkload.snapshot(items) })])
        rows.append(["built item by item", text(try milliseconds(3, built(items)))])
        let whole = DifferenceWorkload.snapshot(items)
        rows.append(["1,000 single moves", text(milliseconds { edited(whole) { try $0.moveItem($1, before: $2) } })])
        rows.append([
            "1,000 single deletions",
            text(milliseconds { edited(whole) { try $0.deleteItems([$1 % 100 * 1_000 + $2 % 1_000]) } }),
        ])
        rows.append([
            "10,000 deleted at once",
            text(
                milliseconds {
                    edited(whole, 1) { snapshot, _, _ in
                        try snapshot.deleteItems(Array(stride(from: 0, to: count, by: 10)))
                    }
                }),
        ])
        rows.append([
            "100,000 look-ups of a path",
            text(milliseconds { items.reduce(0) { $0 + (whole.path(of: $1)?.item ?? 0) } }),
        ])
        let reversed = DifferenceWorkload.snapshot(items.reversed())
        let batch = SnapshotDifference(from: whole, to: reversed).batch
        rows.append([
            "index map of 99,999 moves",
            text(milliseconds(3) { try? batch.indexMap(from: [count], to: [count], in: .collection) }),
        ])
        print("\n" + table(rows))
    }

    private static func built(_ items: [Int]) throws -> () -> ListSnapshot<Int, Int> {
        {
            var snapshot = DifferenceWorkload.snapshot([Int]())
            for item in items { _ = try? snapshot.appendItems([item]) }
            return snapshot
        }
    }

    private static func edited(
        _ snapshot: ListSnapshot<Int, Int>, _ times: Int = 1_000,
        _ edit: (inout ListSnapshot<Int, Int>, Int, Int) throws -> Void
    ) -> ListSnapshot<Int, Int> {
        var random = SplitMix64(seed: 3)
        var snapshot = snapshot
        for _ in 0..<times {
            let item = Int.random(in: 0..<100_000, using: &random)
            let target = Int.random(in: 0..<100_000, using: &random)
            if item != target { try? edit(&snapshot, item, target) }
        }
        return snapshot
    }
}
