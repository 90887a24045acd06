import Foundation
import RenderServer
import Testing

@testable import Answers

@Suite("What words mean")
struct TopicTests {
    @Test("Every kind of word has words, and every word a sentence without a full stop")
    func sentences() {
        for kind in Topic.Kind.allCases {
            #expect(Topic.all.contains { $0.kind == kind }, "\(kind)")
        }
        #expect(Topic.all.allSatisfy { !$0.sentence.isEmpty && !$0.sentence.hasSuffix(".") })
        #expect(Set(Topic.all.map { "\($0.kind) \($0.name)" }).count == Topic.all.count)
    }

    @Test("The scenes of reasons are those that lie in Scenes/reasons")
    func scenes() throws {
        let folder = Repository.root.appendingPathComponent("Scenes/reasons")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }
        let named = Topic.all.flatMap { [$0.scene, $0.avoided] }.compactMap { $0 }
        #expect(named.sorted() == files.map { "Scenes/reasons/\($0)" }.sorted())
    }

    @Test("A name is found whatever its capitals, in each kind that has it; an exit code by its number")
    func lookup() {
        #expect(Topic.named("groupopacity").map(\.name) == ["groupOpacity", "groupOpacity"])
        #expect(Topic.named("roundedClip").map(\.kind) == [.passReason, .slownessCause])
        #expect(Topic.named("8").map(\.sentence) == ["a golden's pixels differ"])
        #expect(Topic.named("groupOpacity").flatMap(\.lines).first == "groupOpacity (pass reason)")
    }

    @Test("A misspelt word gets the nearest one, and exit code 2")
    func unknown() throws {
        let program = try Program.withAnswers()
        let result = try program.run(["explain", "grupOpacity"])
        #expect(result.status == 2)
        #expect(result.errors == "error: there is no word 'grupOpacity'; did you mean 'groupOpacity'?\n")
    }

    @Test("The kinds that the constraints of a form have are words")
    func constraintKinds() throws {
        let program = try Program.withAnswers()
        let text = try program.run(["constraints", "form.yml", "--json"]).output
        let kinds = Set(text.matches(of: /"kind": "(\w+)"/).map { String($0.1) })
        #expect(kinds.isSuperset(of: ["app", "contentSize"]))
        for kind in kinds { #expect(Topic.named(kind).contains { $0.kind == .constraintKind }, "\(kind)") }
    }
}
