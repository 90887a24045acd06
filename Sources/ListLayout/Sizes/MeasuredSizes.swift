import CoreGraphics

/// What the cells of a section's items answered, wherever updates take the items.
package struct MeasuredSizes: Sendable {
    private var sizes = ItemSizes(estimate: ItemSize(.zero, .vertical))

    /// - Parameter count: The number of items; nothing is known of them.
    package init(count: Int) { sizes.append(count, .open) }

    package var count: Int { sizes.count }

    /// All items whose cells have answered, in order.
    package func forEachMeasured(_ body: (_ item: Int, _ size: CGSize) -> Void) {
        guard !isEmpty else { return }
        for (item, kind) in sizes.kinds.enumerated() {
            if case .measured(let size) = kind {
                body(item, CGSize(width: size.across.points, height: size.along.points))
            }
        }
    }

    /// Whether no cell has answered.
    var isEmpty: Bool { sizes.measuredCount == 0 }

    /// Nil where a cell has not answered, or no item is.
    package subscript(item: Int) -> CGSize? {
        get {
            guard case .measured(let size)? = sizes.kind(of: item) else { return nil }
            return CGSize(width: size.across.points, height: size.along.points)
        }
        set {
            guard item >= 0, item < count else { return }
            sizes.set(newValue.map { .measured(ItemSize($0, .vertical)) } ?? .open, of: item)
        }
    }
}

extension MeasuredSizes: EditedSection {
    func item(at place: Int) -> SizeRun.Kind? { sizes.kind(of: place) }
    mutating func insert(_ item: SizeRun.Kind, at place: Int) { sizes.insert(1, item, at: min(max(0, place), count)) }
    mutating func remove(at place: Int) { sizes.remove(place) }

    var itemCount: Int { count }

    var items: [SizeRun.Kind] {
        get { sizes.kinds }
        set { sizes.kinds = newValue }
    }
}

/// What changes in the sizes of a layout's sections: of new ones nothing is known.
package typealias MeasuredEdit = ListEdit<MeasuredSizes, CGSize?>

extension [MeasuredSizes] {
    /// Carries out an update, all at once. What was measured stays measured, wherever it goes.
    package mutating func apply(_ edit: MeasuredEdit) {
        apply(edit) { size, _ in size.map { .measured(ItemSize($0, .vertical)) } ?? .open }
    }
}
