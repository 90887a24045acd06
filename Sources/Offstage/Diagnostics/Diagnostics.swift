import UIKit

/// What a stage found, in the order in which it happened.
///
/// Misuse that raises an exception on a device traps by default; with `mode` `.collect` it is kept here instead and the
/// call has no effect. Warnings are always kept.
@preconcurrency @MainActor
public final class Diagnostics {
    /// What happens on misuse.
    public enum Mode: Sendable {
        /// Misuse traps, as on a device.
        case fatal
        /// Misuse is kept in `all`.
        case collect
    }

    /// What happens on misuse. Default `.fatal`.
    public var mode = Mode.fatal
    /// Everything kept since the stage was made, or since `removeAll()`.
    public private(set) var all: [Diagnostic] = []

    /// Told of misuse before it traps, which it does not where somebody takes note.
    package var listener: ((String) -> Bool)?

    /// Told of everything that is kept.
    package var follower: ((Diagnostic) -> Void)?
    /// Told of everything that is kept, too: the review of a package.
    var reviewer: ((Diagnostic) -> Void)?

    private let clock: VirtualClock

    init(clock: VirtualClock) {
        self.clock = clock
    }

    /// Forgets everything kept.
    public func removeAll() {
        all.removeAll()
    }

    /// The sentences of all diagnostics.
    public var messages: [String] { all.map(\.message) }

    func add(_ finding: SceneFinding) {
        add(Diagnostic.Kind(finding.kind), finding.message, views: finding.views)
    }

    func misuse(_ message: String, views: [String]) {
        guard mode == .collect || listener?(message) == true else { fatalError(message) }
        add(.misuse, message, views: views)
    }

    func add(_ conflict: UnsatisfiableConstraints) {
        let list = conflict.constraints.map(\.description).joined(separator: ", ")
        add(
            .unsatisfiableConstraints, conflict.message,
            line: "\(list) cannot hold together: \(conflict.broken.description) gives way", views: conflict.viewNames)
    }

    private func add(_ kind: Diagnostic.Kind, _ message: String, line: String? = nil, views: [String]) {
        let diagnostic = Diagnostic(kind: kind, message: message, line: line, views: views, time: clock.time)
        all.append(diagnostic)
        follower?(diagnostic)
        reviewer?(diagnostic)
    }
}
