extension Frame {
    /// For each layer that forces passes the smallest set of changes that spares them with the same picture, tried on a
    /// copy of the tree; most bytes saved first.
    ///
    /// Every reading tries anew: some plans and pictures for each layer. It is about the tree as a first frame, without
    /// bitmaps that earlier frames left. Empty for the context route, which has no passes.
    public var advice: [Advice] { advice(tolerance: 1) }

    /// - Parameter tolerance: The largest difference of a channel that still counts as the same picture, 0…255.
    public func advice(tolerance: Int) -> [Advice] {
        tree.map { Adviser(tolerance: tolerance).advice(for: $0) } ?? []
    }
}
