import Foundation
import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Soak")
struct SoakTests {
    /// Pages of memory that the process has, in bytes.
    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(fields[1])) * sysconf(Int32(_SC_PAGESIZE))
    }

    private static func drawScenes(_ numbers: Range<Int>) throws {
        for number in numbers {
            let text = SceneText.view(
                """
                subviews:
                  - id: card\(number)
                    frame: [2, 2, \(8 + number % 20), 12]
                    backgroundColor: "#\(String(number % 900 + 100))"
                    layer: { cornerRadius: \(number % 7), masksToBounds: true, shadowOpacity: 0.\(number % 10) }
                    subviews: [{ frame: [1, 1, 6, 6], alpha: 0.5, draw: [{ fill: bounds, color: red }] }]
                """)
            var renderer = SceneRenderer(try SceneText.scene(text))
            var server = RenderServer()
            while let pending = renderer.nextFrame() { _ = pending.render(with: &server) }
        }
    }

    // In a process of its own: what other tests take at the same time would count as growth.
    @Test("10,000 scenes: memory stays flat, and no view outlives its scene")
    func flat() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                try SoakTests.drawScenes(0..<1000)
                let before = try SoakTests.residentBytes()
                try SoakTests.drawScenes(1000..<10_000)
                let growth = try SoakTests.residentBytes() - before
                // A leak of one scene's views would be more than 2 kB a scene.
                #expect(growth < 12 << 20, "grew by \(growth >> 10) kB")
                #expect(try LeakScope.leaks { try SoakTests.drawScenes(0..<20) } == [])
            }
        }
    }
}
