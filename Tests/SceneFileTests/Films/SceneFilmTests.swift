import Offstage
import RenderServer
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Films of scenes")
struct SceneFilmTests {
    private let card = SceneText.view(
        """
        id: root
        backgroundColor: white
        subviews:
        - { id: card, frame: [4, 4, 8, 8], backgroundColor: red }
        """)
    private let move =
        "changes: [{ at: 0.2, id: card, set: { center: [24, 8] }, animate: { duration: 0.4, options: [curveLinear] } }]\n"

    @Test("The key says when, how many and how wide; what is left out has its default")
    func reading() throws {
        let film = try #require(try SceneText.scene(card + "film: { duration: 0.8 }").film)
        #expect(film.timing.start == 0 && film.timing.duration == 0.8 && film.timing.framesPerSecond == 30)
        #expect(film.columns == 6 && film.timing.count == 24)
        let other = try #require(
            try SceneText.scene(card + "film: { from: 0.5, duration: 1, fps: 60, columns: 10 }").film)
        #expect(other.timing == FilmTiming(start: 0.5, duration: 1, framesPerSecond: 60) && other.columns == 10)
    }

    @Test("Alone it takes the place of the single frame; beside 'time' there are both")
    func frames() throws {
        let alone = try SceneText.scene(card + "film: { duration: 0.2, fps: 10 }")
        #expect(alone.times == [] && alone.moments == [0, 0.1])
        let both = try SceneText.scene(card + "time: 0.5\nfilm: { duration: 0.2, fps: 10 }")
        #expect(both.times == [0.5] && both.film?.timing.count == 2 && both.moments == [0.5])
        let foreign = try SceneText.scene(card + "film: { duration: 0.2, fps: 10 }", options: SceneOptions(times: [1]))
        #expect(foreign.film == nil && foreign.times == [1])
    }

    @Test(
        "What is wrong with it is told where it stands",
        arguments: [
            ("film: { fps: 10 }", "8:7 the film needs the key 'duration'"),
            ("film: { duration: 0 }", "expected a number > 0 and ≤ 3600"),
            ("film: { duration: -1 }", "expected a number > 0 and ≤ 3600"),
            ("film: { duration: 1, fps: 0 }", "expected a whole number from 1 to 240"),
            ("film: { duration: 1, fps: 241 }", "expected a whole number from 1 to 240"),
            ("film: { duration: 1, columns: 101 }", "expected a whole number from 1 to 100"),
            ("film: { from: -1, duration: 1 }", "expected a number from 0 to 3600"),
            ("film: { duration: 1, frames: 5 }", "unknown key 'frames'"),
            ("film: { from: 3599, duration: 2 }", "the film ends after 3600 s"),
            ("film: { duration: 200, fps: 60 }", "the film has more than 10,000 frames"),
            ("film: { duration: 100, fps: 100, columns: 1 }", "the film's contact sheet would have"),
            (
                "route: context\nfilm: { duration: 1 }",
                "'film' is taken from the screen, and the scene's route is context"
            ),
            ("film: 3", "expected a map for the film"),
        ])
    func errors(_ text: String, _ message: String) {
        let errors = SceneText.errors(card + text + "\n")
        #expect(errors.count == 1 && errors[0].contains(message), "\(errors)")
    }

    private func failures(_ text: String) throws -> [String] {
        let scene = try SceneText.scene(text)
        let film = try #require(scene.film)
        var filming = SceneFilming(scene, film)
        var server = RenderServer()
        var failures: [String] = []
        while let pending = filming.nextFrame() {
            failures += pending.check(pending.render(with: &server)).map { "\($0.line):\($0.column) \($0.sentence)" }
        }
        return failures
    }

    @Test("Expectations speak of frames of the film: of one, or of all")
    func expectations() throws {
        let film = card + move + "film: { duration: 0.8, fps: 10 }\n"
        #expect(
            try failures(film + "expect: { at: 0.4, presentation: { card: { position.x: 16 } } }") == [])
        #expect(
            try failures(film + "expect: { at: 0.4, presentation: { card: { position.x: 17 } } }")
                == ["10:44 at 0.4 s: card shows position.x 16; expected 17"])
        #expect(try failures(film + "expect: { offscreenPasses: 0 }") == [])
        #expect(try failures(film + "expect: { offscreenPasses: 1 }").count == 8)
        let errors = SceneText.errors(film + "expect: { at: 0.45, offscreenPasses: 0 }")
        #expect(errors == ["10:15 no frame is taken at 0.45; expected one of 'time', or a frame of 'film'"])
    }

    @Test("A film from the middle shows what happened before it")
    func middle() throws {
        let scene = try SceneText.scene(card + move + "film: { from: 0.4, duration: 0.2, fps: 10 }")
        var filming = SceneFilming(scene, try #require(scene.film))
        var server = RenderServer()
        let pending = filming.nextFrame()
        let frame = try #require(pending).render(with: &server)
        #expect(frame.time == 0.4)
        #expect(frame.pixel(x: 16, y: 8) == (255, 0, 0, 255) && frame.pixel(x: 8, y: 8) == (255, 255, 255, 255))
    }

    @Test("A film of more frames than 60 a second is taken from a faster display")
    func fastDisplay() throws {
        let scene = try SceneText.scene(card + move + "film: { duration: 0.5, fps: 120 }")
        let filming = SceneFilming(scene, try #require(scene.film))
        #expect(filming.sceneStage.stage.displayRate == 120)
    }
}
