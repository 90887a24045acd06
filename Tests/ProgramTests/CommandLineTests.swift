import Foundation
import Testing

/// Flags, paths and words of the command line.
@Suite struct CommandLineTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.writeScene("card.yml")
        try program.folder.writeScene("a/x.yml")
        try program.folder.writeScene("b/x.yml")
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let words: [String]
        let sentence: String
        var status: Int32 = 64

        init(_ line: String, _ sentence: String, _ status: Int32 = 64) {
            words = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
            self.sentence = sentence
            self.status = status
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    static let numbers: [Refusal] = [
        Refusal(
            "render card.yml --time=1e16", "'1e16' is invalid for '--time <seconds>': expected a number from 0 to 3600"),
        Refusal("plan card.yml --time 3601", "expected a number from 0 to 3600"),
        Refusal("inspect card.yml -o x.html --time -1", "expected a number from 0 to 3600"),
        Refusal("digest card.yml --time nan", "expected a number from 0 to 3600"),
        Refusal("tree card.yml --time 0x10", "expected a number from 0 to 3600"),
        Refusal("render card.yml --time 1 --time 1", "--time: the time 1 is not at least a nanosecond after 1"),
        Refusal("plan card.yml --scale 4", "expected a whole number from 1 to 3"),
        Refusal("plan card.yml --scale -1", "expected a whole number from 1 to 3"),
        Refusal("render card.yml --jobs 9000000000000000000", "expected a whole number from 1 to 256"),
        Refusal("render card.yml --threads 0", "expected a whole number from 1 to 256"),
        Refusal("render card.yml --tile-size 99999999999999999999", "expected a whole number from 16 to 1024"),
        Refusal("advise card.yml --tolerance -1", "expected a whole number from 0 to 255"),
        Refusal("watch card.yml --port 65536", "expected a whole number from 0 to 65535"),
        Refusal("hit card.yml 1,inf", "'1,inf' is invalid for '<point>'"),
        Refusal("test card.yml --golden g --shard 9/2", "'9/2' is invalid for '--shard <i/n>'"),
    ]

    @Test("A number out of its limits is refused in the words of the file's keys", arguments: numbers)
    func limits(_ refusal: Refusal) throws { try expect(refusal) }

    @Test("A comparison says which is the old one and which the new, and nothing of that where nothing differs")
    func differenceHeader() throws {
        try program.folder.write(
            "offstage: 1\ndevice: { size: [8, 8], scale: 1 }\nview: { id: root, backgroundColor: blue }\n", "blue.yml")
        let different = try program.shell("offstage diff card.yml blue.yml")
        #expect(different.output.hasPrefix("--- old: card.yml\n+++ new: blue.yml\n") && different.status == 1)
        let swapped = try program.shell("offstage diff blue.yml card.yml")
        #expect(swapped.output.hasPrefix("--- old: blue.yml\n+++ new: card.yml\n") && swapped.status == 1)
        let equal = try program.shell("offstage diff card.yml a/x.yml")
        #expect(!equal.output.contains("---") && !equal.output.contains("+++") && equal.status == 0)
    }

    static let contradictions: [Refusal] = [
        Refusal("rendr card.yml", "error: there is no command 'rendr'; did you mean 'render'?"),
        Refusal("frobnicate", "error: there is no command 'frobnicate'; there are render, test, "),
        Refusal("help frob", "error: there is no command 'frob'; there are render, test, "),
        Refusal("help watc", "did you mean 'watch'?"),
        Refusal("render card.yml -o ''", "-o takes a folder, and this is an empty path"),
        Refusal("inspect card.yml -o ''", "-o takes a file, and this is an empty path"),
        Refusal("test card.yml --golden ''", "--golden takes a folder, and this is an empty path"),
        Refusal("test card.yml --golden g --junit ''", "--junit takes a file, and this is an empty path"),
        Refusal("test card.yml --golden g --junit x --report x", "--junit and --report would both write x"),
        Refusal("render card.yml --images nope", "nope: error: there is no such file or folder", 2),
        Refusal("render card.yml --images card.yml", "card.yml: error: this is a file; --images takes a folder", 2),
        Refusal("constraints card.yml --view rot", "card.yml: error: there is no view 'rot'; did you mean 'root'?", 2),
        Refusal("constraints card.yml --view qqqq", "'offstage tree card.yml' lists all", 2),
        Refusal("render a b", "error: a/x.yml and b/x.yml would both make x.png"),
        Refusal("test a b --golden g", "error: a/x.yml and b/x.yml would both make x.png"),
        Refusal("render card.yml a -o -", "error: standard output takes one picture, and these would be card, x"),
        Refusal("watch -", "error: watch follows files, and standard input is none"),
        Refusal("advise - --apply", "--apply writes beside a scene's file"),
    ]

    @Test(
        "What does not exist or contradicts itself is told with what is nearest, and nothing is written",
        arguments: contradictions)
    func contradiction(_ refusal: Refusal) throws {
        try expect(refusal)
        #expect(program.folder.files == ["a/x.yml", "b/x.yml", "card.yml"])
    }

    private func expect(_ refusal: Refusal) throws {
        let result = try program.run(refusal.words)
        #expect(result.errors.contains(refusal.sentence), "\(result.errors)")
        #expect(result.errors.contains("error: ") && !result.errors.contains("Error: "), "spelled as everywhere")
        #expect(result.status == refusal.status)
        #expect(result.output.isEmpty)
    }

    static let missing = [
        "render nope.yml", "test nope.yml --golden g", "plan nope.yml", "tree nope.yml", "inspect nope.yml -o x.html",
        "watch nope.yml", "constraints nope.yml", "hit nope.yml 1,1", "trace nope.yml", "digest nope.yml",
        "advise nope.yml", "causes nope.yml", "diff nope.yml card.yml", "diff card.yml nope.yml",
        "render card.yml nope.yml",
    ]

    @Test("A missing input is one sentence and exit code 2 in every command", arguments: missing)
    func missingInput(_ line: String) throws {
        let result = try program.shell("offstage \(line)")
        #expect(result.errors == "nope.yml: error: there is no such file or folder\n")
        #expect(result.output.isEmpty)
        #expect(result.status == 2)
    }

    @Test(
        "A folder without scenes is one sentence and exit code 2", arguments: ["render", "watch", "digest", "advise"])
    func emptyFolder(_ command: String) throws {
        let result = try program.shell("mkdir empty && offstage \(command) empty")
        #expect(result.errors == "empty: error: there is no scene (json, yaml, yml) in this folder\n")
        #expect(result.status == 2)
    }

    @Test("A point may have a negative x, before or behind the options")
    func negativePoint() throws {
        for line in ["-5,1", "--scale 2 -5,1", "-5,1 --scale 2", "-- -5,1", "-.5,-1"] {
            let result = try program.shell("offstage hit card.yml \(line)")
            #expect(result.output.hasSuffix("→ nothing\n") && result.status == 0, "\(line): \(result.errors)")
        }
        #expect(try program.run("hit", "card.yml", "--frob", "-5,1").errors.contains("Unknown option '--frob'"))
    }

    @Test("Two scenes whose pictures would have one name are both named, variants and frames included")
    func collisions() throws {
        let folder = program.folder
        try folder.writeScene("v/card.yml", "variants: [{ appearance: dark }]\n")
        try folder.writeScene("v/card-dark.yml")
        try folder.writeScene("t/card.yml", "time: [0, 0.5]\n")
        try folder.writeScene("t/card-t0.500.yml")
        try folder.writeScene("j/card.yml")
        try folder.write("{ \"offstage\": 1 }", "j/card.json")
        try folder.writeScene("ok/card.yml", "time: [0, 0.5]\n")
        try folder.writeScene("ok/card-dark.yml")
        for (name, first, second, picture) in [
            ("v", "card-dark.yml", "card.yml", "card-dark"), ("t", "card-t0.500.yml", "card.yml", "card-t0.500"),
            ("j", "card.json", "card.yml", "card"),
        ] {
            let result = try program.run("render", name)
            #expect(result.errors == "error: \(name)/\(first) and \(name)/\(second) would both make \(picture).png\n")
            #expect(result.status == 64)
        }
        #expect(try program.run("render", "v", "--appearance", "light", "-o", "light").status == 0)
        #expect(try program.run("render", "ok", "-o", "out").status == 0)
        #expect(try program.run("render", "card.yml", "./card.yml", "card.yml", "-o", "out").status == 64)
        #expect(try program.run("render", "card.yml", "card.yml", "-o", "twice").output.contains("card "))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Output").path))
    }

    @Test("Times that are close give pictures of their own")
    func closeTimes() throws {
        let result = try program.run("render", "card.yml", "--time", "0.0002", "--time", "0.0001", "--time", "0.5")
        #expect(result.status == 0)
        #expect(
            program.folder.files.filter { $0.hasPrefix("Output") } == [
                "Output/card-t0.0001.png", "Output/card-t0.0002.png", "Output/card-t0.500.png",
            ])
    }

    @Test("At another scale, expectations in pixels and bytes are skipped with a note")
    func otherScale() throws {
        try program.folder.writeScene("big.yml", "expect: { statistics: { opaquePixels: 64 } }\n")
        #expect(try program.run("render", "big.yml").status == 0)
        let render = try program.run("render", "big.yml", "--scale", "2")
        #expect(render.status == 0)
        #expect(render.errors.contains("big.yml:4:25: note: an expectation in pixels or bytes is not checked"))
        let test = try program.run("test", "big.yml", "--golden", "g", "--scale", "2", "--junit", "-")
        #expect(test.errors.contains("big.yml:4:25: note:") && test.output.contains("<system-out>big.yml:4:25:"))
        #expect(test.status == 4)
    }
}
