/// A constraint in a component.
struct ComponentRow: Sendable {
    /// The constraint's place in the constraint store.
    var constraint: Int32
    /// The first of the row's entries in the component's list, and their number; what others determine is in `right`.
    var start: Int32
    var count: Int32
    /// The row's place among the active ones, or −1.
    var position: Int32 = -1
    /// The index of its priority in the component's levels, or −1 if it is required.
    var level: Int32
    /// −1 ≤, 0 =, 1 ≥.
    var relation: Int8
    /// While inactive: +1 if the left side is taken to be above the right side, −1 if below.
    var side: Int8
    /// What the left side is compared with: the constant less the terms that are determined elsewhere.
    var right: Double

    var isRequired: Bool { level < 0 }
    /// How the cost grows with the left side below and above the right side, in units of its level.
    var slopeBelow: Double { relation < 0 ? 0 : -1 }
    var slopeAbove: Double { relation > 0 ? 0 : 1 }
    /// The slope on the side where it is taken to be.
    var slope: Double { side > 0 ? slopeAbove : slopeBelow }
    var slopeRange: Double { relation == 0 ? 2 : 1 }
    /// The difference of the two sides above which it counts.
    var tolerance: Double { Tolerance.feasibility * max(1, abs(right)) }

    /// Whether the left side cannot leave the right side upwards, or downwards.
    var isBoundAbove: Bool { isRequired && relation <= 0 }
    var isBoundBelow: Bool { isRequired && relation >= 0 }

    /// Whether the row, being inactive, misses what it requires.
    func isViolated(_ left: Double) -> Bool {
        guard position < 0, isRequired else { return false }
        let difference = left - right
        return isBoundAbove && difference > tolerance || isBoundBelow && -difference > tolerance
    }

    /// Whether the row, being inactive, is on the other side than it is taken to be.
    func isOnWrongSide(_ left: Double) -> Bool {
        guard position < 0 else { return false }
        let difference = left - right
        if relation == 0 && isRequired { return abs(difference) > tolerance }
        return side > 0 ? -difference > tolerance : difference > tolerance
    }
}
