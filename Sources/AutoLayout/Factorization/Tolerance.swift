/// The tolerances of the solver. Layouts have coefficients around 1 and values up to some 10,000 points, so doubles
/// leave about 1e-12 of rounding; these stand well above it and well below what a screen shows.
enum Tolerance {
    /// By how much a constraint may be missed and still counts as met, for values about 1; grows with the right side.
    static let feasibility = 1e-9
    /// By how much a dual value may leave its bounds.
    static let dual = 1e-9
    /// A coefficient of the active set's inverse that is smaller counts as zero.
    static let coefficient = 1e-9
    /// During elimination: the smallest pivot, relative to the largest coefficient of its row as it was given.
    static let pivot = 1e-8
    /// During elimination: what remains of two terms that cancel is rounding when it is smaller, relative to them.
    static let cancellation = 1e-11
    /// A pivot must be at least this share of the largest coefficient that is left in its row.
    static let threshold = 0.1
}
