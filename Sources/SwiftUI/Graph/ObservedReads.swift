@_spi(SwiftUI) import Observation
import VirtualFoundation

/// Watches what a run reads of observable objects. Only the last run counts.
@MainActor
final class ObservedReads {
    private var run = 0

    /// Runs a body, and calls back once, with the type of the object, when something observable changes that it read.
    func run<Result>(_ body: () -> Result, didChange: @escaping @MainActor (String?) -> Void) -> Result {
        run += 1
        let current = run
        return withObservationTracking(
            body,
            willSet: { [weak self] tracking in
                tracking.cancel()
                // The path itself cannot say its name, but it knows of what it is one.
                let name = tracking.changed.map { "\(Swift.type(of: $0).rootType)" }
                guard MainThread.isCurrent else {
                    Task { @MainActor in self?.changed(current, name, didChange) }
                    return
                }
                MainActor.assumeIsolated { self?.changed(current, name, didChange) }
            })
    }

    private func changed(_ number: Int, _ name: String?, _ didChange: @MainActor (String?) -> Void) {
        if number == run { didChange(name) }
    }

    /// Nothing is told any more.
    func end() { run += 1 }
}
