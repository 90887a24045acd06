import Pages
import SceneFile

/// Which of a scene's expectations do not hold, in which frames.
struct FailedExpectations {
    private var failures: [Int: [(frame: Int, message: String)]] = [:]
    private var frame = 0

    /// Takes what a frame does not hold; the frames come in their order.
    mutating func note(_ errors: [SceneError]) {
        for error in errors { failures[error.line, default: []].append((frame, error.message)) }
        frame += 1
    }

    /// By line of the file.
    var expectations: [FilmExpectation] {
        failures.sorted { $0.key < $1.key }.map { FilmExpectation(text: "line \($0.key)", failures: $0.value) }
    }
}
