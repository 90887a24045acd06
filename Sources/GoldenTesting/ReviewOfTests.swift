import Foundation
import Offstage
import Synchronization
import UIKit
import XCTest

/// Reviews a package while its tests run, for `offstage swift audit --run`: looks at what each test of XCTest shows when it
/// ends, and for rings among what it made once it is over; those of Swift Testing's come at the end of the program.
final class ReviewOfTests: XCTestObservation, Sendable {
    private static let running = Mutex<String?>(nil)
    private static let log = Mutex<FindingLog?>(nil)
    private let windows = WindowsOfTests()

    /// Begins the review that the run asks for.
    /// - Returns: The observer of its tests; nil where no run asks for one.
    @MainActor
    static func begin(_ asked: FindingLog? = FindingLog()) -> ReviewOfTests? {
        guard let asked else { return nil }
        asked.note(.began)
        log.withLock { $0 = asked }
        PackageReview.begin(asked) { CallSite.currentTest ?? running.withLock { $0 } }
        TestRun.beginReview()
        atexit { ReviewOfTests.programEnds() }
        return ReviewOfTests()
    }

    /// A test as SwiftPM lists it: `Module.Suite/test`.
    private static func name(_ test: XCTestCase) -> String {
        let method = test.name.split(separator: ".").last.map(String.init) ?? test.name
        return "\(String(reflecting: type(of: test)))/\(method)"
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        Self.running.withLock { $0 = Self.name(testCase) }
        windows.testCaseWillStart(testCase)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let test = Self.name(testCase)
        Self.onMain { PackageReview.current?.testEnds() }
        windows.testCaseDidFinish(testCase)
        Self.onMain { PackageReview.current?.testIsOver(test) }
        Self.running.withLock { $0 = nil }
    }

    private static func onMain(_ body: @MainActor () -> Void) {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { body() }
    }

    /// Longer than this the end of the program does not wait for the main thread, in seconds.
    private static let patience = 5.0

    /// Swift Testing's program ends on any thread, while the main one waits for work.
    private static func programEnds() {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { PackageReview.current?.testIsOver(nil) }
        } else {
            let isDone = DispatchSemaphore(value: 0)
            MainThread.runLater {
                PackageReview.current?.testIsOver(nil)
                isDone.signal()
            }
            guard isDone.wait(timeout: .now() + patience) == .success else { return }
        }
        log.withLock { $0 }?.note(.ended)
    }
}
