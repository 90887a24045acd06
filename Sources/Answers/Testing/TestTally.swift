import Goldens
import TextFormatting

/// Collects what came of a test run and tells of failures as they come.
struct TestTally {
    private(set) var cases: [TestCase] = []
    private(set) var scenes = 0
    private(set) var references = 0
    /// What was found beside the scenes, a sentence each: orphaned goldens, an interrupted recording.
    private(set) var notes: [String] = []

    @MainActor
    mutating func add(_ scene: TestCase, _ answer: inout Answer) {
        scenes += 1
        cases.append(scene)
        for verdict in scene.verdicts { Self.tell(verdict, of: scene, &answer) }
    }

    /// - Parameter entries: how many lines of the list were compared.
    @MainActor
    mutating func addReferences(_ list: TestCase, entries: Int, _ answer: inout Answer) {
        references += entries
        cases.append(list)
        for verdict in list.verdicts { Self.tell(verdict, of: list, &answer) }
    }

    /// What could not be written beside the scenes' own files.
    @MainActor
    mutating func addFault(_ fault: any Error, path: String, _ answer: inout Answer) {
        let verdict = SceneVerdict.cannotWrite("\(fault)")
        let test = TestCase(name: path, path: path, verdicts: [verdict])
        cases.append(test)
        Self.tell(verdict, of: test, &answer)
    }

    @MainActor
    mutating func note(_ sentence: String, _ answer: inout Answer) {
        notes.append(sentence)
        answer.note(sentence)
    }

    /// Scenes finish in any order; files have the order of the names.
    mutating func sort() {
        cases.sort { $0.name < $1.name }
    }

    @MainActor
    private static func tell(_ verdict: SceneVerdict, of test: TestCase, _ answer: inout Answer) {
        let terminal = Terminal.current
        switch verdict {
        case .golden(_, .matched): break
        case .golden(let name, .recorded(let what)):
            answer.tell("\(terminal.styled("recorded", .yellow)) \(name) \(what)")
        case .note(let note): answer.report(note)
        case .golden(_, .tolerated): answer.tell("\(terminal.styled("tolerated", .yellow)) \(verdict.message)")
        default:
            answer.warn("\(terminal.styled("failed", .red)) \(verdict.message)\(hint(for: verdict, of: test))")
            answer.annotate(verdict.command(of: test))
        }
    }

    /// What records a golden that is missing.
    private static func hint(for verdict: SceneVerdict, of test: TestCase) -> String {
        guard case .golden(_, .missing) = verdict, !test.acceptance.isEmpty else { return "" }
        return ": \(test.acceptance) (--record-anywhere where there is no terminal)"
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
        var parts = [scenes.counted("scene"), count("matched").counted("picture", "match")]
        if count("tolerated") > 0 { parts.append("\(count("tolerated")) tolerated") }
        if count("recorded") > 0 { parts.append("\(count("recorded")) recorded") }
        if references > 0 { parts.append(references.counted("reference entry")) }
        parts.append(failures.counted("failure"))
        return parts.joined(separator: ", ")
    }

    /// What the run exits with: the one kind of failure there was, 1 when there were several, nil when all is well.
    var exitStatus: ExitStatus? {
        let statuses = Set(verdicts.compactMap(\.status))
        let failures = statuses.subtracting([.recorded])
        if failures.contains(.cannotWrite) { return .cannotWrite }
        if failures.count == 1 { return failures.first }
        if failures.count > 1 { return .differs }
        return statuses.isEmpty ? nil : .recorded
    }
}
