import ArgumentParser
import Goldens

/// One thing that `test` found out about a scene.
enum SceneVerdict: Sendable {
    case golden(name: String, GoldenOutcome)
    case expectation(String)
    case unreadable(String)
    case cannotWrite(String)

    /// Nil where all is well.
    var status: ExitCode? {
        switch self {
        case .golden(_, let outcome): outcome.status
        case .expectation: ExitStatus.differs
        case .unreadable: ExitStatus.badInput
        case .cannotWrite: ExitStatus.cannotWrite
        }
    }

    var isFailure: Bool { status != nil && status != ExitStatus.recorded }

    /// One word, for machines.
    var kind: String {
        switch self {
        case .golden(_, let outcome): outcome.kind
        case .expectation: "expectation"
        case .unreadable: "unreadableScene"
        case .cannotWrite: "cannotWrite"
        }
    }

    /// What a person reads.
    var message: String {
        switch self {
        case .golden(let name, let outcome): "\(name): \(outcome)"
        case .expectation(let message), .unreadable(let message), .cannotWrite(let message): message
        }
    }
}

extension GoldenOutcome {
    fileprivate var status: ExitCode? {
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
    /// The scene's name, or the list's path.
    var name: String
    /// The path of the file.
    var path: String
    var verdicts: [SceneVerdict]

    var failures: [SceneVerdict] { verdicts.filter(\.isFailure) }
}
