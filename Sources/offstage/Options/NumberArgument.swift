import ArgumentParser
import SceneFile

/// Numbers of the command line, with the limits and in the words of scene files' keys.
enum NumberArgument {
    /// - Returns: what reads a whole number of the range.
    static func whole(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
        { text in try SceneNumber.whole(text, in: range) }
    }

    /// Reads what something lasts, in seconds of virtual time.
    @Sendable static func lastingSeconds(_ text: String) throws -> Double {
        try SceneNumber.number(text, .positiveSeconds)
    }

    /// Reads screens' worth of bytes.
    @Sendable static func canvases(_ text: String) throws -> Double { try SceneNumber.number(text, .canvases) }

    /// Reads seconds of virtual time.
    @Sendable static func seconds(_ text: String) throws -> Double { try SceneNumber.number(text, .seconds) }
}
