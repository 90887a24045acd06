import CompileKit
import Testing

@Suite("The compile kit")
struct CompileKitTests {
    @Test("Lines that must fail do, with what they are to say; others are told of")
    func verdicts() async throws {
        let problems = try await Snippet.problems([
            Snippet("import UIKit\nlet v: UIView? = nil\nlet s: Stage? = nil  // error: cannot find type 'Stage'"),
            Snippet("let number: Int = 1  // error"),
            Snippet("let text: String = 1"),
            Snippet("let text: String = 1  // error: cannot find"),
            Snippet(mode: "5", "class Shared { static var count = 0 }"),
            Snippet(mode: "6", "class Shared { static var count = 0 }  // error: not concurrency-safe"),
            Snippet("func f() { let unused = 1 }  // warning: never used"),
            Snippet("func f() {}  // warning"),
        ])
        #expect(
            problems == [
                "snippet 1: line 1 compiles, though it must not",
                "snippet 2: line 1 does not compile: cannot convert value of type 'Int' to specified type 'String'",
                "snippet 3: line 1: error “cannot convert value of type 'Int' to specified type 'String'” instead of "
                    + "“cannot find”",
                "snippet 7: line 1 compiles without a warning",
            ])
    }
}
