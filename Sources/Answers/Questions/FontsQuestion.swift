/// What text can be set in: the system's font, the text styles and the families that scenes can name; or how wide one
/// text is in the system's font.
package struct FontsQuestion: Question {
    package static let command = "fonts"

    private let filter: String?
    private let text: TextInSystemFont?

    /// - Parameter filter: A part of any name; nil takes all.
    package init(filter: String? = nil) {
        self.filter = filter
        text = nil
    }

    package init(measuring text: TextInSystemFont) {
        filter = nil
        self.text = text
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        if let text {
            let measure = try TextMeasure(text)
            answer.tell(lines: measure.lines)
            answer.add(measure.jsonValue)
            return
        }
        let list = FontList(filter: filter)
        guard !list.isEmpty else {
            throw AnswerFailure(
                [Problem(unknown: filter ?? "", kind: "font", among: FontList.names)], .badInput)
        }
        answer.tell(lines: list.lines)
        answer.add(list.jsonValue)
    }
}
