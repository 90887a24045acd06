import Offstage
import Testing
import UIKit
import XCTest

@testable import GoldenTesting

@Suite("Windows of tests of packages")
@MainActor
struct WindowsOfTestsTests {
    /// What a test does with a window that nobody holds.
    private func viewInAWindow() -> UIView {
        let view = UIView()
        UIWindow().addSubview(view)
        return view
    }

    // In a process of its own: here other tests make stages current.
    @Test("They live as long as the test that makes them, in whose pool they are on a device")
    func life() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                TestRun.makeCurrent()
                let (tests, test) = (WindowsOfTestsTests(), XCTestCase(name: "a") { _ in })
                precondition(tests.viewInAWindow().window == nil)
                let observer = WindowsOfTests()
                observer.testCaseWillStart(test)
                let view = tests.viewInAWindow()
                precondition(view.window != nil)
                observer.testCaseDidFinish(test)
                precondition(view.window == nil)
            }
        }
    }
}
