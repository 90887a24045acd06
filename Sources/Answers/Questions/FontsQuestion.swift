/// What text can be set in: the system's font, the text styles and the families that scenes can name.
package struct FontsQuestion: Question {
    package static let command = "fonts"

    private let filter: String?

    /// - Parameter filter: A part of any name; nil takes all.
    package init(filter: String? = nil) {
        self.filter = filter
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let list = FontList(filter: filter)
        guard !list.isEmpty else {
            throw AnswerFailure(
                [Problem(unknown: filter ?? "", kind: "font", among: FontList.names)], .badInput)
        }
        answer.tell(lines: list.lines)
        answer.add(list.jsonValue)
    }
}
