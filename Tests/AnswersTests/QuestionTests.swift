import CoreGraphics
import Foundation
import Rasterizer
import RenderServer
import TestSupport
import Testing
import TextFormatting

@testable import Answers

/// What somebody else than the command line asks and is told.
@MainActor
@Suite("Questions without a command line")
struct QuestionTests {
    private static let scene = "offstage: 1\ndevice: { size: [8, 8], scale: 1 }\nview: { id: root, backgroundColor: red"

    private func input(_ text: String) -> SceneInput {
        SceneInput(
            bytes: Data(text.utf8), file: "asked.yml", name: "asked", folder: FileManager.default.temporaryDirectory)
    }

    private func one(_ more: String = "") -> OneScene { OneScene(input(Self.scene + more + " }\n")) }

    /// What a body tells for people, standard output and error apart.
    private func told(_ body: () async throws -> Void) async rethrows -> (output: String, errors: String) {
        let gathered = Gathered()
        try await Terminal.$current.withValue(gathered.terminal) { try await body() }
        return (gathered.output, gathered.errors)
    }

    @Test("A document has the answer and nothing is told beside it")
    func document() async throws {
        var document = JSONValue.null
        var status = ExitStatus.badInput
        let told = await told { (document, status) = await TreeQuestion(one()).document() }
        #expect(told == ("", ""))
        let asked = try Asked(document)
        #expect(status == .success && asked.exitCode == 0)
        #expect(asked.command == "tree" && asked.results.count == 1 && asked.problems.isEmpty)
        #expect(document.line.contains("\"root\""))
    }

    @Test("What is wrong with a scene is in the document, at its place")
    func problem() async throws {
        let (document, status) = await PlanQuestion(one(", alpha: 2")).document()
        let asked = try Asked(document)
        #expect(status == .badInput && asked.exitCode == 2 && asked.results.isEmpty)
        let problem = try #require(asked.problems.first)
        #expect(problem["file"] as? String == "asked.yml" && problem["line"] as? Int == 3)
        #expect(problem["message"] as? String == "found '2'; expected a number from 0 to 1")
    }

    @Test("Causes and advice name a picture that is decoded far larger than it shows, its view and the bytes")
    func dearPictures() async throws {
        let folder = try TemporaryFolder()
        let photo = folder.url.appendingPathComponent("photo.png")
        let bitmap = Bitmap(
            rect: PixelRect(x: 0, y: 0, width: 100, height: 80), bytes: [UInt8](repeating: 255, count: 100 * 80 * 4))
        try Data(try PNG.encode(CGImage(opaque: bitmap))).write(to: photo)
        func files(_ side: Int) throws -> SceneFiles {
            let text =
                "offstage: 1\ndevice: { size: [100, 100], scale: 1 }\nview: { id: root, backgroundColor: red, subviews: ["
                + "{ id: portrait, class: UIImageView, image: photo.png, frame: [0, 0, \(side), \(side * 4 / 5)] } ] }\n"
            let file = folder.url.appendingPathComponent("asked.yml")
            try Data(text.utf8).write(to: file)
            return SceneFiles([file.path])
        }
        let (advice, status) = await AdviseQuestion(try files(50)).document()
        #expect(status == .success)
        let found = try #require(try Asked(advice).results.first?["pictures"] as? [[String: Any]])
        #expect(found.count == 1 && found[0]["layer"] as? String == "portrait")
        #expect(found[0]["picture"] as? String == "photo.png" && found[0]["fault"] as? String == "oversized")
        #expect(found[0]["bytesSaved"] as? Int == (100 * 80 - 50 * 40) * 4)
        let causes = try Asked(await CausesQuestion(try files(50)).document().document)
        #expect(causes.results.map { $0["cause"] as? String } == ["oversizedPicture"])
        #expect(causes.results.first.map { "\($0)" }?.contains("photo.png, 100 × 80 pixels: decode it") == true)
        #expect(try Asked(await CausesQuestion(try files(80)).document().document).results.isEmpty)
    }

    @Test("What no scene is about, and words that contradict each other, are problems, too")
    func others() async {
        let unknown = await ConstraintsQuestion(one(), view: "nobody").document()
        #expect(unknown.status == .badInput)
        #expect(unknown.document.line.contains("there is no view 'nobody'; 'offstage tree asked.yml' lists all"))
        let missing = await RenderQuestion(SceneFiles(["/nowhere/at.yml"]), output: "x").document()
        #expect(missing.status == .badInput)
        #expect(missing.document.line.contains("there is no such file or folder"))
        let film = await FilmQuestion(one(), output: (path: "film.txt", isSheet: false)).document()
        #expect(film.status == .wrongUsage)
        #expect(film.document.line.contains("a film is a .png, a .gif, an .mp4 or a folder, and film.txt is none"))
    }

    @Test("An error that is nobody's is worded by itself")
    func foreign() {
        struct Strange: Error, CustomStringConvertible { let description = "how strange" }
        let failure = AnswerFailure(Strange())
        #expect(failure.status == .differs && failure.problems.map(\.message) == ["how strange"])
        #expect(AnswerFailure(known: Strange()) == nil)
    }

    @Test("People's lines go to who gathers them, problems and progress apart")
    func lines() async throws {
        var answer = Answer(command: PlanQuestion.command, form: .text)
        let told = try await told { try await PlanQuestion(one()).answer(&answer) }
        #expect(told.output.hasPrefix("#0 main"), "\(told.output)")
        #expect(told.errors.isEmpty)
        let wrong = await self.told {
            let status = await answer.attempt {
                AnswerFailure($0)
            } work: {
                try await PlanQuestion(one(", alpha: 2")).answer(&$0)
            }
            #expect(status == .badInput)
        }
        #expect(wrong.output.isEmpty && wrong.errors.hasPrefix("asked.yml:3:"))
    }

    @Test("Standard output as a file is the gatherer's; words go to its other side")
    func standardOutput() async throws {
        var answer = Answer(command: InspectQuestion.command, form: .text)
        let told = try await told {
            try await InspectQuestion(one(), output: OutputFile.standard).answer(&answer)
            answer.tell("a word")
        }
        #expect(told.output.lowercased().hasPrefix("<!doctype html>") && told.output.hasSuffix("</html>\n"))
        #expect(told.errors == "a word\n")
    }

    @Test("A sink that takes no more is told, but for a reader that has enough")
    func refusal() {
        let full = Terminal { _ in
            .init(ENOSPC)
        } errors: { _ in
            nil
        }
        full.print("x")
        #expect(full.failure?.description == "standard output: error: cannot be written: no space left on device")
        let closed = Terminal { _ in
            .init(EPIPE)
        } errors: { _ in
            nil
        }
        closed.print("x")
        #expect(closed.failure == nil)
    }

    @Test("A folder of scenes is drawn and compared as the program does it")
    func pictures() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data((Self.scene + " }\n").utf8), "Scenes/a.yml")
        let (scenes, output) = (folder.url.path + "/Scenes", folder.url.path + "/Output")
        let drawn = await RenderQuestion(SceneFiles([scenes]), Variant(scale: 2), output: output).document()
        #expect(drawn.status == .success)
        #expect(drawn.document.line.contains("\"width\":16,\"height\":16,\"digest\":\""))
        #expect(FileManager.default.fileExists(atPath: output + "/a-2x.png"))
        let recording = Recording(golden: folder.url.path + "/Golden", failures: output)
        let compared = await TestQuestion(SceneFiles([scenes]), recording: recording).document()
        #expect(compared.status == .missing)
    }
}
