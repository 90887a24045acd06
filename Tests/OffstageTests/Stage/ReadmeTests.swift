import Foundation
import Offstage
import Testing
import UIKit

@MainActor
@Suite("Examples of the README")
struct ReadmeTests {
    // The README shows this body.
    @Test("A card fades in the stage's time and takes a tap")
    func cardFadesAndTakesATap() throws {
        let stage = Stage(device: .iPhone16)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.window.addSubview(button)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) { button.alpha = 0.5 }
        stage.advance(by: 0.5)
        #expect(button.layer.presentation()?.opacity == 0.75)
        try stage.touch.tap(button)
        #expect(taps == 1)
    }

    @Test("The README shows what is tested here")
    func text() throws {
        let file = URL(fileURLWithPath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let own = try String(contentsOf: file, encoding: .utf8)
        let parts = own.components(separatedBy: "func cardFadesAndTakesATap() throws {\n")
        let body = try #require(parts.dropFirst().first).components(separatedBy: "\n    }\n")[0]
        let lines = body.split(separator: "\n").map { $0.drop { $0 == " " } }
        let shown = readme.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.count == 11 && lines.allSatisfy { shown.contains($0) })
    }
}
