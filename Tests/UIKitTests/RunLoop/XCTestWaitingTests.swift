import Offstage
import UIKit
import XCTest

/// Waits of XCTest let virtual time pass. Not on the main actor, as XCTest's methods are.
final class XCTestWaitingTests: XCTestCase {
    private struct Held: @unchecked Sendable {
        // XCTest calls its methods on the main thread.
        let expectation: XCTestExpectation
    }

    func testFiveVirtualSecondsPassInAWait() {
        let done = Held(expectation: expectation(description: "five seconds"))
        let start = Date()
        let stage = MainActor.assumeIsolated {
            let stage = Stage()
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { done.expectation.fulfill() }
            return stage
        }
        wait(for: [done.expectation], timeout: 4)
        XCTAssertLessThan(Date().timeIntervalSince(start), 4)
        MainActor.assumeIsolated { XCTAssertEqual(stage.time, 5) }
    }

    func testTasksOfABodyRunInTheStagesTurns() {
        MainActor.assumeIsolated {
            let stage = Stage()
            var time: Double?
            Task {
                try await Task.sleep(for: .seconds(3))
                time = stage.time
            }
            stage.advance(by: 4)
            XCTAssertEqual(time, 3)
        }
    }
}
