import Foundation
import Observation

/// Watches what one update of a view reads of observable objects, and marks the view for the same update when something
/// of it changes.
@MainActor
final class UpdateObservation {
    /// Read with the rest, so that a new run can end what the run before waits for.
    private final class Sentinel: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private var mark: Int { 0 }

        func read() { registrar.access(self, keyPath: \.mark) }
        func change() { registrar.withMutation(of: self, keyPath: \.mark) {} }
    }

    private let sentinel = Sentinel()
    /// The run whose changes count.
    private var run = 0

    /// Runs an update for the first time. Most read nothing observable: nothing is kept of these.
    /// - Returns: What watches the update; nil where there is nothing to watch.
    static func first(_ update: () -> Void, didChange: @escaping @MainActor () -> Void) -> UpdateObservation? {
        var observation = UpdateObservation()
        // Whoever waits for a change holds the closure, and with it the object: that shows that somebody does.
        withObservationTracking(update) { [observation] in observation.changed(0, didChange) }
        return isKnownUniquelyReferenced(&observation) ? nil : observation
    }

    /// Runs the update again.
    func again(_ update: () -> Void, didChange: @escaping @MainActor () -> Void) {
        run += 1
        sentinel.change()
        let current = run
        withObservationTracking {
            sentinel.read()
            update()
        } onChange: { [weak self] in
            self?.changed(current, didChange)
        }
    }

    /// On whatever thread the change is made.
    private nonisolated func changed(_ run: Int, _ didChange: @escaping @MainActor () -> Void) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { if run == self.run { didChange() } }
        } else {
            Task { @MainActor in if run == self.run { didChange() } }
        }
    }
}

/// The updates of a view in which what is read is watched.
struct ViewObservations {
    var properties: UpdateObservation?
    var constraints: UpdateObservation?
    var layout: UpdateObservation?
    var display: UpdateObservation?
}

extension UIView {
    /// Runs an update, and marks the view for the same again when something observable changes that it read.
    func observing(
        _ phase: WritableKeyPath<ViewObservations, UpdateObservation?>, _ update: () -> Void
    ) {
        let didChange: @MainActor () -> Void = { [weak self] in self?.observedValueDidChange(phase) }
        if let known = observations?[keyPath: phase] { return known.again(update, didChange: didChange) }
        guard let new = UpdateObservation.first(update, didChange: didChange) else { return }
        var observations = observations ?? ViewObservations()
        observations[keyPath: phase] = new
        self.observations = observations
    }

    private func observedValueDidChange(_ phase: WritableKeyPath<ViewObservations, UpdateObservation?>) {
        let cause: StaticString = "observed value"
        switch phase {
        case \.properties: mark(.properties, cause: "\(cause)")
        case \.constraints: mark(.constraints, cause: "\(cause)")
        case \.layout:
            layer.setNeedsLayout()
            noteLayoutCause(cause, marksSuperview: false)
        default: markForDisplay(nil, cause: cause)
        }
    }
}
