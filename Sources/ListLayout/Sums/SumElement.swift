/// An element of a `SumTree`: a run of parts that are alike.
protocol SumElement: Sendable {
    associatedtype Total: PartialSum

    var total: Total { get }

    /// Two runs of its parts, the first of so many; there are more than that.
    func split(after parts: Int) -> (Self, Self)

    /// One run in place of this and the next one; nil if their parts differ.
    func joined(with next: Self) -> Self?
}

/// What elements add up to. Sums are exact, so it does not matter in which order they are made.
protocol PartialSum: Sendable {
    static var zero: Self { get }
    static func + (left: Self, right: Self) -> Self

    var parts: Int { get }
}
