import ArgumentParser
import Goldens

/// Counts what came of a test run and tells of failures as they come.
struct TestTally {
    private(set) var scenes = 0
    private var matched = 0
    private var recorded = 0
    private var failed = 0
    private var references = 0
    private var statuses: [ExitCode] = []

    mutating func add(_ verdicts: [SceneVerdict], _ terminal: Terminal) {
        scenes += 1
        for verdict in verdicts { add(verdict, terminal) }
    }

    mutating func addReferences(_ list: ReferenceList, failures: [String], _ terminal: Terminal) {
        references += list.entries.count
        for failure in failures { fail(failure, ExitStatus.differs, terminal) }
    }

    mutating func addError(_ message: String, _ terminal: Terminal) {
        fail(message, ExitStatus.badInput, terminal)
    }

    private mutating func add(_ verdict: SceneVerdict, _ terminal: Terminal) {
        switch verdict {
        case .golden(_, .matched): matched += 1
        case .golden(let name, .recorded(let what)):
            recorded += 1
            statuses.append(ExitStatus.recorded)
            terminal.print("\(terminal.styled("recorded", .yellow)) \(name) \(what)")
        case .golden(let name, let outcome): fail("\(name): \(outcome)", Self.status(outcome), terminal)
        case .expectation(let message): fail(message, ExitStatus.differs, terminal)
        case .unreadable(let message): fail(message, ExitStatus.badInput, terminal)
        case .cannotWrite(let message): fail(message, ExitStatus.cannotWrite, terminal)
        }
    }

    private mutating func fail(_ message: String, _ status: ExitCode, _ terminal: Terminal) {
        failed += 1
        statuses.append(status)
        terminal.complain("\(terminal.styled("failed", .red)) \(message)")
    }

    private static func status(_ outcome: GoldenOutcome) -> ExitCode {
        switch outcome {
        case .missing: ExitStatus.missing
        case .unreadable: ExitStatus.unreadable
        case .sizeDiffers: ExitStatus.sizeDiffers
        case .matched, .recorded, .pixelsDiffer, .textDiffers, .fontsDiffer: ExitStatus.differs
        }
    }

    var summary: String {
        var parts = ["\(scenes) scenes", "\(matched) pictures match"]
        if recorded > 0 { parts.append("\(recorded) recorded") }
        if references > 0 { parts.append("\(references) reference entries") }
        parts.append("\(failed) failures")
        return parts.joined(separator: ", ")
    }

    /// What the run exits with: the one kind of failure there was, 1 when there were several, nil when all is well.
    var exitStatus: ExitCode? {
        let failures = Set(statuses.filter { $0 != ExitStatus.recorded }.map(\.rawValue))
        if failures.count == 1, let status = failures.first { return ExitCode(status) }
        if failures.count > 1 {
            return failures.contains(ExitStatus.cannotWrite.rawValue) ? ExitStatus.cannotWrite : ExitStatus.differs
        }
        return recorded > 0 ? ExitStatus.recorded : nil
    }
}

/// One thing that `test` found out about a scene.
enum SceneVerdict: Sendable {
    case golden(name: String, GoldenOutcome)
    case expectation(String)
    case unreadable(String)
    case cannotWrite(String)
}
