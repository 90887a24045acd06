import Foundation

/// The scales between which content may be zoomed.
struct ZoomLimits: Equatable, Sendable {
    let minimum: Double
    let maximum: Double

    /// True where there is anything to zoom.
    var isOpen: Bool { minimum < maximum && minimum > 0 && maximum.isFinite }

    /// The nearest scale to rest at.
    func clamped(_ scale: Double) -> Double {
        scale.isNaN ? minimum : min(max(scale, minimum), max(minimum, maximum))
    }

    /// What shows of a scale that fingers ask for: beyond a limit only the root of what is beyond (assumed).
    func shown(_ scale: Double) -> Double {
        let limit = clamped(scale)
        guard scale > 0, scale.isFinite, limit > 0 else { return limit }
        return limit * (scale / limit).squareRoot()
    }

    /// The scale that fingers would have to ask for to show one.
    func free(showing shown: Double) -> Double {
        let limit = clamped(shown)
        guard limit > 0 else { return limit }
        let part = shown / limit
        return limit * part * part
    }
}
