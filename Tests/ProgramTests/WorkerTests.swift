import Foundation
import TestSupport
import Testing

@testable import Answers

/// `offstage worker`, asked as its clients ask it.
@Suite("Worker")
struct WorkerTests {
    private static let scene =
        "offstage: 1\ndevice: { size: [8, 8], scale: 1 }\nview: { id: root, backgroundColor: red }\n"

    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.write(Self.scene, "card.yml")
    }

    private func request(_ id: String, _ members: String, _ parts: [(name: String, bytes: Data)] = []) -> Data {
        Conversation.request(id, members, parts: parts)
    }

    @Test("It begins with the program's version, the protocol, the edition and the hashes of fonts")
    func hello() throws {
        let talk = try Conversation(Data(), with: program)
        #expect(talk.status == 0 && talk.answers.isEmpty)
        #expect(talk.hello.header["version"] as? String == "0.1.0" && talk.hello.header["protocol"] as? Int == 1)
        #expect(talk.hello.header["edition"] as? Int == 1)
        let fonts = try #require(talk.hello.header["fonts"] as? [[String: String]])
        #expect(fonts.first?["name"] == "Inter-Regular" && fonts.allSatisfy { $0["sha256"]?.count == 64 })
    }

    @Test("A scene is the same picture as a file, a part, a text, and by `offstage render`")
    func pictures() throws {
        var requests = request(
            "file", "\"verb\":\"render\",\"scene\":{\"path\":\"card.yml\"},\"want\":[\"png\",\"pixels\",\"digest\"]")
        requests += request(
            "part", "\"verb\":\"render\",\"scene\":{\"part\":\"s\"},\"want\":[\"digest\"]",
            [("s", Data(Self.scene.utf8))])
        let text = Self.scene.replacing("\n", with: "\\n")
        requests += request("text", "\"verb\":\"render\",\"scene\":{\"text\":\"\(text)\"},\"want\":[\"digest\"]")
        let talk = try Conversation(requests, with: program)
        #expect(talk.answers.map { $0.id } == ["file", "part", "text"] && talk.answers.allSatisfy(\.isRight))
        #expect(Set(talk.answers.map { $0.pictures.first?["digest"] as? String }).count == 1)
        let pixels = try #require(talk.answers[0].parts["0.rgba"])
        let red = Array(pixels.prefix(4))
        #expect(pixels == Data((0..<64).flatMap { _ in red }) && red[3] == 255)
        _ = try program.run("render", "card.yml", "-o", ".")
        let png = try Data(contentsOf: program.folder.url.appendingPathComponent("card.png"))
        #expect(talk.answers[0].parts["0.png"] == png)
    }

    @Test("Variants come as parts, those of a number the same as by `offstage vary`")
    func variants() throws {
        let talk = try Conversation(
            request(
                "v",
                "\"verb\":\"vary\",\"scene\":{\"path\":\"card.yml\"},"
                    + "\"vary\":{\"seed\":3,\"first\":4,\"count\":2}"), with: program)
        let answer = try #require(talk.answers.first)
        let variants = try #require(answer.header["variants"] as? [[String: Any]])
        #expect(variants.compactMap { $0["name"] as? String } == ["card-000004", "card-000005"])
        _ = try program.run("vary", "card.yml", "--seed", "3", "--first", "4", "--count", "2", "-o", "out")
        for variant in variants {
            let name = try #require(variant["name"] as? String)
            let file = program.folder.url.appendingPathComponent("out/\(name).yml")
            #expect(try answer.parts[#require(variant["text"] as? String)] == Data(contentsOf: file))
        }
    }

    @Test("All that is wanted is there, of each time; what is not wanted is not")
    func wanted() throws {
        let label = Self.scene.replacing(
            "red }", with: "red, subviews: [{ id: a, class: UILabel, text: hi, frame: [4, 4, 8, 8] }] }")
        let want = "\"want\":[\"plan\",\"tree\",\"boxes\",\"statistics\",\"advice\",\"expectations\",\"sheet\"]"
        let talk = try Conversation(
            request(
                "a",
                "\"verb\":\"render\",\"scene\":{\"part\":\"s\"},\"options\":{\"times\":[0,0.5],\"scale\":2},\(want)",
                [("s", Data((label + "expect: { offscreenPasses: 1 }\n").utf8))]), with: program)
        let answer = try #require(talk.answers.first)
        #expect(answer.pictures.map { $0["name"] as? String } == ["-t0.000", "-t0.500"] && answer.parts.isEmpty)
        let picture = try #require(answer.pictures.first)
        let keys = ["name", "time", "width", "height", "plan", "tree", "boxes", "statistics", "advice", "failures"]
        #expect(Set(picture.keys) == Set(keys))
        #expect((picture["failures"] as? [[String: Any]])?.first?["line"] as? Int == 4)
        let boxes = try #require(picture["boxes"] as? [[String: Any]])
        let box = try #require(boxes.first { $0["id"] as? String == "a" })
        #expect(box["box"] as? [Double] == [8, 8, 8, 8] && box["text"] as? String == "hi")
        #expect(answer.header["film"] is NSNull)
    }

    @Test("Pictures and components that come as parts are the scene's own files, one request's and no other's")
    func parts() throws {
        _ = try program.run("render", "card.yml", "-o", ".")
        let png = try Data(contentsOf: program.folder.url.appendingPathComponent("card.png"))
        let scene = Self.scene.replacing("backgroundColor: red", with: "class: UIImageView, image: in/a.png")
        let render = "\"verb\":\"render\",\"scene\":{\"part\":\"s.yml\"},\"want\":[\"digest\"]"
        var requests = request("with", render, [("s.yml", Data(scene.utf8)), ("in/a.png", png)])
        requests += request("without", render, [("s.yml", Data(scene.utf8))])
        requests += request("above", render, [("s.yml", Data(scene.utf8)), ("../a.png", png)])
        let talk = try Conversation(requests, with: program)
        #expect(talk.answers.map { $0.kind } == [nil, "scene", "request"], "\(talk.answers.map { $0.sentence })")
        #expect(talk.answers[1].problems.first?["file"] as? String == "s.yml")
        #expect(talk.answers[1].problems.first?["line"] as? Int == 3)
        let left = try FileManager.default.contentsOfDirectory(atPath: program.folder.url.path).filter {
            $0.contains("offstage-")
        }
        #expect(left.isEmpty)
    }

    @Test("Pixels go where the client has room for them, and over the pipe where not")
    func memory() throws {
        try program.folder.write(String(repeating: "x", count: 300), "memory")
        let render =
            "\"verb\":\"render\",\"scene\":{\"path\":\"card.yml\"},\"want\":[\"pixels\"],\"memory\":{\"path\":\"memory\",\"bytes\":"
        let talk = try Conversation(
            request("fits", render + "300}") + request("not", render + "255}")
                + request("no", render.replacing("memory\",\"b", with: "m\",\"b") + "9}"),
            with: program)
        let place = talk.answers[0].pictures.first?["pixels"] as? [String: Int]
        #expect(place == ["offset": 0, "bytes": 256] && talk.answers[0].parts.isEmpty)
        #expect(talk.answers[1].parts["0.rgba"]?.count == 256 && talk.answers[2].kind == "request")
        let memory = try Data(contentsOf: program.folder.url.appendingPathComponent("memory"))
        #expect(memory.prefix(256) == talk.answers[1].parts["0.rgba"] && memory.count == 300)
    }

    @Test("A check tells what a scene would make; the schema is that of the program")
    func otherVerbs() throws {
        let talk = try Conversation(
            request("c", "\"verb\":\"check\",\"scene\":{\"path\":\"card.yml\"}") + request("s", "\"verb\":\"schema\"")
                + request("e", "\"verb\":\"shutdown\"") + request("never", "\"verb\":\"schema\""), with: program)
        #expect(
            talk.answers[0].header["times"] as? [Double] == [0]
                && talk.answers[0].header["size"] as? [Double] == [8, 8])
        #expect(
            talk.answers[1].parts["schema.json"].map { String(decoding: $0, as: UTF8.self) + "\n" }
                == (try program.run("schema")).output)
        #expect(talk.answers.count == 3 && talk.status == 0)
    }

    @Test("What takes too much of memory or time costs its own answer, and the next one is right")
    func limits() throws {
        let subviews = (0..<4000).map { "{ id: v\($0), frame: [0, 0, 8000, 8000], layer: { shadowOpacity: 1 } }" }
        let dear =
            "offstage: 1\ndevice: { size: [8000, 8000], scale: 1 }\nview:\n  subviews:\n"
            + subviews.map { "    - \($0)\n" }.joined()
        let render = "\"verb\":\"render\",\"scene\":{\"part\":\"s\"}"
        let right = request("right", render, [("s", Data(Self.scene.utf8))])
        var requests = request("late", render + ",\"limits\":{\"seconds\":0.05}", [("s", Data(dear.utf8))]) + right
        requests += request("large", render + ",\"limits\":{\"bytes\":150000000}", [("s", Data(dear.utf8))]) + right
        let talk = try Conversation(requests, with: program, words: "--seconds 20")
        #expect(talk.answers.map { $0.id } == ["late", "right", "large", "right"])
        #expect(talk.answers.map { $0.kind } == ["time", nil, "crash", nil], "\(talk.answers.map { $0.sentence })")
    }

    @Test("Bazel is answered as it asks: words of `test`, an exit code, what was said, its number")
    func bazel() throws {
        let requests =
            "{\"arguments\":[\"--golden\",\"Golden\"],\"inputs\":[],\"requestId\":0}"
            + "{\"arguments\":[\"--gloden\",\"}\"],\"requestId\":7,\"verbosity\":1}\n{\"cancel\":true,\"requestId\":7}{\"requestId\":8}"
        try program.folder.write(requests, "requests")
        let result = try program.shell("offstage test --persistent_worker card.yml <requests")
        let lines = result.output.split(separator: "\n")
        let answers = try lines.map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(answers.map { $0["requestId"] as? Int } == [0, 7, 8] && result.status == 0, "\(result)")
        #expect(answers.map { $0["exitCode"] as? Int } == [4, 64, 64])
        #expect(
            (answers.first?["output"] as? String)?.contains("1 scene, 0 pictures match, 1 failure") == true,
            "\(answers)")
    }
}
