import Synchronization
import Typesetting

/// What was found wrong with texts, assets and symbols while a scene was the current one, on any thread, until the scene tells it.
package final class DrawingProblems: Sendable {
    package struct Found: Sendable {
        package fileprivate(set) var texts = TextProblems()
        /// Whole sentences about asset catalogues and pictures, each once.
        package fileprivate(set) var assets: [String] = []
        /// Whole sentences about symbols without a drawing, each once.
        package fileprivate(set) var symbols: [String] = []
    }

    private struct Reference: Sendable {
        weak let problems: DrawingProblems?
    }

    /// What was found while no scene was current.
    package static let standing = DrawingProblems()
    private static let shared = Mutex(Reference(problems: nil))

    private let found = Mutex(Found())

    package init() {}

    /// To be called with a scene's problems when it becomes the current one.
    package static func setShared(_ problems: DrawingProblems) {
        shared.withLock { $0 = Reference(problems: problems) }
    }

    private static var current: DrawingProblems { shared.withLock { $0.problems } ?? standing }

    /// Notes what is wrong with a text.
    static func note(_ problems: TextProblems) {
        if !problems.isEmpty { current.found.withLock { $0.texts.add(problems) } }
    }

    /// Notes a problem of an asset catalogue or a picture as a whole sentence.
    static func note(asset problem: String) {
        current.found.withLock { if !$0.assets.contains(problem) { $0.assets.append(problem) } }
    }

    /// Notes a symbol without a drawing as a whole sentence.
    static func note(symbol problem: String) {
        current.found.withLock { if !$0.symbols.contains(problem) { $0.symbols.append(problem) } }
    }

    /// What was noted since the last time.
    package func take() -> Found {
        found.withLock { found in
            defer { found = Found() }
            return found
        }
    }
}
