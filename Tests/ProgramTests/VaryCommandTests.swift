import Foundation
import Testing

/// `offstage vary`, as people and CI systems run it.
@Suite("Variants by the program")
struct VaryCommandTests {
    private static let scene = """
        offstage: 1
        components: parts.yml
        view:
          id: root
          backgroundColor: white
          subviews:
            - { id: title, class: UILabel, frame: [40, 100, 230, 22], text: Terms and conditions }
            - { use: badge, id: new, with: { text: New } }

        """
    private static let parts = """
        offstage: 1
        components:
          badge:
            parameters: { text: }
            view: { class: UILabel, frame: [40, 200, 120, 22], text: $text, textColor: systemRed }

        """

    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.write(Self.scene, "card.yml")
        try program.folder.write(Self.parts, "parts.yml")
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: program.folder.url.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("A folder of variants can be rendered by itself, and is the same whether made at once or in parts")
    func folder() throws {
        #expect(try program.run("vary", "card.yml", "--count", "12", "--seed", "5", "-o", "all").status == 0)
        #expect(try program.run("vary", "card.yml", "--count", "7", "--seed", "5", "-o", "parts").status == 0)
        let rest = try program.run(
            "vary", "card.yml", "--count", "5", "--first", "7", "--seed", "5", "-o", "parts")
        #expect(rest.status == 0 && rest.output.hasPrefix("parts/card-000007.yml: "))
        #expect(try program.shell("diff -r all parts && ls all | wc -l").output == "13\n")
        #expect(try text("all/parts.yml") == Self.parts)
        #expect(try program.run("render", "all", "-o", "pictures").status == 0)
        #expect(try program.shell("ls pictures | wc -l").output == "12\n")
        let other = try program.run("vary", "card.yml", "--count", "12", "--seed", "6", "-o", "other")
        #expect(other.status == 0)
        #expect(try program.shell("diff -rq all other > /dev/null").status == 1)
    }

    @Test("The smallest variant with a clipped text is the scene with one text of it longer, and fails by itself")
    func smallest() throws {
        let found = try program.run(
            "vary", "card.yml", "--count", "40", "--seed", "2", "--find", "--kinds", "clippedText", "-o", "out")
        #expect(found.status == 1 && !found.output.contains("as it is written:"))
        #expect(found.output.contains("clippedText: UILabel:title"))
        let own = Set(Self.scene.split(separator: "\n"))
        let changed = try text("out/card-smallest-clippedText.yml").split(separator: "\n").filter { !own.contains($0) }
        #expect(changed.count == 1 && changed[0].contains(changed[0].hasPrefix("traits") ? "Category" : "id: title"))
        let again = try program.run(
            "vary", "out/card-smallest-clippedText.yml", "--count", "1", "--find", "--kinds", "clippedText")
        #expect(again.output.hasPrefix("as it is written: clippedText: UILabel:title") && again.status == 1)
    }

    @Test("Several processes find what one does, and JUnit has a test a variant")
    func jobs() throws {
        let words = ["vary", "card.yml", "--count", "20", "--seed", "2", "--find"]
        let one = try program.run(words + ["--junit", "one.xml"])
        let three = try program.run(words + ["--jobs", "3", "--junit", "three.xml"])
        #expect(one.output == three.output && one.status == 1 && three.status == 1)
        let xml = try text("one.xml")
        #expect(try text("three.xml") == xml)
        #expect(xml.components(separatedBy: "<testcase ").count == 22)
        #expect(xml.contains("<failure message=") && xml.contains("name=\"card-000019\""))
    }

    @Test("A scene that has room for all is told so")
    func nothing() throws {
        try program.folder.writeScene("red.yml")
        let found = try program.run("vary", "red.yml", "--find", "--count", "3", "--junit", "-")
        #expect(found.status == 0 && found.output.contains("tests=\"4\" failures=\"0\""))
    }

    @Test("Nothing is lost by it: neither the scene nor another file of a name that it needs")
    func losses() throws {
        try program.folder.write("another file", "out/parts.yml")
        let other = try program.run("vary", "card.yml", "--count", "1", "-o", "out")
        #expect(other.status == 64 && other.errors.contains("would be lost"))
        #expect(try text("out/parts.yml") == "another file")
        try program.folder.write(Self.scene, "card-000000.yml")
        #expect(try program.run("vary", "card.yml", "--count", "1", "-o", ".").status == 0)
        #expect(try text("card.yml") == Self.scene && text("parts.yml") == Self.parts)
    }

    @Test(
        "What is wrong has a sentence and an exit code",
        arguments: [
            (["none.yml", "--find"], 2, "there is no such file"), ([".", "--find"], 2, "takes one scene"),
            (["parts.yml", "--find"], 2, "shows nothing"), (["card.yml"], 64, "variants need a folder"),
            (["card.yml", "-o", "-"], 64, "-o takes a folder"), (["card.yml", "-o", ""], 64, "an empty path"),
            (["card.yml", "--find", "--count", "0"], 64, "1 to 1000000"),
            (["card.yml", "--find", "--seed", "-1"], 64, "seed"),
            (["card.yml", "--find", "--kinds", "overlaps"], 64, "there is no kind 'overlaps'"),
            (["card.yml", "-o", "out", "--junit", "a.xml"], 64, "go with --find"),
            (["card.yml", "-o", "card.yml"], 7, "card.yml"),
        ])
    func wrong(_ words: [String], _ status: Int32, _ sentence: String) throws {
        let result = try program.run(["vary"] + words)
        #expect(result.status == status)
        #expect(result.errors.contains(sentence), "\(result.errors)")
        #expect(try text("card.yml") == Self.scene)
    }
}
