import Foundation
import TextFormatting

/// A `reftest.list`: scenes that must agree, must differ, or must not depend on how they are drawn.
///
///     # comment
///     == a.yml b.yml                    same pixels
///     != a.yml b.yml                    not the same
///     ** a.yml                          same pixels at every tile size and thread count
///     maximum(1) == a.yml b.yml         no channel differs by more than 1
///     offscreen(3) == a.yml b.yml       besides, the first scene takes three offscreen passes
///     offscreen(3) a.yml                just the count
public struct ReferenceList: Sendable {
    /// One line: a claim about one or two scenes.
    public struct Entry: Hashable, Sendable {
        /// What an entry says, as it is written.
        public enum Relation: String, Sendable {
            /// No channel differs by more than `maximum`.
            case equal = "=="
            /// Some channel differs by more than `maximum`.
            case different = "!="
            /// Equal pixels however the scene is drawn.
            case invariant = "**"
            /// Offscreen passes alone.
            case counted = ""
        }

        /// In the list, from 1.
        public var line: Int
        /// What is said of the scenes.
        public var relation: Relation
        /// Paths relative to the list; two for `==` and `!=`, else one.
        public var scenes: [String]
        /// How many offscreen passes the first scene takes; nil where the line does not say.
        public var offscreenPasses: Int?
        /// The largest channel difference that still counts as equal.
        public var maximum = 0
    }

    /// A line that is not of the grammar.
    public struct SyntaxError: Error, Hashable, CustomStringConvertible {
        /// The list, as messages name it.
        public var file: String
        /// In the list, from 1.
        public var line: Int
        /// What is wrong, and what was expected.
        public var message: String

        /// File, line and message, as compilers print them.
        public var description: String { "\(file):\(line): error: \(message)" }
    }

    /// The list, as messages name it.
    public let file: String
    /// In the order of their lines.
    public let entries: [Entry]

    /// - Throws: `SyntaxError` at the first line that is not of the grammar.
    public init(text: String, file: String) throws(SyntaxError) {
        self.file = file
        var entries: [Entry] = []
        for (index, content) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = content.prefix { $0 != "#" }
            let words = code.split(whereSeparator: \.isWhitespace).map(String.init)
            guard !words.isEmpty else { continue }
            entries.append(try Self.entry(words, line: index + 1, file: file))
        }
        self.entries = entries
    }

    private static func entry(_ words: [String], line: Int, file: String) throws(SyntaxError) -> Entry {
        var entry = Entry(line: line, relation: .counted, scenes: [])
        for word in words {
            if let count = argument(of: "offscreen", in: word) {
                entry.offscreenPasses = count
            } else if let level = argument(of: "maximum", in: word) {
                entry.maximum = level
            } else if !word.isEmpty, let relation = Entry.Relation(rawValue: word) {
                entry.relation = relation
            } else {
                entry.scenes.append(word)
            }
        }
        let wanted = entry.relation == .equal || entry.relation == .different ? 2 : 1
        guard entry.scenes.count == wanted else {
            throw SyntaxError(
                file: file, line: line,
                message: "'\(entry.relation.rawValue)' takes \(wanted.counted("scene")), not \(entry.scenes.count)")
        }
        guard entry.relation != .counted || entry.offscreenPasses != nil else {
            throw SyntaxError(
                file: file, line: line, message: "expected '==', '!=', '**' or 'offscreen(N)' in front of a scene")
        }
        return entry
    }

    /// The number in `name(number)`.
    private static func argument(of name: String, in word: String) -> Int? {
        guard word.hasPrefix(name + "("), word.hasSuffix(")") else { return nil }
        return Int(word.dropFirst(name.count + 1).dropLast())
    }
}
