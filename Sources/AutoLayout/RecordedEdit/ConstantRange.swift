/// The constants, from `low` to `high`, for which recorded steps do.
struct ConstantRange: Sendable {
    var low: Double
    var high: Double

    static let none = ConstantRange(low: .infinity, high: -.infinity)

    func contains(_ constant: Double) -> Bool { low <= constant && constant <= high }
}

/// Narrows down for which constants steps do, limit by limit.
struct ConstantRangeLimits {
    private let constant: Double
    private var down = -Self.longest
    private var up = Self.longest

    /// Rounding of rates does not add up to what decides within that.
    private static let longest = 1e6

    init(constant: Double) { self.constant = constant }

    /// A difference that changes at a rate must not leave zero by more than the tolerance, but where it may.
    mutating func add(_ difference: Double, rate: Double, tolerance: Double, mayRise: Bool, mayFall: Bool) {
        if rate == 0 { return }
        if !mayRise { limit((tolerance - difference) / rate, isUp: rate > 0) }
        if !mayFall { limit((-tolerance - difference) / rate, isUp: rate < 0) }
    }

    private mutating func limit(_ step: Double, isUp: Bool) {
        if isUp { up = min(up, step) } else { down = max(down, step) }
    }

    var range: ConstantRange { ConstantRange(low: constant + down, high: constant + up) }
}
