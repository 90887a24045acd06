import Testing
import UIKit

@testable import Faults

/// Tests that tell nobody of their end are looked at while they wait.
@MainActor
@Suite struct RestTests {
    @Test func sameText() async throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.addSubview(TinyLabel(frame: CGRect(x: 20, y: 100, width: 300, height: 400)))
        window.makeKeyAndVisible()
        try await Task.sleep(nanoseconds: 100_000_000)
        #expect(window.subviews.count == 1)
    }
}
