import CoreGraphics
import ListLayout

/// A row on its way to another place: where all others are shown meanwhile.
struct RowMove: Equatable {
    let source: ListRow
    /// Where the row would be if it were let go, in the list as it is after that.
    var target: ListRow

    /// Where a row will be.
    func place(of row: ListRow) -> ListRow {
        if row == source { return target }
        var result = row
        if row.section == source.section, row.row > source.row { result.row -= 1 }
        if result.section == target.section, result.row >= target.row { result.row += 1 }
        return result
    }

    /// The row that will be at a place.
    func row(at place: ListRow) -> ListRow {
        if place == target { return source }
        var result = place
        if place.section == target.section, place.row > target.row { result.row -= 1 }
        if result.section == source.section, result.row >= source.row { result.row += 1 }
        return result
    }

    /// How many rows a section will have.
    func count(_ count: Int, of section: Int) -> Int {
        count - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
    }

    /// How far a part other than the row gives way, counted in heights of the row: -1, 0 or 1.
    func step(of part: ListPart) -> CGFloat {
        let isAfterSource: Bool
        let isAfterTarget: Bool
        switch part {
        case .row(let section, let row):
            let row = ListRow(section, row)
            (isAfterSource, isAfterTarget) = (row > source, place(of: row) > target)
        case .opening(let section), .header(let section):
            (isAfterSource, isAfterTarget) = (section > source.section, section > target.section)
        case .footer(let section), .closing(let section):
            (isAfterSource, isAfterTarget) = (section >= source.section, section >= target.section)
        }
        return (isAfterTarget ? 1 : 0) - (isAfterSource ? 1 : 0)
    }
}
