import Testing
import UIKit
import YAMLTree

@testable import SceneFile

/// A kind, a key, a thing with an id and a change that nothing in the module knows: declared here and listed.
@Suite("Kinds of a feature's own")
@MainActor
struct OpenKindTests {
    private static let registry: SceneRegistry = {
        var registry = SceneRegistry.standard
        registry[ScenePartKind.self].append(.ruler)
        registry[ChangeVerb.self].append(RulerForms.verb)
        registry.register(
            RuledView.self,
            keys: [
                SceneKey("ruler", .nullable(.part(.ruler)), "Where it has lines.") { view, value, _ in
                    view.lines = value.part(Ruler.self)?.lines ?? []
                }
            ])
        return registry
    }()

    private func errors(_ lines: String) -> [String] {
        SceneText.errors(SceneText.view(lines), registry: Self.registry)
    }

    @Test("A kind that a room declares is read, and set by the keys that take it")
    func reading() throws {
        let text = SceneText.view("subviews: [{ id: a, class: RuledView, ruler: { every: 8, count: 3 } }]")
        let stage = try SceneText.scene(text, registry: Self.registry).makeStage()
        #expect((stage.view("a") as? RuledView)?.lines == [8, 16, 24])
    }

    @Test("What is wrong with it is said with its place, by the reader's own words")
    func messages() {
        #expect(
            errors("subviews: [{ class: RuledView, ruler: { every: 8, cuont: 3 } }]") == [
                "4:41 the ruler needs the key 'count'", "4:53 unknown key 'cuont' in the ruler; did you mean 'count'?",
            ])
        #expect(
            errors("subviews: [{ class: RuledView, ruler: 4 }]") == ["4:41 found '4'; expected a map for the ruler"])
        #expect(errors("subviews: [{ class: RuledView, ruler: null }]") == [])
    }

    @Test("The schema says it once and refers to it")
    func schema() throws {
        let validator = SchemaValidator(SceneSchema.json(registry: Self.registry))
        func problems(_ ruler: String) throws -> [String] {
            let text = "offstage: 1\nview: { class: RuledView, ruler: \(ruler) }"
            return validator.problems(try #require(YAMLTree(text, maximumValues: 100).root).json)
        }
        #expect(try problems("{ every: 8, count: 3 }") == [])
        #expect(try problems("{ every: 8 }") != [])
        #expect(try problems("8") != [])
        #expect(SceneSchema.json(registry: Self.registry).contains("\"#/definitions/ruler\""))
        #expect(!SceneSchema.json().contains("#/definitions/ruler"))
    }

    @Test("A verb that is listed is read, checked and done among the others")
    func verbs() throws {
        let head = SceneText.head + "view: { id: a, class: RuledView }\nchanges:\n"
        func read(_ change: String) throws -> Scene {
            try SceneText.scene(head + "  - { at: 0.5, \(change) }\n", registry: Self.registry)
        }
        let stage = try read("ruled: a, lines: { every: 4, count: 2 }").makeStage()
        stage.stage.advance(by: 0.25)
        #expect((stage.view("a") as? RuledView)?.lines == [])
        stage.stage.advance(by: 0.5)
        #expect((stage.view("a") as? RuledView)?.lines == [4, 8])
        #expect(throws: SceneErrors.self) { try read("ruled: b, lines: { every: 4, count: 2 }") }
    }

    @Test("A store is made once for each who has stores, and is of its feature alone")
    func stores() {
        let (first, second) = (FeatureStores(), FeatureStores())
        first[RulerCount.self].count += 2
        first[OtherCount.self].count += 5
        #expect(first[RulerCount.self] === first[RulerCount.self])
        #expect(first[RulerCount.self].count == 2)
        #expect(first[OtherCount.self].count == 5)
        #expect(second[RulerCount.self].count == 0)
    }

    @Test("A value of a feature is no other's, an empty list of some things no list of others")
    func parts() {
        let value = SceneValue.part(Ruler(lines: [1]))
        #expect(value.part(Ruler.self)?.lines == [1])
        #expect(value.part(OwnerBounds.self) == nil)
        let views = SceneValue.nodes([ViewNode]())
        #expect(views.views?.isEmpty == true)
        #expect(views.layers == nil)
        #expect(SceneValue.text("a").part(Ruler.self) == nil)
    }

    @Test("A key leaves objects of other classes alone")
    func casting() throws {
        let row = try #require(SceneKey<RuledView>.rows([.integer("tag", "Any.") { $0.tag = $1 }]).first)
        let builder = SceneBuilder(scale: 1, traits: UITraitCollection())
        let (ruled, other) = (RuledView(), UIView())
        for view in [ruled, other] { row.apply(view, .integer(3), builder) }
        #expect(ruled.tag == 3)
        #expect(other.tag == 0)
    }
}

private struct Ruler: ScenePart {
    let lines: [Double]

    init(lines: [Double]) {
        self.lines = lines
    }

    init(_ record: SceneRecord) {
        let every = record.number("every") ?? 0
        lines = (1...(record.integer("count") ?? 1)).map { Double($0) * every }
    }
}

private enum RulerForms {
    static let record = Record(
        "the ruler",
        [
            Field("every", .number(.positive), required: true, "Points."),
            Field("count", .integer(1...100), required: true, "How many."),
        ])

    static let verb = ChangeVerb([
        Field("ruled", .text, required: true, "A view."), Field("lines", .part(.ruler), required: true, "Its lines."),
    ]) { reader, record in
        guard let id = reader.reference(record, "ruled"), let ruler = record["lines"]?.part(Ruler.self),
            reader.knownView(id, at: record.mark(of: "ruled")) != nil
        else { return nil }
        return Rule(id: id, ruler: ruler)
    }
}

private struct Rule: ChangeAction {
    let id: String
    let ruler: Ruler

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        (scene.view(id) as? RuledView)?.lines = ruler.lines
    }
}

extension ScenePartKind {
    fileprivate static let ruler = ScenePartKind(
        "ruler", definition: { $0.record(RulerForms.record) },
        read: { node, reader in reader.readRecord(node, RulerForms.record).map { .part(Ruler($0)) } })
}

/// A view with lines.
private final class RuledView: UIView {
    var lines: [Double] = []
}

private final class RulerCount: FeatureStore {
    var count = 0
}

private final class OtherCount: FeatureStore {
    var count = 0
}
