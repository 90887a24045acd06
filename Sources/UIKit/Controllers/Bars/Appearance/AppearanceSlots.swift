import Foundation

/// The appearances that somebody set for a bar, by situation.
@MainActor
struct AppearanceSlots<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var scrollEdge: Appearance?
    var compact: Appearance?
    var compactScrollEdge: Appearance?

    /// What a bar shows: an item's appearance goes before the bar's at each step.
    /// - Parameters:
    ///   - item: What the shown item sets.
    ///   - bar: What the bar sets; it always has a standard appearance.
    ///   - isEdge: Whether the content stands at the bar's edge.
    ///   - isCompact: Whether the bar is one of the low ones.
    static func inForce(item: Self, bar: Self, isEdge: Bool, isCompact: Bool) -> Appearance? {
        func first(_ slots: [KeyPath<Self, Appearance?>]) -> Appearance? {
            for slot in slots {
                if let found = item[keyPath: slot] ?? bar[keyPath: slot] { return found }
            }
            return nil
        }
        let resting = first(isCompact ? [\.compact, \.standard] : [\.standard])
        guard isEdge else { return resting }
        return first(isCompact ? [\.compactScrollEdge, \.scrollEdge] : [\.scrollEdge]) ?? resting?.clearCopy()
    }

    /// Keeps a copy of what somebody set for a situation, and hears of its changes.
    mutating func keep(
        _ appearance: Appearance?, at slot: WritableKeyPath<Self, Appearance?>, onChange: @escaping () -> Void
    ) {
        let copy = appearance?.duplicate()
        copy?.onChange = onChange
        self[keyPath: slot] = copy
    }

    var all: [Appearance] { [standard, scrollEdge, compact, compactScrollEdge].compactMap { $0 } }
}
