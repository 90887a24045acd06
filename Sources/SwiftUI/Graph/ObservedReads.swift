import Foundation
import Observation

/// Watches what a run reads of observable objects. Only the last run counts.
@MainActor
final class ObservedReads {
    private var run = 0

    /// Runs a body, and calls back once when something observable changes that it read.
    func run<Result>(_ body: () -> Result, didChange: @escaping @MainActor () -> Void) -> Result {
        run += 1
        let current = run
        return withObservationTracking(body) { [weak self] in
            guard Thread.isMainThread else {
                Task { @MainActor in self?.changed(current, didChange) }
                return
            }
            MainActor.assumeIsolated { self?.changed(current, didChange) }
        }
    }

    private func changed(_ number: Int, _ didChange: @MainActor () -> Void) {
        if number == run { didChange() }
    }

    /// Nothing is told any more.
    func end() { run += 1 }
}
