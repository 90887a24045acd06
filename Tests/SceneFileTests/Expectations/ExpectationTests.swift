import Foundation
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("What a scene expects")
struct ExpectationTests {
    private let card = SceneText.view(
        """
        id: root
        backgroundColor: white
        subviews:
        - { id: card, frame: [4, 4, 16, 16], backgroundColor: red, layer: { shadowOpacity: 1, shadowRadius: 1 } }
        """)

    private func failures(_ expect: String, time: String = "0") throws -> [String] {
        try SceneText.frames(card + "time: \(time)\nexpect: \(expect)\n").flatMap(\.failures)
    }

    @Test("What holds is silent")
    func holds() throws {
        let found = try failures(
            """
            { offscreenPasses: 5, reasons: { card: [shadowWithoutPath], root: [] }, statistics: { layers: 3 },
              frames: { card: [4, 4, 16, 16], view: [0, 0, 32, 32], view.0: [4, 4, 16.0005, 16] },
              hits: [{ at: [5, 5], view: card }, { at: [1, 1], view: root }, { at: [1, 1], view: view }, { at: [40, 1], view: null }],
              pixels: [{ at: [5, 5], color: red }, { at: [5, 5], color: "#FC0301", tolerance: 3 }], diagnostics: [] }
            """)
        #expect(found == [])
    }

    @Test(
        "What does not hold is told with what was found",
        arguments: [
            (
                "{ offscreenPasses: 0 }",
                "9:28 5 offscreen passes (silhouette of card, downscale of card, blurH of card, blurV of card, tint of card); expected 0"
            ),
            (
                "{ reasons: { card: [maskLayer] } }",
                "9:22 the passes of card have shadowWithoutPath; expected maskLayer"
            ),
            ("{ reasons: { root: [maskLayer] } }", "9:22 the passes of root have no reasons; expected maskLayer"),
            ("{ statistics: { layers: 7 } }", "9:25 layers is 3; expected 7"),
            ("{ values: { card: { isHidden: true } } }", "9:29 card has isHidden false; expected true"),
            ("{ statistics: { card.draw: 1 } }", "9:25 card.draw is 0; expected 1"),
            (
                "{ frames: { card: [4, 4, 16, 17] } }",
                "9:21 the frame of card is [4, 4, 16, 16]; expected [4, 4, 16, 17]"
            ),
            (
                "{ frames: { view.9: [0, 0, 0, 0] } }",
                "9:21 there is no view view.9; expected a view with the frame [0, 0, 0, 0]"
            ),
            ("{ hits: [{ at: [5, 5], view: root }] }", "9:18 a touch at [5, 5] finds card; expected root"),
            ("{ hits: [{ at: [5, 5], view: null }] }", "9:18 a touch at [5, 5] finds card; expected no view"),
            ("{ hits: [{ at: [50, 5], view: card }] }", "9:18 a touch at [50, 5] finds no view; expected card"),
            (
                "{ pixels: [{ at: [5, 5], color: \"#0000FF80\", tolerance: 2 }] }",
                "9:20 the pixel at [5, 5] is #FF0000; expected #00008080 ± 2"
            ),
            (
                "{ pixels: [{ at: [32, 5], color: red }] }",
                "9:20 [32, 5] lies outside the picture; expected a point inside"
            ),
            ("{ diagnostics: [loop] }", "9:11 the stage says nothing; expected loop"),
        ])
    func fails(expect: String, message: String) throws {
        #expect(try failures(expect) == [message])
    }

    @Test("An expectation with a time is about that frame alone; one without is about all")
    func times() throws {
        let found = try failures("[{ at: 0.5, offscreenPasses: 0 }, { statistics: { layers: 9 } }]", time: "[0, 0.5]")
        let passes = "silhouette of card, downscale of card, blurH of card, blurV of card, tint of card"
        #expect(
            found == [
                "9:59 at 0 s: layers is 3; expected 9",
                "9:38 at 0.5 s: 5 offscreen passes (\(passes)); expected 0",
                "9:59 at 0.5 s: layers is 3; expected 9",
            ])
    }
}

@MainActor
@Suite("Frames of a scene")
struct SceneRendererTests {
    @Test("One frame has no suffix, several have their time")
    func suffixes() throws {
        func suffixes(_ time: String) throws -> [String] {
            let scene = try SceneText.scene(SceneText.head + "time: \(time)\n")
            return scene.times.map { scene.suffix(at: $0) }
        }
        #expect(try suffixes("2") == [""])
        #expect(try suffixes("[0, 0.5, 1.25, 12]") == ["-t0.000", "-t0.500", "-t1.250", "-t12.000"])
    }

