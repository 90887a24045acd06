/// What an outline covers.
struct OutlineCoverage: Sendable {
    let runs: CoverageRuns
    /// The pixels of the runs. Nothing is covered outside, unless it was left out because it cannot show.
    let frame: PixelRect
    let full: FullCoverage

    func offset(x: Int, y: Int) -> OutlineCoverage {
        OutlineCoverage(runs: runs, frame: frame.offset(x: x, y: y), full: full.offset(x: x, y: y))
    }
}
