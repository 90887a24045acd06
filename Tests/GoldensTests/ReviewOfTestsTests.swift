import Foundation
import Offstage
import Testing
import UIKit
import XCTest

@testable import GoldenTesting

@Suite("The review of tests of packages")
@MainActor
struct ReviewOfTestsTests {
    // In a process of its own: a review is the process's, and here other tests make stages.
    @Test("A file has the beginning, what tests show and leave behind, and the end")
    func file() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            try await MainActor.run {
                TestRun.makeCurrent()
                let path = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)")
                    .path
                let log = FindingLog(environment: [FindingLog.variable: path])
                let observer = try #require(ReviewOfTests.begin(log))
                let test = XCTestCase(name: "testShows") { _ in }
                observer.testCaseWillStart(test)
                Ring.show()
                observer.testCaseDidFinish(test)
                print(try String(contentsOfFile: path, encoding: .utf8))
            }
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = output.split(separator: "\n").filter { $0.hasPrefix("{\"kind\"") }
        #expect(lines.first == "{\"kind\":\"began\",\"message\":\"\",\"view\":null,\"types\":[],\"test\":null}")
        #expect(lines.contains { $0.contains("\"audit.smallText\"") && $0.contains("XCTestCase/testShows\"") })
        #expect(lines.contains { $0.contains("\"retainCycle\"") && $0.contains("Ring.me") })
    }

    @Test("Nothing begins where no run asks for it")
    func nothing() {
        #expect(FindingLog(environment: [:]) == nil)
        #expect(FindingLog(environment: [FindingLog.variable: ""]) == nil)
    }

    private final class Ring: UIView {
        private var me: Ring?

        /// A window with a text of nine points, and a view that holds itself.
        static func show() {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            (label.text, label.font) = ("Small", .systemFont(ofSize: 9))
            let ring = Ring(frame: window.bounds)
            ring.me = ring
            ring.addSubview(label)
            window.addSubview(ring)
            window.isHidden = false
            Stage.current?.runTurn()
        }
    }
}
