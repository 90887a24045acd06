/// How a path becomes a stroke; lengths in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
    package enum Cap: Int32, Sendable { case butt, round, square }
    package enum Join: Int32, Sendable { case miter, round, bevel }

    package var width: Double
    package var cap: Cap
    package var join: Join
    package var miterLimit: Double
    package var dashPhase: Double
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    package var dashPattern: [Double]

    package init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashPhase: Double = 0,
        dashPattern: [Double] = []
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        self.dashPattern = dashPattern
    }
}
