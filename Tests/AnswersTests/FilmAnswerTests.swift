import CoreGraphics
import Foundation
import Rasterizer
import RenderServer
import SceneFile
import TestSupport
import Testing
import TextFormatting

@testable import Answers

/// Films as a script asks for them.
@MainActor
@Suite("Films that are asked for")
struct FilmAnswerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let bitmap = Bitmap(
            rect: PixelRect(x: 0, y: 0, width: 10, height: 8), bytes: [UInt8](repeating: 255, count: 10 * 8 * 4))
        try Data(try PNG.encode(CGImage(opaque: bitmap))).write(to: folder.url.appendingPathComponent("photo.png"))
    }

    private static let moving = """
        offstage: 1
        device: { size: [40, 20], scale: 1 }
        view:
          subviews:
          - { id: photo, class: UIImageView, image: photo.png, frame: [2, 2, 10, 8] }
          - { id: late, class: UIImageView, image: photo.png, frame: [2, 12, 10, 8], isHidden: true }
          - { id: label, class: UILabel, text: a, frame: [20, 0, 20, 20] }
        changes:
        - { at: 0, id: photo, set: { center: [30, 6] }, animate: { duration: 0.3 } }
        - { at: 0.15, id: late, set: { isHidden: false } }
        - { at: 0.2, id: label, set: { text: b } }

        """

    private func input(_ text: String) -> SceneInput {
        SceneInput(bytes: Data(text.utf8), file: "moving.yml", name: "moving", folder: folder.url)
    }

    private func frames(_ document: JSONValue) throws -> [[String: Any]] {
        try #require(try Asked(document).results.first?["frames"] as? [[String: Any]])
    }

    @Test("A picture is decoded for the first frame that shows it, and each load is the one that a stage's film has")
    func loads() async throws {
        let wish = FilmWish(duration: 0.5, framesPerSecond: 10)
        let frames = try frames(await FilmQuestion(OneScene(input(Self.moving)), wish: wish).document().0)
        #expect(frames.map { $0["bytesDecoded"] as? Int } == [320, 0, 0, 0, 0])
        let scene = try input(Self.moving).scene(SceneOptions())
        let sceneStage = scene.makeStage()
        sceneStage.begin()
        let film = sceneStage.stage.film(for: 0.5, fps: 10)
        let names = ["bytesStored", "bytesLoaded", "bytesBlended", "bytesDrawn", "bytesDecoded"]
        for (told, frame) in zip(frames, film.frames) {
            let load = frame.load
            let bytes = [load.stored, load.loaded, load.blended, load.drawn, load.decoded]
            #expect(names.map { told[$0] as? Int } == bytes, "frame \(frame.number)")
            #expect(told["time"] as? Double == frame.time)
        }
        #expect(frames.count == film.frames.count && film.frames.contains { $0.load.drawn > 0 })
    }

    @Test("A film of a scene that asks for none has the same frames, whoever asks for it")
    func sameFrames() async throws {
        let scene = try input(Self.moving).scene(SceneOptions())
        #expect(try scene.film(isWanted: true) == FilmWish().film(of: scene, isSheet: false))
        let told = try frames(await FilmQuestion(OneScene(input(Self.moving))).document().0)
        #expect(told.count == 60)
        let own = try input(Self.moving + "film: { duration: 0.5 }\n").scene(SceneOptions())
        #expect(try own.film(isWanted: true) == FilmWish().film(of: own, isSheet: false))
        #expect(own.film(isWanted: true)?.timing.framesPerSecond == 30)
    }

    @Test("Of many frames the dearest are told, the dearest first; of few all are, in the order of time")
    func dearest() async throws {
        func loads(_ rate: Int) async throws -> (times: [Double], loads: [Double], title: String?) {
            let gathered = Gathered()
            let wish = FilmWish(duration: 0.5, framesPerSecond: rate)
            try await Terminal.$current.withValue(gathered.terminal) {
                var answer = Answer(command: FilmQuestion.command, form: .text)
                try await FilmQuestion(OneScene(input(Self.moving)), wish: wish).answer(&answer)
            }
            let lines = gathered.output.split(separator: "\n").map(String.init)
            let rows = lines.filter { $0.contains(" s ") && $0.contains(" px") }.map {
                $0.split(separator: " ").compactMap { Double($0) }
            }
            return (rows.map { $0[0] }, rows.map { $0[1] }, lines.first { $0.contains("dearest") })
        }
        let many = try await loads(60)
        #expect(many.title == "the 10 dearest frames:" && many.loads.count == 10)
        #expect(many.loads == many.loads.sorted(by: >) && many.times != many.times.sorted())
        let few = try await loads(20)
        #expect(few.title == nil && few.times == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45])
    }
}
