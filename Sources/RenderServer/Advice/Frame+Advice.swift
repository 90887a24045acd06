extension Frame {
    /// For each layer that forces passes the smallest set of changes that spares them with the same picture, tried on a
    /// copy of the tree; most bytes saved first.
    ///
    /// Every reading tries anew: some plans and pictures for each layer. It is about the tree as a first frame, without
    /// bitmaps that earlier frames left. Empty for the context route, which has no passes.
    public var advice: [Advice] { advice(tolerance: 1) }

    /// - Parameter tolerance: The largest difference of a channel that still counts as the same picture, 0…255.
    public func advice(tolerance: Int) -> [Advice] {
        search(with: Adviser(tolerance: tolerance)).advice
    }

    /// As `advice(tolerance:)`, with what the search did.
    /// - Parameter onTrial: Hears how many sets of changes have been tried, again and again.
    package func search(with adviser: Adviser, onTrial: (_ tried: Int) -> Void = { _ in }) -> AdviceSearch {
        guard let tree else { return AdviceSearch(advice: [], work: .init()) }
        // Without bitmaps of earlier frames this picture is that of a first frame.
        let isFirst = tree.roots.allSatisfy { !$0.summary.isRemembered }
        return adviser.search(tree, picture: isFirst ? image : nil, onTrial: onTrial)
    }
}
