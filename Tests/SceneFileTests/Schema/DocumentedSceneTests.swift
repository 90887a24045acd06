import Foundation
import Testing
import UIKit
import YAMLTree

@testable import SceneFile

@MainActor
@Suite("Scenes in documents")
struct DocumentedSceneTests {
    nonisolated static let documents = [
        "README.md", "Docs/components.md", "Docs/time-in-scenes.md", "Docs/touches-in-scenes.md",
        "Docs/controllers-in-scenes.md", "Docs/lists-in-scenes.md", "Docs/text-input.md",
    ]

    @Test("The screens of `offstage new` validate")
    func templates() throws {
        let folder = Repository.root.appendingPathComponent("Sources/Answers/Templates")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count == 6)
        let validator = SchemaValidator(SceneSchema.json())
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let root = try #require(YAMLTree(text, maximumValues: 100_000).root)
            #expect(validator.problems(root.json) == [], "\(file.lastPathComponent)")
        }
    }

    @Test("Scenes that documents show are read, validate, and are as they say", arguments: documents)
    func shown(document: String) throws {
        let text = try String(contentsOf: Repository.root.appendingPathComponent(document), encoding: .utf8)
        let scenes = text.matches(of: #/```yaml\n([\s\S]*?)```/#).map { String($0.output.1) }
        #expect(!scenes.isEmpty)
        let validator = SchemaValidator(SceneSchema.json())
        for scene in scenes {
            let root = try #require(YAMLTree(scene, maximumValues: 100_000).root)
            #expect(validator.problems(root.json) == [])
            #expect(try SceneText.frames(scene).flatMap(\.failures) == [])
        }
    }
}
