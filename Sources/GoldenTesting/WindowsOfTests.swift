import Offstage
import XCTest

/// Keeps the windows that a test of XCTest makes until it is over, as the pool does that XCTest has on a device.
final class WindowsOfTests: XCTestObservation, Sendable {
    func testCaseWillStart(_ testCase: XCTestCase) { TestRun.keepWindows(true) }
    func testCaseDidFinish(_ testCase: XCTestCase) { TestRun.keepWindows(false) }
}
