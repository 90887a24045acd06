/// The layout of `Grid`.
public struct GridLayout: Layout, Equatable {
    public typealias AnimatableData = EmptyAnimatableData

    /// Where views lie in their cells.
    public var alignment: Alignment
    /// Points between columns; nil: what the cells ask for.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil: what the cells ask for.
    public var verticalSpacing: CGFloat?

    /// A layout of rows and columns.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// What a grid remembers between calls.
    public struct Cache {
        let table: GridTable
        var results: [ProposedViewSize: GridArithmetic.Result] = [:]
    }

    /// The cells in their rows and columns.
    public func makeCache(subviews: Subviews) -> Cache { Cache(table: GridTable(subviews)) }

    private func result(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridArithmetic.Result {
        if let known = cache.results[proposal] { return known }
        let result = GridArithmetic(table: cache.table, layout: self).result(proposal)
        cache.results[proposal] = result
        return result
    }

    /// All columns and rows with what is between them.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        result(proposal, &cache).size
    }

    /// Puts the views into their cells.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let result = result(proposal, &cache)
        GridPlacing(table: cache.table, layout: self, result: result).place(subviews, at: bounds.origin)
    }
}

/// The cells of a grid in their rows and columns.
@MainActor
struct GridTable {
    struct Cell {
        let view: LayoutSubview
        let row: Int
        let columns: Range<Int>
        /// Whether it is a row of its own, across all columns.
        let isWhole: Bool
        let anchor: UnitPoint?
        let unsized: Axis.Set

        /// Whether its length is that of one column.
        var isSingle: Bool { !isWhole && columns.count == 1 }
    }

    private(set) var cells: [Cell] = []
    /// The alignments of the rows; nil: the grid's.
    private(set) var rows: [VerticalAlignment?] = []
    /// The alignments of the columns; nil: the grid's.
    private(set) var columns: [HorizontalAlignment?] = []

    init(_ views: LayoutSubviews) {
        var places: [(view: LayoutSubview, row: Int, columns: Range<Int>?)] = []
        var (current, next): (Namespace.ID?, Int) = (nil, 0)
        for view in views {
            let mark = view[GridRowKey.self]
            if mark == nil || mark?.row != current {
                rows.append(mark?.alignment)
                (current, next) = (mark?.row, 0)
            }
            let span = view[GridSpanKey.self]
            places.append((view, rows.count - 1, mark == nil ? nil : next..<next + span))
            next += span
        }
        let count = max(1, places.compactMap { $0.columns?.upperBound }.max() ?? 1)
        columns = Array(repeating: nil, count: count)
        for place in places {
            let cell = Cell(
                view: place.view, row: place.row, columns: place.columns ?? 0..<count, isWhole: place.columns == nil,
                anchor: place.view[GridAnchorKey.self], unsized: place.view[GridUnsizedKey.self])
            cells.append(cell)
            if cell.isSingle, columns[cell.columns.lowerBound] == nil {
                columns[cell.columns.lowerBound] = place.view[GridColumnKey.self]
            }
        }
    }
}
