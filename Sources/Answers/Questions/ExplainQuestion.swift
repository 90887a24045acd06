/// What the words of the answers mean, and what helps.
package struct ExplainQuestion: Question {
    package static let command = "explain"

    private let name: String?

    /// - Parameter name: A word as answers have it, or an exit code; nil for all.
    package init(_ name: String? = nil) {
        self.name = name
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let topics = name.map(Topic.named) ?? Topic.all
        guard !topics.isEmpty else {
            throw AnswerFailure(
                [Problem(unknown: name ?? "", kind: "word", among: Topic.all.map(\.name))], .badInput)
        }
        answer.tell(lines: name == nil ? Topic.list(topics) : topics.flatMap(\.lines))
        answer.add(results: topics.map(\.jsonValue))
    }
}
