/// A section of a layout, one behind the other.
struct LayoutSpan: SumElement {
    var length: ExactLength

    struct Sum: PartialSum {
        var parts: Int
        var length: ExactLength

        static let zero = Self(parts: 0, length: .zero)

        static func + (left: Self, right: Self) -> Self {
            Self(parts: left.parts + right.parts, length: left.length + right.length)
        }
    }

    var total: Sum { Sum(parts: 1, length: length) }

    func split(after parts: Int) -> (LayoutSpan, LayoutSpan) { (self, self) }

    func joined(with next: LayoutSpan) -> LayoutSpan? { nil }
}
