import Foundation
import Testing

@Suite("Comments")
struct CommentRulesTests {
    @Test("No comment's first line leans on its neighbours")
    func openings() throws {
        var checked = 0
        for file in try PackageFiles.all(["swift", "c", "h"]) {
            for opening in CommentRules.openings(of: file.text) {
                checked += 1
                if CommentRules.leans(opening.text) {
                    Issue.record("\(file.path):\(opening.line): say what this is about: \(opening.text)")
                }
            }
        }
        #expect(checked > 10_000)
    }

    @Test("The first line of each comment is looked at, and no other")
    func lines() {
        let source = """
            /// One.
            ///
            /// It goes on.
            let a = 0  // It stands behind code.
                // Two,
                // they say.
                /// Three.
            // Four.
            //
            """
        #expect(
            CommentRules.openings(of: source) == [
                .init(line: 1, text: "One."), .init(line: 5, text: "Two,"), .init(line: 7, text: "Three."),
                .init(line: 8, text: "Four."),
            ])
    }

    @Test(
        "Words that point around lean, words that only begin like them do not",
        arguments: [
            ("It was chosen.", true), ("Those that wait.", true), ("Of all corners, in points.", true),
            ("The same in seconds.", true), ("That", true), ("There and back.", true), ("Its", true),
            ("Items that show.", false), ("The same-named key.", true), ("Sameness.", false), ("Theirs.", false),
            ("Of a group: its layers.", false), ("This layer in another place.", false), ("Order of calls.", false),
        ])
    func words(_ text: String, _ leans: Bool) {
        #expect(CommentRules.leans(text) == leans)
    }
}
