import Foundation
import Synchronization

/// A file that the stages of one run's tests tell their findings to, a line of JSON each, from several processes at once.
package final class FindingLog: Sendable {
    /// The name in the environment under which a review hands its file to the programs of tests.
    package static let variable = "OFFSTAGE_FINDING_LOG"

    private let hear: @Sendable (StageFinding) -> Void
    /// Findings without their classes: a view that is not on the screen yet has none.
    private let told = Mutex<Set<StageFinding>>([])

    /// - Parameter hear: Gets each finding once.
    package init(_ hear: @escaping @Sendable (StageFinding) -> Void) {
        self.hear = hear
    }

    /// The file that a review asks for; nil where none does.
    package convenience init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        self.init { Self.append($0.line, to: path) }
    }

    /// Tells of a finding, once.
    func tell(_ finding: StageFinding) {
        let plain = StageFinding(
            kind: finding.kind, message: finding.message, view: finding.view, test: finding.test)
        guard told.withLock({ $0.insert(plain).inserted }) else { return }
        hear(finding)
    }

    /// A program of tests begins, or ends in peace: one that is cut off has seen a part only.
    package func note(_ mark: Mark) { hear(StageFinding(kind: mark.rawValue, message: "")) }

    package enum Mark: String { case began, ended }

    /// In one piece; a file that cannot be written has no line that says so, and the review misses the mark.
    private static func append(_ line: String, to path: String) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try? file.write(contentsOf: Data((line + "\n").utf8))
    }
}
