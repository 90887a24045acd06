/// Views in rows, whose columns are as wide as the widest cell in them.
///
/// A view that is in no `GridRow` is a row of its own and reaches across all columns.
public struct Grid<Content: View>: View, SingleView {
    private let layout: GridLayout
    private let content: Content

    /// Rows of views.
    /// - Parameters:
    ///   - alignment: Where views lie in their cells.
    ///   - horizontalSpacing: Points between columns; nil: what the cells ask for.
    ///   - verticalSpacing: Points between rows; nil: what the cells ask for.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// The grid.
    public var body: some View { layout { content } }
}

/// A row of a grid: each view in it is a cell. Outside of a grid it is a group.
public struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content
    @Namespace private var row

    /// The cells of a row.
    /// - Parameter alignment: Where views lie down the row; nil: as the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// The cells.
    public var body: some View {
        content.modifier(LayoutValueModifier<GridRowKey>(value: GridRowMark(row: row, alignment: alignment)))
    }
}

extension GridRow: DistributingView {
    func distributed<Modifier: ViewModifier>(_ modifier: Modifier) -> any View {
        func erased(_ view: some View) -> AnyView { AnyView(view) }
        let all = erased(Distribution.modified(content, modifier))
        return GridRow<AnyView>(alignment: alignment) { all }
    }
}

/// To which row a cell belongs.
struct GridRowMark: Equatable {
    let row: Namespace.ID
    let alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }
enum GridSpanKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

extension View {
    /// How many columns of a grid the view reaches across.
    public func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridSpanKey.self, value: max(1, count)) }

    /// Puts a point of the view on the same point of its cell, whatever the alignments say.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchorKey.self, value: anchor) }

    /// Where views lie across the column of a grid that the view is in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnKey.self, value: guide)
    }

    /// Along which axes the view has no more of a grid's room than other cells need.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedKey.self, value: axes)
    }
}
