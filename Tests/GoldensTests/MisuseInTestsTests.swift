import Offstage
import Testing
import UIKit

@testable import GoldenTesting

@Suite("Misuse in tests of packages")
@MainActor
struct MisuseInTestsTests {
    @Test("It fails the test that runs")
    func fails() {
        var isHeard = false
        withKnownIssue {
            isHeard = MisuseInTests.fail("an exception")
        } matching: {
            $0.comments.map(\.rawValue) == ["an exception"]
        }
        #expect(isHeard)
    }

    @Test("A stage whose misuse somebody notes goes on, and the call has no effect")
    func goesOn() {
        let stage = Stage()
        var heard: [String] = []
        stage.diagnostics.listener = { message in
            heard.append(message)
            return true
        }
        #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
        #expect(heard.count == 1 && heard == stage.diagnostics.messages)
    }
}
