/// The place of a row: its section and its place in it, both from 0. Collections call rows items.
package struct ListRow: Hashable, Sendable {
    package var section: Int
    package var row: Int

    package init(_ section: Int, _ row: Int) {
        self.section = section
        self.row = row
    }
}

extension ListRow: Comparable {
    package static func < (left: Self, right: Self) -> Bool { (left.section, left.row) < (right.section, right.row) }
}

/// What changes in a layout in one update.
///
/// As in a batch update, what leaves is named by its place before, what comes by its place after, in any order. Rows that
/// leave or come with their section need not be named. What it names that is not there is left out.
package struct ListEdit<Section: Sendable, Length: Sendable>: Sendable {
    package var deletedSections: [Int] = []
    package var insertedSections: [(place: Int, section: Section)] = []
    /// Each with its rows and all lengths.
    package var movedSections: [(from: Int, to: Int)] = []
    package var deletedRows: [ListRow] = []
    package var insertedRows: [(place: ListRow, length: Length)] = []
    /// Each with its length.
    package var movedRows: [(from: ListRow, to: ListRow)] = []

    package init() {}

    /// Old sections that do not stay in their order, the last one first.
    var leavingSections: [Int] { Set(deletedSections + movedSections.map(\.from)).sorted(by: >) }
}

/// What changes in a table's offsets.
package typealias OffsetsEdit = ListEdit<ListSection, ListLength>
/// What changes in a flow layout.
package typealias FlowEdit = ListEdit<FlowSection, FlowSection.Size>
