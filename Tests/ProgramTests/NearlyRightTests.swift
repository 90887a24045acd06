import Foundation
import Testing

/// What people write that is nearly a scene.
@Suite("Sentences for what is nearly right") struct NearlyRightTests {
    @Test(
        "A byte order mark, a tab and another edition are called by their names",
        arguments: [
            ("\u{FEFF}offstage: 1\nview: {}\n", "1:1: error: the file begins with a byte order mark; save it as UTF-8"),
            ("offstage: 1\nview:\n\tid: x\n", "3:1: error: a tab stands here, and YAML is indented with spaces alone"),
            ("offstage: 2\nview: {}\n", "1:11: error: the file is of edition 2, and this program reads edition 1"),
            ("offstage: x\nview: {}\n", "1:11: error: found 'x'; expected 1"),
        ])
    func sentences(_ text: String, _ sentence: String) throws {
        let program = try Program()
        try program.folder.write(text, "near.yml")
        let result = try program.run("plan", "near.yml")
        #expect(result.status == 2 && result.errors.hasPrefix("near.yml:" + sentence), "\(result.errors)")
    }
}
