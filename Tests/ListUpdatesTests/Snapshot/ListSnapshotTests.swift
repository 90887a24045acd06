import ListUpdates
import Testing

@Suite("Snapshots")
struct ListSnapshotTests {
    private typealias Snapshot = ListSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) throws -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            try snapshot.appendSections([section])
            try snapshot.appendItems(items)
        }
        return snapshot
    }

    private func expect(
        _ sentence: String, from snapshot: Snapshot, _ operation: (inout Snapshot) throws -> Void,
        location: SourceLocation = #_sourceLocation
    ) {
        var changed = snapshot
        let error = #expect(throws: SnapshotError.self, sourceLocation: location) { try operation(&changed) }
        #expect(error?.description == sentence, sourceLocation: location)
        #expect(changed == snapshot, "A refused operation changes nothing.", sourceLocation: location)
    }

    @Test("Sections come first, then items at the end of a section, the last one by default")
    func building() throws {
        var snapshot = Snapshot()
        try snapshot.appendSections(["a", "b", "c"])
        try snapshot.appendItems([1, 2], to: "a")
        try snapshot.appendItems([3])
        try snapshot.appendItems([4], to: "a")
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        #expect(snapshot.itemIdentifiers == [1, 2, 4, 3])
        #expect(snapshot.counts == [3, 0, 1])
        #expect(snapshot.numberOfItems == 4)
        #expect(snapshot.numberOfSections == 3)
        #expect(snapshot.path(of: 4) == ListPath(0, 2))
        #expect(snapshot.path(of: 3) == ListPath(2, 0))
        #expect(snapshot.item(at: ListPath(2, 0)) == 3)
        #expect(snapshot.item(at: ListPath(1, 0)) == nil)
        #expect(snapshot.item(at: ListPath(0, -1)) == nil)
        #expect(snapshot.item(at: ListPath(3, 0)) == nil)
        #expect(snapshot.section(at: 1) == "b")
        #expect(snapshot.section(at: 3) == nil)
        #expect(snapshot.section(containing: 3) == "c")
        #expect(snapshot.section(containing: 9) == nil)
        #expect(snapshot.index(ofItem: 3) == 3)
        #expect(snapshot.index(ofItem: 9) == nil)
        #expect(snapshot.index(ofSection: "c") == 2)
        #expect(try snapshot.numberOfItems(in: "a") == 3)
        #expect(try snapshot.itemIdentifiers(in: "c") == [3])
    }

    @Test("Items and sections are two name spaces")
    func nameSpaces() throws {
        var snapshot = ListSnapshot<Int, Int>()
        try snapshot.appendSections([1, 2])
        #expect(try snapshot.appendItems([1, 2]) == nil)
        #expect(snapshot.counts == [0, 2])
    }

    @Test("Items that are here already move, and that is told")
    func movingIn() throws {
        var snapshot = try snapshot(["a": [1, 2, 3], "b": [4]])
        let one = try snapshot.appendItems([1, 5], to: "b")
        #expect(
            one?.description
                == "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in "
                + "the snapshot. The existing item identifier will be moved into place instead, but this operation will "
                + "be more expensive. For best performance, inserted item identifiers should always be unique. Item "
                + "identifier that already exists: 1")
        #expect(try snapshot.itemIdentifiers(in: "b") == [4, 1, 5])
        let two = try snapshot.insertItems([5, 2], before: 3)
        #expect(two == .itemsMove(["5", "2"]))
        #expect(snapshot.itemIdentifiers == [5, 2, 3, 4, 1])
        #expect(snapshot.counts == [3, 2])
        #expect(try snapshot.appendItems([5, 2, 3], to: "a") == .itemsMove(["5", "2", "3"]))
        #expect(try snapshot.insertItems([9], after: 3) == nil)
        #expect(snapshot.itemIdentifiers == [5, 2, 3, 9, 4, 1])
    }

    @Test("Sections take their items along")
    func sections() throws {
        var snapshot = try snapshot(["a": [1, 2], "b": [3], "c": [], "d": [4, 5]])
        try snapshot.moveSection("a", after: "c")
        #expect(snapshot.sectionIdentifiers == ["b", "c", "a", "d"])
        #expect(snapshot.itemIdentifiers == [3, 1, 2, 4, 5])
        try snapshot.moveSection("d", before: "b")
        #expect(snapshot.itemIdentifiers == [4, 5, 3, 1, 2])
        #expect(snapshot.counts == [2, 1, 0, 2])
        try snapshot.insertSections(["x", "y"], before: "c")
        try snapshot.insertSections(["z"], after: "a")
        #expect(snapshot.sectionIdentifiers == ["d", "b", "x", "y", "c", "a", "z"])
        try snapshot.appendItems([6], to: "y")
        try snapshot.deleteSections(["b", "nobody", "d"])
        #expect(snapshot.sectionIdentifiers == ["x", "y", "c", "a", "z"])
        #expect(snapshot.itemIdentifiers == [6, 1, 2])
        #expect(snapshot.path(of: 2) == ListPath(3, 1))
        #expect(!snapshot.contains(item: 3))
        snapshot.deleteAllItems()
        #expect(snapshot.sectionIdentifiers == [])
    }

    @Test("What a device refuses is refused in its words")
    func refusals() throws {
        let snapshot = try snapshot(["a": [1, 2], "b": [3]])
        expect("There are currently no sections in the data source. Please add a section first.", from: Snapshot()) {
            try $0.appendItems([1])
        }
        expect(
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    8,\n    7\n)}",
            from: snapshot
        ) { try $0.appendItems([7, 8, 8, 9, 7, 8]) }
        expect(
            "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    c\n)}", from: snapshot
        ) { try $0.appendSections(["c", "c"]) }
        expect(
            "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in the "
                + "snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
                + "(\n    b,\n    a\n)", from: snapshot
        ) { try $0.appendSections(["b", "c", "a"]) }
        expect(
            "Diffable data source detected an attempt to insert or append 1 section identifier that already exists in the "
                + "snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: b",
            from: snapshot
        ) { try $0.insertSections(["b"], before: "a") }
        expect("Invalid parameter not satisfying: section != NSNotFound", from: snapshot) {
            try $0.appendItems([7], to: "x")
        }
        expect("Invalid parameter not satisfying: section != NSNotFound", from: snapshot) {
            try $0.insertItems([7], after: 9)
        }
        expect("Invalid parameter not satisfying: insertIndex != NSNotFound", from: snapshot) {
            try $0.insertSections(["x"], after: "y")
        }
        expect("Invalid parameter not satisfying: fromIndex != NSNotFound", from: snapshot) {
            try $0.moveItem(9, after: 1)
        }
        expect("Invalid parameter not satisfying: toIndex != NSNotFound", from: snapshot) {
            try $0.moveItem(1, before: 9)
        }
        expect("Invalid parameter not satisfying: fromSection != NSNotFound", from: snapshot) {
            try $0.moveSection("x", before: "a")
        }
        expect("Invalid parameter not satisfying: toSection != NSNotFound", from: snapshot) {
            try $0.moveSection("a", before: "x")
        }
        expect(
            "Invalid update: destination for insertion operation [3] is in the insertion identifier list for update: "
                + "<insert [7, 3]>.", from: snapshot
        ) { try $0.insertItems([7, 3], before: 3) }
        expect(
            "Invalid update: destination for move operation [1] is the moved identifier for update: <move [1]>.",
            from: snapshot
        ) { try $0.moveItem(1, after: 1) }
        expect("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}", from: snapshot)
        {
            try $0.deleteItems([1, 1])
        }
        let unknown =
            "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
            + "API (which has O(1) performance)"
        expect(unknown, from: snapshot) { _ = try $0.numberOfItems(in: "x") }
        expect(unknown, from: snapshot) { _ = try $0.itemIdentifiers(in: "x") }
    }

    private struct Song: Hashable {
        var title: String
    }

    @Test("Identifiers print as exceptions print them: words plain, other text in quotes, values by their debug text")
    func identifiers() throws {
        var texts = ListSnapshot<Int, String>()
        try texts.appendSections([0])
        let error = #expect(throws: SnapshotError.self) {
            try texts.appendItems(["2026-07-12", "plain_1", "", "2026-07-12", "plain_1", ""])
        }
        #expect(error?.description.hasSuffix("{(\n    \"2026-07-12\",\n    plain_1,\n    \"\"\n)}") == true)
        var songs = ListSnapshot<Int, Song>()
        let repeated = #expect(throws: SnapshotError.self) {
            try songs.appendItems([Song(title: "A"), Song(title: "A")])
        }
        #expect(repeated?.description.hasSuffix("Song(title: \"A\")\n)}") == true)
        #expect(repeated?.description.contains("ListUpdatesTests.") == true)
    }

    @Test("Marks keep their order, leave with their item, and stay for what is not there though that is refused")
    func marks() throws {
        var snapshot = try snapshot(["a": [1, 2, 3], "b": [4]])
        try snapshot.reloadItems([3, 1])
        try snapshot.reloadItems([1, 2])
        try snapshot.reconfigureItems([4, 3])
        try snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [4, 3])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        let unmarked = snapshot.withoutMarks
        #expect(unmarked == snapshot)
        #expect(!unmarked.hasMarks)
        try snapshot.moveItem(3, after: 4)
        try snapshot.deleteItems([1])
        #expect(snapshot.reloadedItemIdentifiers == [3, 2])
        try snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        #expect(snapshot.reconfiguredItemIdentifiers == [])
        #expect(snapshot.reloadedSectionIdentifiers == [])
        let item = #expect(throws: SnapshotError.self) { try snapshot.reloadItems([9]) }
        #expect(item?.description == "Attempted to reload item identifier that does not exist in the snapshot: 9")
        #expect(snapshot.reloadedItemIdentifiers == [2, 9])
        let section = #expect(throws: SnapshotError.self) { try snapshot.reloadSections(["x"]) }
        #expect(section?.description == "Attempted to reload section identifier that does not exist in the snapshot: x")
        let cell = #expect(throws: SnapshotError.self) { try snapshot.reconfigureItems([8]) }
        #expect(cell?.description == "Attempted to reconfigure item identifier that does not exist in the snapshot: 8")
    }

    @Test("A section that is given its items takes them out of other sections, and comes at the end if it is new")
    func setItems() throws {
        var snapshot = try snapshot(["a": [1, 2], "b": [3, 4, 5]])
        try snapshot.setItems([5, 2, 9, 3], of: "b")
        #expect(snapshot.itemIdentifiers == [1, 5, 2, 9, 3])
        #expect(snapshot.counts == [1, 4])
        try snapshot.setItems([1, 9], of: "c")
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        #expect(snapshot.counts == [0, 3, 2])
    }

    @Test("A copy does not see what is changed after it")
    func values() throws {
        let first = try snapshot(["a": [1, 2]])
        var second = first
        try second.appendItems([3])
        #expect(first.itemIdentifiers == [1, 2])
        #expect(second.itemIdentifiers == [1, 2, 3])
        #expect(first != second)
    }
}
