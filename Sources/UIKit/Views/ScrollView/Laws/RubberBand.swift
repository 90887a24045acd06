/// How far content shows beyond its edge while a finger pulls it further: less and less, and never as far as the bounds
/// are long.
struct RubberBand: Equatable, Sendable {
    /// What shows of the first point that is pulled.
    static let stiffness = 0.55

    /// The length of the bounds, in points.
    let dimension: Double

    /// The part that shows of a pull, both in points beyond the edge.
    func shown(ofPull pull: Double) -> Double {
        guard pull > 0, dimension > 0 else { return 0 }
        let slack = Self.stiffness * pull
        return slack * dimension / (slack + dimension)
    }

    /// The pull that shows so much; as much as shows with nearly the whole bounds for more than that.
    func pull(showing shown: Double) -> Double {
        guard shown > 0, dimension > 0 else { return 0 }
        let shown = min(shown, dimension * 0.999_999)
        return shown * dimension / (Self.stiffness * (dimension - shown))
    }

    /// The offset that shows where content would be at `offset` without edges.
    func shown(_ offset: Double, in range: ScrollRange) -> Double {
        let excess = range.excess(offset)
        let part = shown(ofPull: excess.magnitude)
        return range.clamped(offset) + (excess < 0 ? -part : part)
    }

    /// Where content would be without edges when `offset` shows.
    func free(_ offset: Double, in range: ScrollRange) -> Double {
        let excess = range.excess(offset)
        let part = pull(showing: excess.magnitude)
        return range.clamped(offset) + (excess < 0 ? -part : part)
    }
}
