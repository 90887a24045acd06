import Foundation
import Testing
import UIKit
import YAMLTree

@testable import SceneFile

@MainActor
@Suite("The JSON Schema")
struct SceneSchemaTests {
    private static let text = SceneSchema.json()
    private static let validator = SchemaValidator(text)

    private func problems(_ yaml: String) throws -> [String] {
        let root = try #require(YAMLTree(yaml, maximumValues: 100_000).root)
        return Self.validator.problems(root.json)
    }

    @Test("The file in Docs is what the tables say; `offstage schema` writes it")
    func isUpToDate() throws {
        let file = try String(
            contentsOf: Repository.root.appendingPathComponent("Docs/scene.schema.json"), encoding: .utf8)
        #expect(file == Self.text)
    }

    @Test("Every scene validates, and every scene is read without an error")
    func scenes() throws {
        let validator = Self.validator
        let folder = Repository.root.appendingPathComponent("Scenes").resolvingSymlinksInPath()
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { ["yml", "yaml", "json"].contains($0.pathExtension) }
        #expect(files.count >= 30)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let tree = YAMLTree(text, maximumValues: 1_000_000)
            let found = tree.root.map { validator.problems($0.json) } ?? ["no root"]
            #expect(found.isEmpty, "\(file.lastPathComponent): \(found)")
            do {
                _ = try Scene(contentsOf: file)
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test(
        "It refuses what the reader refuses",
        arguments: [
            "view: {}", "offstage: 2", "offstage: 1\nviews: {}", "offstage: 1\nview: { bgColor: red }",
            "offstage: 1\nview: { image: a.png }", "offstage: 1\nview: { class: UIImageView, draw: [] }",
            "offstage: 1\nview: { subviews: [{ viewRespectsSystemMinimumLayoutMargins: true }] }",
            "offstage: 1\nview: { layer: { alpha: 1 } }", "offstage: 1\nview: { layer: { path: bounds } }",
            "offstage: 1\nview: { sublayers: [{ fillColor: red }] }", "offstage: 1\nview: { frame: [1, 2, 3] }",
            "offstage: 1\nview: { alpha: 2 }", "offstage: 1\nview: { alpha: null }",
            "offstage: 1\nview: { backgroundColor: reddish }", "offstage: 1\nview: { backgroundColor: \"#12\" }",
            "offstage: 1\nview: { backgroundColor: [1, 2] }", "offstage: 1\nview: { class: UICollectionViewCell }",
            "offstage: 1\nview: { transform: [{ spin: 2 }] }", "offstage: 1\nview: { transform: [1, 2, 3] }",
            "offstage: 1\nview: { contentMode: fit }", "offstage: 1\nconstraints: {}",
            "offstage: 1\nview: { draw: [{ fill: bounds, colour: red }] }", "offstage: 1\nview: { draw: [flush] }",
            "offstage: 1\nchanges: [{ at: 1, id: a }]", "offstage: 1\nexpect: { offscreenPasses: -1 }",
            "offstage: 1\nexpect: { reasons: { a: [why] } }", "offstage: 1\ndevice: { size: [1] }",
            "offstage: 1\nview: { layerClass: CAShapeLayer, layer: { colors: [red] } }",
            "offstage: 1\ncomponents: [a]", "offstage: 1\ncomponents: { a: { parameters: {} } }",
            "offstage: 1\ncomponents: { a: { view: { alhpa: 1 } } }", "offstage: 1\nview: { with: {} }",
            "offstage: 1\ncomponents: { a: { view: {} } }\nview: { use: a, witth: {} }",
            "offstage: 1\nview: { layer: { cornerRadius: halves } }",
            "offstage: 1\nview: { layer: { shadowPath: outlines } }", "offstage: 1\nview: { autoresizingMask: all }",
        ])
    func strict(yaml: String) throws {
        #expect(try !problems(yaml).isEmpty)
        #expect(!SceneText.errors(yaml).isEmpty)
    }

    @Test(
        "It accepts what the reader accepts",
        arguments: [
            "offstage: 1", "offstage: 1\ndevice: iPhone 16\ntime: [0, 1]\nexpect: [{ at: 1, offscreenPasses: 0 }]",
            "offstage: 1\nview: { layerClass: CAShapeLayer, layer: { path: outline, fillColor: null } }",
            "offstage: 1\nview: { backgroundColor: { light: white, dark: { color: red, alpha: 0.5 } } }",
            "offstage: 1\nview: { sublayers: [{ class: CAGradientLayer, frame: bounds, colors: [red, \"#00F\"] }] }",
            "offstage: 1\ncomponents: { a: { parameters: { b: 1 }, view: { alpha: $b, layer: { zPosition: $b } } } }",
            "offstage: 1\ncomponents: { a: { view: {} } }\nview: { use: a, id: b, with: {}, frame: [0, 0, 1, 1] }",
            "offstage: 1\nview: { layer: { cornerRadius: half } }",
            "offstage: 1\nview: { class: UILabel, attributedText: \"a **b**\" }",
            "offstage: 1\nview: { draw: [save, { clip: [bounds, { oval: [0, 0, 1, 1] }] }, restore] }",
            "offstage: 1\nview: { layer: { filters: [{ name: gaussianBlur, inputRadius: 2 }] } }",
            "offstage: 1\nview: { layoutMargins: { top: 1 }, traitOverrides: { userInterfaceStyle: dark } }",
            "offstage: 1\nwindows: [{ windowLevel: 3, view: { viewRespectsSystemMinimumLayoutMargins: false } }]",
        ])
    func lenient(yaml: String) throws {
        #expect(try problems(yaml) == [])
        #expect(SceneText.errors(yaml) == [])
    }

    @Test("Every key of every class has a sentence")
    func summaries() {
        for row in SceneRegistry.standard.views.flatMap(\.rows) + SceneRegistry.standard.layers.flatMap(\.rows) {
            #expect(row.summary.hasSuffix("."), "\(row.key)")
        }
    }

    @Test("Editors find a sentence on every key of every class, or where the key refers to")
    func descriptions() throws {
        let root = try #require(try JSONSerialization.jsonObject(with: Data(Self.text.utf8)) as? [String: Any])
        let definitions = try #require(root["definitions"] as? [String: [String: Any]])
        for name in ["view.UILabel", "rootView.UIView", "change.CALayer", "layer.CAShapeLayer", "window"] {
            #expect(definitions[name]?["properties"] != nil, "\(name)")
        }
        func target(_ schema: [String: Any]) -> [String: Any] {
            let name = (schema["$ref"] as? String)?.split(separator: "/").last.map(String.init)
            return name.flatMap { definitions[$0] } ?? schema
        }
        func properties(_ schema: [String: Any]) -> [String: Any] { schema["properties"] as? [String: Any] ?? [:] }
        for (name, definition) in definitions {
            let shared = (definition["allOf"] as? [[String: Any]] ?? []).map { properties(target($0)) }
            for key in properties(definition).keys {
                let schemas = ([properties(definition)] + shared).compactMap { $0[key] as? [String: Any] }
                let sentences = schemas.compactMap { target($0)["description"] as? String }
                #expect(sentences.contains { !$0.isEmpty }, "\(name): \(key)")
            }
        }
    }

    @Test("What many classes have is in it once, so it stays small enough for editors")
    func size() {
        #expect(Self.text.utf8.count <= 1_420_000)
        #expect(Self.text.components(separatedBy: "Points, brought down to half the shorter side;").count == 2)
    }

    @Test("Classes of a program's own are in its schema, with their keys")
    func registered() throws {
        var registry = SceneRegistry.standard
        registry.register(MeterView.self, keys: [.number("level", "How full.", in: 0...1) { $0.level = $1 }])
        let validator = SchemaValidator(SceneSchema.json(registry: registry))
        func problems(_ yaml: String) throws -> [String] {
            validator.problems(try #require(YAMLTree(yaml, maximumValues: 100).root).json)
        }
        #expect(try problems("offstage: 1\nview: { class: MeterView, level: 0.5, alpha: 1 }") == [])
        #expect(try problems("offstage: 1\nview: { class: MeterView, level: 2 }") != [])
        #expect(try problems("offstage: 1\nview: { level: 0.5 }") != [])
    }
}

/// A view with a key of its own.
final class MeterView: UIView {
    var level: CGFloat = 0
}
