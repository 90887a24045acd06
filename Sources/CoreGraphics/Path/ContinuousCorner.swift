/// The continuous corner, whose curve begins farther from the corner than a circle's.
package enum ContinuousCorner {
    /// How far it reaches along both sides, in radii (measured).
    package static let reach = 1.52866483

    /// The reach, rounded, as `cornerCurveExpansionFactor(_:)` tells it.
    package static let expansionFactor = 1.528665
}
