import Offstage
import Testing
import XCTest

// Called before main() by the library that test programs are linked with.
// swift-format-ignore: NoLeadingUnderscores
/// Lets what raises an exception on a device fail the test in which it happens, and not end all others: the call that was
/// wrong has no effect. Windows live as long as the test that makes them.
@_cdecl("offstage_let_misuse_fail_tests")
public func _letMisuseFailTests() {
    let review = MainActor.assumeIsolated {
        let review = ReviewOfTests.begin()
        TestRun.listenToMisuse(MisuseInTests.fail)
        TestRun.followDiagnostics(DiagnosticsInTests.tell)
        return review
    }
    XCTestObservationCenter.shared.addTestObserver(review ?? WindowsOfTests())
}

/// Tells tests of misuse.
enum MisuseInTests {
    /// Fails the test that runs.
    /// - Returns: Whether there is one.
    @MainActor static func fail(_ message: String) -> Bool {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message))
            return true
        }
        return FailingTest.name { XCTFail(message) } != nil
    }
}
