import Foundation
import SceneFile
import TestSupport
import Testing

@testable import Answers

@MainActor
@Suite("Answers of audits")
struct AuditAnswerTests {
    /// A label that the dark changes, and what a layer or the scene has besides.
    private nonisolated static func scene(_ layer: String = "", _ more: String = "") -> String {
        """
        offstage: 1
        device: { size: [200, 200], scale: 1 }
        \(more)
        view:
          backgroundColor: systemBackground
          subviews:
            - id: title
              class: UILabel
              frame: [8, 20, 180, 40]
              text: Title
              textColor: { light: systemGray, dark: "#333333" }
            - id: panel
              frame: [8, 100, 180, 40]
              \(layer)
              subviews: [{ id: text, class: UILabel, frame: [0, 0, 180, 40], text: Text, textColor: "#777777" }]
        """
    }

    private func input(_ text: String) -> SceneInput {
        SceneInput(
            bytes: Data(text.utf8), file: "read.yml", name: "read", folder: FileManager.default.temporaryDirectory)
    }

    private func lines(_ text: String, _ variant: Variant, _ circumstances: AuditCircumstances) throws -> [String] {
        let each = circumstances.each(over: try variant.sceneOptions())
        return try SceneAudit(input(text), each, .all).findings().flatMap { finding in
            finding.circumstances.map { "\($0) \(finding.key.joined(separator: " "))" }
        }
    }

    @Test(
        "Under the appearances of one stage the same is found as on a stage for each",
        arguments: [
            scene(), scene("layer: { backgroundColor: systemBackground }"),
            scene("", "changes: [{ at: 0, id: title, set: { alpha: 0.9 } }]"),
            scene("", "time: [0, 0.5]"),
        ])
    func appearances(text: String) throws {
        let sizes = AuditCircumstances(textSizes: .all, appearances: .all)
        let together = try lines(text, Variant(), sizes)
        let apart = try [Variant.Appearance.light, .dark].flatMap { (appearance: Variant.Appearance) -> [String] in
            try lines(text, Variant(appearance: appearance), AuditCircumstances(textSizes: .all)).map {
                "\(appearance) \($0)"
            }
        }
        #expect(together.contains { $0.hasPrefix("dark") } && together.contains { $0.hasPrefix("light") })
        // What holds whatever is tried at text sizes of its own is told in the first circumstance alone.
        func isComparable(_ line: String) -> Bool { !line.contains("Dynamic Type") && !line.contains("Text clipped") }
        #expect(Set(together.filter(isComparable)).sorted() == Set(apart.filter(isComparable)).sorted())
    }

    @Test("A scene under other traits is the scene that is read with them")
    func varied() throws {
        let circumstances = AuditCircumstances(textSizes: .all, directions: .all, appearances: .all)
        let each = circumstances.each(over: try Variant().sceneOptions())
        #expect(each.count == 48 && Set(each.map(\.name)).count == 48)
        for circumstance in each {
            let read = try input(Self.scene()).scene(circumstance.options).makeStage().stage.traitCollection
            let varied = try input(Self.scene()).scene(circumstance.base).varied(circumstance.options)
            #expect(varied.makeStage().stage.traitCollection == read, "\(circumstance.name)")
        }
        for (index, circumstance) in each.enumerated() {
            let dark = circumstance.inTheDark.map { each[$0].name }
            #expect(dark == (index < 24 ? circumstance.name.replacingOccurrences(of: "light", with: "dark") : nil))
        }
    }
}
