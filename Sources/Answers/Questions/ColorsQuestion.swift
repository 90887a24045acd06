import UIKit

/// The colours that have names, with their values in light, dark and high contrast.
package struct ColorsQuestion: Question {
    package static let command = "colors"

    private let filter: String?

    /// - Parameter filter: A part of the names; nil takes all.
    package init(filter: String? = nil) {
        self.filter = filter
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let list = ColorList(filter: filter)
        guard !list.colors.isEmpty else {
            throw AnswerFailure(
                [Problem(unknown: filter ?? "", kind: "colour", among: UIColor.names)], .badInput)
        }
        answer.tell(lines: list.lines(Terminal.current))
        answer.add(results: list.jsonValues)
    }
}
