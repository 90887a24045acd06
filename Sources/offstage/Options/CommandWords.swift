import Answers
import SceneFile

/// The words of a command line before the parser sees them.
struct CommandWords {
    private(set) var words: [String]

    /// - Parameter commands: the names of all commands, `help` left out.
    /// - Throws: when a command is named that does not exist, with the nearest one that does.
    init(_ words: [String], commands: [String]) throws {
        self.words = words
        let named = words.first == "help" ? words.dropFirst().first : words.first
        if let named, !named.hasPrefix("-"), named != "help", !commands.contains(named) {
            let nearest = NearestName.nearest(to: named, among: commands + ["help"])
            let hint = nearest.map { "did you mean '\($0)'?" } ?? "there are \(commands.joined(separator: ", "))"
            throw AnswerFailure.usage("there is no command '\(named)'; \(hint)")
        }
        if words.first == "hit" { protectNegativePoint() }
    }

    /// `-5,1` is a point, and no option: it goes to the end, behind the `--` that ends the options.
    private mutating func protectNegativePoint() {
        let options = words.prefix { $0 != "--" }
        guard let index = options.firstIndex(where: Self.isNegativePoint) else { return }
        let rest = words.dropFirst(options.count + 1)
        words = options[..<index] + options[(index + 1)...] + ["--"] + rest + [words[index]]
    }

    private static func isNegativePoint(_ word: String) -> Bool {
        word.hasPrefix("-") && word.contains(",") && word.dropFirst().first.map { $0.isNumber || $0 == "." } == true
    }
}
