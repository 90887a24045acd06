import Foundation
import Offstage

/// Tells in the output of a test run what its stage has to say.
@MainActor
enum DiagnosticsInTests {
    private static var told: Set<String> = []

    /// One line for each sentence, once in a run, with the test that it came up in where that is known.
    static func tell(_ diagnostic: Diagnostic) {
        guard told.insert(diagnostic.line).inserted else { return }
        FileHandle.standardError.write(Data((line(of: diagnostic) + "\n").utf8))
    }

    static func line(of diagnostic: Diagnostic) -> String {
        let test = CallSite.currentTest.map { $0 + ": " } ?? ""
        let sentence = diagnostic.line.replacing("\n", with: " ")
        return "note: " + test + sentence + (diagnostic.kind.remedy.map { " (\($0))" } ?? "")
    }
}
