import ArgumentParser
import Goldens

/// Collects what came of a test run and tells of failures as they come.
struct TestTally {
    private(set) var cases: [TestCase] = []
    private(set) var scenes = 0
    private(set) var references = 0
    /// What was found beside the scenes, a sentence each: orphaned goldens, an interrupted recording.
    private(set) var notes: [String] = []

    mutating func add(_ scene: TestCase, _ terminal: Terminal) {
        scenes += 1
        cases.append(scene)
        for verdict in scene.verdicts { tell(verdict, terminal) }
    }

    mutating func addReferences(_ list: ReferenceList, path: String, failures: [String], _ terminal: Terminal) {
        references += list.entries.count
        let verdicts = failures.map(SceneVerdict.expectation)
        cases.append(TestCase(name: path, path: path, verdicts: verdicts))
        for verdict in verdicts { tell(verdict, terminal) }
    }

    mutating func addError(_ message: String, path: String, _ terminal: Terminal) {
        cases.append(TestCase(name: path, path: path, verdicts: [.unreadable(message)]))
        tell(.unreadable(message), terminal)
    }

    mutating func note(_ sentence: String, _ terminal: Terminal) {
        notes.append(sentence)
        terminal.print(sentence)
    }

    /// Scenes finish in any order; files have the order of the names.
    mutating func sort() {
        cases.sort { $0.name < $1.name }
    }

    private func tell(_ verdict: SceneVerdict, _ terminal: Terminal) {
        switch verdict {
        case .golden(_, .matched): break
        case .golden(let name, .recorded(let what)):
            terminal.print("\(terminal.styled("recorded", .yellow)) \(name) \(what)")
        case .golden(_, .tolerated): terminal.print("\(terminal.styled("tolerated", .yellow)) \(verdict.message)")
        default: terminal.complain("\(terminal.styled("failed", .red)) \(verdict.message)")
        }
    }

    // MARK: Sums

    var verdicts: [SceneVerdict] { cases.flatMap(\.verdicts) }

    /// Goldens with this outcome.
    func count(_ kind: String) -> Int { verdicts.count { $0.kind == kind } }

    var failures: Int { verdicts.count(where: \.isFailure) }

    /// The scenes that could not be read.
    var unreadable: [String] {
        cases.filter { $0.verdicts.contains { $0.status == ExitStatus.badInput } }.map(\.name)
    }

    /// The goldens that were compared or recorded.
    var goldens: Set<String> {
        verdicts.reduce(into: []) { names, verdict in
            if case .golden(let name, _) = verdict { names.insert(name) }
        }
    }

    var summary: String {
        var parts = ["\(scenes) scenes", "\(count("matched")) pictures match"]
        if count("tolerated") > 0 { parts.append("\(count("tolerated")) tolerated") }
        if count("recorded") > 0 { parts.append("\(count("recorded")) recorded") }
        if references > 0 { parts.append("\(references) reference entries") }
        parts.append("\(failures) failures")
        return parts.joined(separator: ", ")
    }

    /// What the run exits with: the one kind of failure there was, 1 when there were several, nil when all is well.
    var exitStatus: ExitCode? {
        let statuses = Set(verdicts.compactMap(\.status).map(\.rawValue))
        let failures = statuses.subtracting([ExitStatus.recorded.rawValue])
        if failures.contains(ExitStatus.cannotWrite.rawValue) { return ExitStatus.cannotWrite }
        if failures.count == 1, let status = failures.first { return ExitCode(status) }
        if failures.count > 1 { return ExitStatus.differs }
        return statuses.isEmpty ? nil : ExitStatus.recorded
    }
}
