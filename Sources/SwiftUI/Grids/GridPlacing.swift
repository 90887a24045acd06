/// Puts the views of a grid into their cells.
@MainActor
struct GridPlacing {
    let table: GridTable
    let layout: GridLayout
    let result: GridArithmetic.Result

    /// - Parameter views: The views as the layout has them now: those of the table only answer.
    func place(_ views: LayoutSubviews, at origin: CGPoint) {
        let columns = starts(result.widths, result.columnGaps, origin.x)
        let rows = starts(result.heights, result.rowGaps, origin.y)
        let across = table.columns.indices.map { extent(ofColumn: $0) }
        let down = table.rows.indices.map { extent(ofRow: $0) }
        for (cell, view) in zip(table.cells, views) {
            let (column, row) = (cell.columns.lowerBound, cell.row)
            let size = size(of: cell)
            let dimensions = cell.view.dimensions(in: ProposedViewSize(size))
            let x: CGFloat
            if let anchor = cell.anchor {
                x = anchor.x * (size.width - dimensions.width)
            } else if cell.isSingle {
                let guide = table.columns[column] ?? layout.alignment.horizontal
                x = across[column].start(of: dimensions[guide], guide.guide, in: size.width)
            } else {
                let guide = layout.alignment.horizontal
                let room = ViewDimensions(size) { _ in nil }
                x = room[guide] - dimensions[guide]
            }
            let guide = table.rows[row] ?? layout.alignment.vertical
            let y =
                cell.anchor.map { $0.y * (size.height - dimensions.height) }
                ?? down[row].start(of: dimensions[guide], guide.guide, in: size.height)
            view.place(
                at: CGPoint(x: columns[column] + x, y: rows[row] + y), proposal: ProposedViewSize(size))
        }
    }

    private func size(of cell: GridTable.Cell) -> CGSize {
        CGSize(width: result.width(of: cell.columns), height: result.heights[cell.row])
    }

    private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat], _ start: CGFloat) -> [CGFloat] {
        var place = start
        return lengths.indices.map { index in
            if index > 0 { place += lengths[index - 1] + gaps[index - 1] }
            return place
        }
    }

    private func extent(ofColumn column: Int) -> GridExtent {
        var extent = GridExtent()
        let guide = table.columns[column] ?? layout.alignment.horizontal
        for cell in table.cells where cell.isSingle && cell.columns.lowerBound == column && cell.anchor == nil {
            let dimensions = cell.view.dimensions(in: ProposedViewSize(size(of: cell)))
            extent.add(dimensions.width, at: dimensions[guide])
        }
        return extent
    }

    private func extent(ofRow row: Int) -> GridExtent {
        var extent = GridExtent()
        let guide = table.rows[row] ?? layout.alignment.vertical
        for cell in table.cells where cell.row == row && cell.anchor == nil {
            let dimensions = cell.view.dimensions(in: ProposedViewSize(size(of: cell)))
            extent.add(dimensions.height, at: dimensions[guide])
        }
        return extent
    }
}

extension GridExtent {
    /// Where a view begins whose guide lies on the common one; what is left of the room is shared out as the guide says.
    @MainActor
    func start(of guideValue: CGFloat, _ guide: AlignmentGuide, in room: CGFloat) -> CGFloat {
        let left = room - (before + behind)
        let share: CGFloat =
            switch guide {
            case HorizontalAlignment.center.guide, VerticalAlignment.center.guide: 0.5
            case HorizontalAlignment.trailing.guide, VerticalAlignment.bottom.guide: 1
            default: 0
            }
        return left * share + before - guideValue
    }
}
