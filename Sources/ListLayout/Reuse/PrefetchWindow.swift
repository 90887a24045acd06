/// Which places a data source is told to prepare for, and for which it may stop.
///
/// Told are places that are about to come in sight, the nearest first, each once. One that is left behind before it was
/// seen, as when the direction of scrolling turns, is taken back; it may be told again later (assumed).
package struct PrefetchWindow<Place: Hashable> {
    /// What is to be told, each in order.
    package struct Step: Equatable {
        package var prefetch: [Place] = []
        package var cancel: [Place] = []
    }

    /// Told and neither seen nor taken back, in the order in which they were told.
    package private(set) var pending: [Place] = []

    package init() {}

    /// - Parameters:
    ///   - ahead: What may come in sight next, the nearest first.
    ///   - visible: What is in sight.
    package mutating func advance(ahead: [Place], visible: some Sequence<Place>) -> Step {
        let visible = Set(visible)
        let near = Set(ahead)
        let told = Set(pending)
        let step = Step(
            prefetch: ahead.filter { !told.contains($0) && !visible.contains($0) },
            cancel: pending.filter { !near.contains($0) && !visible.contains($0) })
        pending = pending.filter { near.contains($0) && !visible.contains($0) } + step.prefetch
        return step
    }

    /// After an update: places that are gone are forgotten, the others get their new names.
    package mutating func rename(_ newPlace: (Place) -> Place?) { pending = pending.compactMap(newPlace) }

    package mutating func removeAll() { pending = [] }
}

extension PrefetchWindow: Sendable where Place: Sendable {}
extension PrefetchWindow.Step: Sendable where Place: Sendable {}
