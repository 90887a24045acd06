/// How a grid shares out room: first the width among its columns, then the height among its rows, each as a stack does.
@MainActor
struct GridArithmetic {
    let table: GridTable
    let layout: GridLayout

    /// How wide columns are, how high rows, and what is between them.
    struct Result {
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var columnGaps: [CGFloat] = []
        var rowGaps: [CGFloat] = []

        var size: CGSize {
            CGSize(
                width: widths.reduce(0, +) + columnGaps.reduce(0, +),
                height: heights.reduce(0, +) + rowGaps.reduce(0, +))
        }

        /// How wide columns are together.
        func width(of columns: Range<Int>) -> CGFloat {
            widths[columns].reduce(0, +) + columnGaps[columns.lowerBound..<columns.upperBound - 1].reduce(0, +)
        }
    }

    func result(_ proposal: ProposedViewSize) -> Result {
        guard !table.cells.isEmpty else { return Result() }
        var result = Result()
        (result.columnGaps, result.rowGaps) = (columnGaps, rowGaps)
        result.widths = share(proposal.width, result.columnGaps, count: table.columns.count) {
            columnWidth($0, $1)
        }
        widen(&result, proposal.width)
        let widths = result
        result.heights = share(proposal.height, result.rowGaps, count: table.rows.count) {
            rowHeight($0, $1, widths)
        }
        return result
    }

    /// Shares out a length: the least flexible first, each an equal part of what is left.
    private func share(
        _ length: CGFloat?, _ gaps: [CGFloat], count: Int, _ answer: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length else { return (0..<count).map { answer($0, nil) } }
        let flexibility = (0..<count).map { index -> CGFloat in
            let (least, most) = (answer(index, 0), answer(index, .infinity))
            return most == least ? 0 : most - least
        }
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        var lengths = [CGFloat](repeating: 0, count: count)
        var rest = length - gaps.reduce(0, +)
        for (place, index) in order.enumerated() {
            lengths[index] = answer(index, max(0, rest / CGFloat(count - place)))
            if rest.isFinite { rest -= lengths[index] }
        }
        return lengths
    }

    // MARK: Columns

    /// How wide a column is when it is offered a width: what its cells need that are in no other column.
    private func columnWidth(_ column: Int, _ offer: CGFloat?) -> CGFloat {
        var extent = GridExtent()
        let guide = table.columns[column] ?? layout.alignment.horizontal
        for cell in table.cells where cell.isSingle && cell.columns.lowerBound == column {
            let isUnsized = cell.unsized.contains(.horizontal)
            let dimensions = cell.view.dimensions(
                in: ProposedViewSize(width: isUnsized ? 0 : offer, height: nil))
            extent.add(dimensions.width, at: cell.anchor == nil && !isUnsized ? dimensions[guide] : nil)
        }
        return extent.length
    }

    /// Lets columns grow by equal parts until cells have room that reach across several of them.
    private func widen(_ result: inout Result, _ width: CGFloat?) {
        let wide = table.cells.filter { !$0.isSingle }.enumerated()
            .sorted { ($0.element.columns.count, $0.offset) < ($1.element.columns.count, $1.offset) }
        for (_, cell) in wide {
            let room = result.width(of: cell.columns)
            guard room.isFinite else { continue }
            let need = cell.view.sizeThatFits(
                ProposedViewSize(width: offer(to: cell, of: width, room, result), height: nil)
            ).width
            guard need > room else { continue }
            for column in cell.columns { result.widths[column] += (need - room) / CGFloat(cell.columns.count) }
        }
    }

    /// What is there for a cell across several columns: all that other columns leave.
    private func offer(
        to cell: GridTable.Cell, of width: CGFloat?, _ room: CGFloat, _ result: Result
    ) -> CGFloat? {
        if cell.unsized.contains(.horizontal) { return 0 }
        guard let width else { return nil }
        return width.isFinite ? max(0, width - (result.size.width - room)) : .infinity
    }

    // MARK: Rows

    private func rowHeight(_ row: Int, _ offer: CGFloat?, _ widths: Result) -> CGFloat {
        var extent = GridExtent()
        let guide = table.rows[row] ?? layout.alignment.vertical
        for cell in table.cells where cell.row == row {
            let isUnsized = cell.unsized.contains(.vertical)
            let dimensions = cell.view.dimensions(
                in: ProposedViewSize(width: widths.width(of: cell.columns), height: isUnsized ? 0 : offer))
            extent.add(dimensions.height, at: cell.anchor == nil && !isUnsized ? dimensions[guide] : nil)
        }
        return extent.length
    }

    // MARK: Between

    private var columnGaps: [CGFloat] {
        (1..<table.columns.count).map { column in
            if let spacing = layout.horizontalSpacing { return spacing }
            let before = table.cells.filter { !$0.isWhole && $0.columns.upperBound == column }
            let behind = table.cells.filter { !$0.isWhole && $0.columns.lowerBound == column }
            return EdgeDistances.distance(
                Set(before.flatMap(\.view.spacing.trailing)), Set(behind.flatMap(\.view.spacing.leading)),
                along: .horizontal)
        }
    }

    private var rowGaps: [CGFloat] {
        (1..<table.rows.count).map { row in
            if let spacing = layout.verticalSpacing { return spacing }
            let (above, below) = (
                table.cells.filter { $0.row == row - 1 }, table.cells.filter { $0.row == row }
            )
            return EdgeDistances.distance(
                Set(above.flatMap(\.view.spacing.bottom)), Set(below.flatMap(\.view.spacing.top)), along: .vertical)
        }
    }
}

/// How far views reach together whose guides lie on each other.
struct GridExtent {
    /// Before the guide and behind it.
    private(set) var before: CGFloat = 0
    private(set) var behind: CGFloat = 0
    private var least: CGFloat = 0

    /// Adds a view with its guide; nil: it lies anywhere.
    mutating func add(_ length: CGFloat, at guide: CGFloat?) {
        // The middle of an endless view is nowhere.
        guard let guide, length.isFinite else {
            least = max(least, length)
            return
        }
        before = max(before, guide)
        behind = max(behind, length - guide)
    }

    var length: CGFloat { max(least, before + behind) }
}
