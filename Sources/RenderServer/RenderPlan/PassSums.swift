/// Sums over passes. They saturate: an account of absurd surfaces must not trap.
extension Sequence<RenderPass> {
    var bytesStored: Int { sum(of: \.bytesStored) }
    var bytesLoaded: Int { sum(of: \.bytesLoaded) }
    var surfacePixels: Int { sum(of: \.surfacePixels) }

    private func sum(of figure: (RenderPass) -> Int) -> Int {
        reduce(0) { $0.saturatingSum(figure($1)) }
    }
}

/// Arithmetic of counts, which are not negative.
extension Int {
    /// The sum, or the largest integer.
    func saturatingSum(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }

    /// The product, or the largest integer.
    func saturatingProduct(_ other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? .max : product
    }
}