    @Test("Times closer than a millisecond get as many digits as set them apart, the others keep three")
    func closeTimes() throws {
        func suffixes(_ times: [Double]) throws -> [String] {
            let scene = try SceneText.scene(SceneText.head, options: SceneOptions(times: times))
            return scene.times.map(scene.suffix)
        }
        #expect(try suffixes([0.5, 0, 1]) == ["-t0.000", "-t0.500", "-t1.000"])
        #expect(try suffixes([0.0001, 0.0002, 0.5]) == ["-t0.0001", "-t0.0002", "-t0.500"])
        #expect(try suffixes([0.5, 0.5001, 0.50011]) == ["-t0.5000", "-t0.50010", "-t0.50011"])
        #expect(try suffixes([1, 1.000000001, 3600]) == ["-t1.000000000", "-t1.000000001", "-t3600.000"])
        // Every three neighbours of many get names of their own.
        let many = (0..<2000).map { Double($0 * $0 % 9973) / 77_777 }
        let names = try suffixes(Array(Set(many)))
        #expect(Set(names).count == Set(many).count)
    }

    @Test("The caller's times have the limits of the file's")
    func callersTimes() {
        func errors(_ times: [Double]) -> [String] {
            SceneText.errors(SceneText.head, options: SceneOptions(times: times))
        }
        #expect(errors([3600]).isEmpty)
        #expect(errors([1e16]) == ["1:1 the caller asks for the time 1e+16; expected a number from 0 to 3600"])
        #expect(errors([-1]).count == 1 && errors([.nan]).count == 1 && errors([0, .infinity]).count == 1)
        #expect(errors([1, 1]) == ["1:1 the caller's times: the time 1 is not at least a nanosecond after 1"])
        #expect(errors((0...10_000).map { Double($0) / 10 }).count == 1)
    }

    @Test("An expectation's time means a frame to the millisecond, unless two frames are as near")
    func nearTime() {
        let text = SceneText.head + "time: [0.3333333, 0.5, 0.5001]\n"
        #expect(SceneText.errors(text + "expect: { at: 0.333 }").isEmpty)
        #expect(SceneText.errors(text + "expect: { at: 0.5001 }").isEmpty)
        #expect(
            SceneText.errors(text + "expect: { at: 0.5002 }") == [
                "4:15 no frame is taken at 0.5002; expected one of 'time'"
            ])
    }

    @Test("At another scale than the file's, pixels and bytes are left out with a note, and frames may snap")
    func otherScale() throws {
        let text =
            SceneText.view("backgroundColor: white\nsubviews: [{ id: a, frame: [0.5, 0, 1, 1] }]")
            + "expect:\n  statistics: { opaquePixels: 7, layers: 7 }\n  pixels: [{ at: [0, 0], color: red }]\n"
            + "  offscreenPasses: 0\n  frames: { a: [1, 0, 1, 1] }\n"
        let own = try SceneText.frames(text)[0].failures
        #expect(own.count == 4, "\(own)")
        let options = SceneOptions(scale: 2)
        let other = try SceneText.frames(text, options: options)[0].failures
        #expect(other.count == 1 && other[0].contains("layers is"), "\(other)")
        #expect(try SceneText.scene(text).notes.isEmpty)
        #expect(
            try SceneText.scene(text, options: options).notes.map(\.summary) == [
                "test.yml:7:17: error: 2 expectations in pixels or bytes are not checked: drawn at scale 2, written for 1"
            ])
        #expect(try SceneText.scene(SceneText.head, options: options).notes.isEmpty)
    }

    @Test("Each frame shows the scene at its time")
    func frames() throws {
        let frames = try SceneText.frames(
            SceneText.view("subviews: [{ id: v, frame: [0, 0, 8, 8], backgroundColor: red }]")
                + "time: [0, 0.25, 0.5]\nchanges: [{ at: 0.25, id: v, set: { backgroundColor: blue } }]\n")
        let colors = frames.map { Array($0.frame.image.bitmap.bytes[0..<3]) }
        #expect(colors == [[255, 0, 0], [0, 0, 255], [0, 0, 255]])
        #expect(frames.map(\.frame.time) == [0, 0.25, 0.5])
    }

    @Test("The caller's times take the place of the file's")
    func foreignTimes() throws {
        let options = SceneOptions(times: [0.5, 0])
        let frames = try SceneText.frames(
            SceneText.head + "time: 7\nexpect: { at: 7, offscreenPasses: 3 }\n", options: options)
        #expect(frames.map(\.frame.time) == [0, 0.5])
        #expect(frames.flatMap(\.failures).isEmpty)
    }

    @Test("The context route draws the root view's layer on a canvas of its size")
    func contextRoute() throws {
        let frames = try SceneText.frames(
            SceneText.head + "route: context\nview: { frame: [4, 4, 10, 6], backgroundColor: red }\n"
                + "expect: { pixels: [{ at: [0, 0], color: red }, { at: [9, 5], color: red }] }\n")
        #expect(frames[0].frame.image.width == 10 && frames[0].frame.image.height == 6)
        #expect(frames[0].failures == [])
    }

    @Test("Nothing on the stage is a transparent picture")
    func empty() throws {
        #expect(try SceneText.pixel(SceneText.head, 3, 3) == [0, 0, 0, 0])
    }
}
