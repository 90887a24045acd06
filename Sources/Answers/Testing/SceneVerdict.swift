import Goldens
import RenderServer
import TextFormatting

/// One thing that `test` found out about a scene.
enum SceneVerdict: Sendable {
    case golden(name: String, GoldenOutcome)
    case expectation(Problem)
    case unreadable(Problem)
    case cannotWrite(String)
    /// What the scene's stage had to say, where that fails it.
    case diagnostic(Problem)
    /// What was left out, and why, or what the scene's stage had to say.
    case note(Problem)

    /// Nil where all is well.
    var status: ExitStatus? {
        switch self {
        case .golden(_, let outcome): outcome.status
        case .expectation, .diagnostic: ExitStatus.differs
        case .unreadable: ExitStatus.badInput
        case .cannotWrite: ExitStatus.cannotWrite
        case .note: nil
        }
    }

    var isFailure: Bool { status != nil && status != ExitStatus.recorded }

    /// One word, for machines.
    var kind: String {
        switch self {
        case .golden(_, let outcome): outcome.kind
        case .expectation: "expectation"
        case .diagnostic: "diagnostic"
        case .unreadable: "unreadableScene"
        case .cannotWrite: "cannotWrite"
        case .note: "note"
        }
    }

    var jsonValue: JSONValue {
        var (golden, difference, problem): (String?, PictureDifference?, Problem?)
        switch self {
        case .golden(let name, let outcome): (golden, difference) = (name, outcome.difference)
        case .expectation(let found), .unreadable(let found), .diagnostic(let found), .note(let found): problem = found
        case .cannotWrite: break
        }
        return .object([
            ("kind", .string(kind)), ("isFailure", .bool(isFailure)), ("golden", .text(golden)),
            ("message", .string(problem?.message ?? message)), ("difference", difference?.jsonValue ?? .null),
            ("line", problem?.line.map { .integer($0) } ?? .null),
            ("column", problem?.column.map { .integer($0) } ?? .null),
        ])
    }

    /// For the runner of a workflow: at the problem's place, else at the file of the scene.
    func command(of test: TestCase) -> WorkflowCommand {
        switch self {
        case .expectation(let problem), .unreadable(let problem), .diagnostic(let problem):
            WorkflowCommand(problem) ?? WorkflowCommand(file: test.path, message: problem.message)
        default: WorkflowCommand(file: test.path, message: message)
        }
    }

    /// What a person reads.
    var message: String {
        switch self {
        case .golden(let name, let outcome): "\(name): \(outcome)"
        case .expectation(let problem), .unreadable(let problem), .diagnostic(let problem), .note(let problem):
            problem.text
        case .cannotWrite(let message): message
        }
    }
}

extension GoldenOutcome {
    fileprivate var difference: PictureDifference? {
        switch self {
        case .tolerated(let difference, _), .pixelsDiffer(let difference): difference
        default: nil
        }
    }

    package var status: ExitStatus? {
        switch self {
        case .matched, .tolerated: nil
        case .recorded: ExitStatus.recorded
        case .missing: ExitStatus.missing
        case .unreadable: ExitStatus.unreadable
        case .sizeDiffers: ExitStatus.sizeDiffers
        case .pixelsDiffer: ExitStatus.pixelsDiffer
        case .textDiffers: ExitStatus.accountDiffers
        case .fontsDiffer: ExitStatus.fontsDiffer
        }
    }
}

/// A scene or a reference list with what came of it.
struct TestCase: Sendable {
    /// One picture of a scene with what came of it.
    struct Part: Sendable {
        /// The picture's name: `shadows/card-dark`.
        var name: String
        var verdicts: [SceneVerdict]
        /// What reading, drawing and comparing it took.
        var seconds = 0.0
    }

    /// The scene's or the list's path below the folder that was named, without a suffix.
    var name: String
    /// The path of the file.
    var path: String
    var parts: [Part]
    /// The command that accepts the scene's pictures; empty for what has none.
    var acceptance = ""

    var verdicts: [SceneVerdict] { parts.flatMap(\.verdicts) }
    var failures: [SceneVerdict] { verdicts.filter(\.isFailure) }

    private var failsGolden: Bool {
        failures.contains { if case .golden = $0 { !acceptance.isEmpty } else { false } }
    }

    var jsonValue: JSONValue {
        .object([
            ("name", .string(name)), ("path", .string(path)), ("isFailure", .bool(!failures.isEmpty)),
            ("accept", failsGolden ? .string(acceptance) : .null),
            ("verdicts", .array(verdicts.map(\.jsonValue))),
        ])
    }
}

extension TestCase {
    /// A case of one part.
    init(name: String, path: String, verdicts: [SceneVerdict], seconds: Double = 0) {
        self.init(name: name, path: path, parts: [Part(name: name, verdicts: verdicts, seconds: seconds)])
    }
}
