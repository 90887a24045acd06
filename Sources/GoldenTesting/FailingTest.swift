import Synchronization
import XCTest

/// Listens to XCTest, which tells nobody but observers which test fails.
final class FailingTest: XCTestObservation, Sendable {
    private static let observer = FailingTest()
    private let heard = Mutex<String?>(nil)

    /// The name of the test that a failure is recorded in: `Suite.test`; nil outside of tests.
    static func name(_ fail: () -> Void) -> String? {
        observer.heard.withLock { $0 = nil }
        XCTestObservationCenter.shared.addTestObserver(observer)
        defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
        fail()
        return observer.heard.withLock { $0 }
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        heard.withLock { $0 = testCase.name }
    }
}
