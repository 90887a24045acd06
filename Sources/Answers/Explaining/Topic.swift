import TextFormatting

/// A word of the answers, and what it means.
struct Topic {
    enum Kind: String, CaseIterable {
        case passReason, passPurpose, hitTestRule, touchFinding, diagnostic, slownessCause, constraintKind, treeFlag
        case layoutWord, tracePhase, exitCode

        /// What people read: `pass reason`.
        var title: String { rawValue.words(separatedBy: " ") }
    }

    let kind: Kind
    let name: String
    /// What it means, without a full stop.
    let sentence: String
    /// What removes it, where something does.
    var removal: String?
    /// The smallest scene that shows it, below the repository.
    var scene: String?
    /// The scene that avoids it with the same picture.
    var avoided: String?

    /// All words, kind by kind.
    static let all: [Topic] = Kind.allCases.flatMap(\.topics)

    /// The words of a name, of which there is one a kind; capitals do not matter.
    static func named(_ name: String) -> [Topic] {
        all.filter { $0.name.lowercased() == name.lowercased() }
    }

    /// The whole of it.
    var lines: [String] {
        let notes = [("what helps", removal), ("smallest scene", scene), ("same picture without it", avoided)]
        return ["\(name) (\(kind.title))", "  \(sentence)"]
            + notes.compactMap { title, text in text.map { "  \(title): \($0)" } }
    }

    /// A line a word, below the titles of the kinds.
    static func list(_ topics: [Topic]) -> [String] {
        let width = topics.map(\.name.count).max() ?? 0
        return Kind.allCases.flatMap { kind -> [String] in
            let members = topics.filter { $0.kind == kind }
            return members.isEmpty
                ? []
                : [kind.title.uppercased()]
                    + members.map {
                        "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.sentence)"
                    }
        }
    }

    var jsonValue: JSONValue {
        .object([
            ("name", .string(name)), ("kind", .string(kind.rawValue)), ("sentence", .string(sentence)),
            ("removal", .text(removal)), ("scene", .text(scene)), ("avoided", .text(avoided)),
        ])
    }
}

extension String {
    /// A name's words in small letters: `hitTestRule` as `hit test rule`.
    func words(separatedBy separator: String) -> String {
        reduce(into: "") { $0 += $1.isUppercase ? separator + $1.lowercased() : String($1) }
    }
}
