import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Recorded touches")
struct TouchRecordingTests {
    private static let scene = """
        offstage: 1
        device: { size: [200, 200], scale: 1 }
        time: 60
        view:
          isMultipleTouchEnabled: true
          subviews:
            - id: card
              isMultipleTouchEnabled: true
              frame: [10, 10, 150, 150]
              gestureRecognizers:
                - { class: UIPanGestureRecognizer, name: pan, simultaneousWith: [pinch, turn] }
                - { class: UIPinchGestureRecognizer, name: pinch, simultaneousWith: [turn] }
                - { class: UIRotationGestureRecognizer, name: turn }
                - { class: UITapGestureRecognizer, name: tap, numberOfTapsRequired: 2 }
                - { class: UIHoverGestureRecognizer, name: hover }
              subviews: [{ id: "row 7/save", class: UIButton, frame: [10, 10, 60, 60] }]
            - { frame: [160, 160, 40, 40] }

        """

    /// Records a body on the scene, reads what it wrote, plays it on the scene anew, and compares all that happened.
    private func replay(_ body: (StageTouch, SceneStage) throws -> Void) throws -> String {
        let first = try SceneText.stage(Self.scene)
        first.stage.runTurn()
        first.stage.touch.isTracing = true
        let recording = first.stage.touch.record()
        try body(first.stage.touch, first)
        recording.stop()
        let text = recording.script.yaml
        let end = first.stage.time + 2
        first.stage.advance(by: end - first.stage.time)
        let second = try SceneText.stage(Self.scene + text)
        second.advance(to: end)
        #expect(second.problems == [])
        #expect(second.stage.touch.trace.events == first.stage.touch.trace.events, "\(text)")
        #expect(!first.stage.touch.trace.events.isEmpty)
        return text
    }

    @Test("Verbs are written with what is not as by default, and replay to the same story")
    func verbs() throws {
        let text = try replay { touch, scene in
            let card = try #require(scene.view("card"))
            let save = try #require(scene.view("row 7/save"))
            try touch.tap(save)
            try touch.tap(card, taps: 2, fingers: 2, interval: 0.2, hold: 0.1)
            try touch.press(TouchSpot.view(card, unit: CGPoint(x: 0.5, y: 0.75)))
            try touch.drag(TouchSpot.view(card, at: CGPoint(x: 100, y: 100)), by: CGVector(dx: 20, dy: -5))
            try touch.drag(card, along: [CGVector(dx: 5, dy: 0), CGVector(dx: 5, dy: 20)], duration: 1, hold: 0.5)
            try touch.drag(card, to: TouchSpot.screen(20, 30), curve: CAMediaTimingFunction(name: .easeIn))
            try touch.fling(card, by: CGVector(dx: 0, dy: 60), velocity: 300)
            try touch.pinch(card, from: 40, to: 80)
            try touch.rotate(card, by: .pi / 2, spread: 50)
            try touch.hover(card, to: save)
            touch.leave()
        }
        let lines = text.split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines[1] == "  - { at: 0, tap: \"row 7/save\" }")
        #expect(lines[2] == "  - { at: 0.05, tap: card, taps: 2, fingers: 2, interval: 0.2, hold: 0.1 }")
        #expect(lines[4].hasSuffix("drag: { id: card, at: [100, 100] }, by: [20, -5] }"))
        #expect(lines[5].hasSuffix("drag: card, path: [[5, 0], [5, 20]], duration: 1, hold: 0.5 }"))
        #expect(lines[6].hasSuffix("drag: card, to: [20, 30], curve: easeIn }"))
        #expect(lines[9].hasSuffix("rotate: card, by: 90, spread: 50 }"))
        #expect(lines[11].hasSuffix("hover: null }"))
    }

    @Test("Single fingers, keys and the system's cancelling are written, too; a view without a name by its place")
    func singles() throws {
        let text = try replay { touch, scene in
            let card = try #require(scene.view("card"))
            let nameless = try #require(card.superview?.subviews.last)
            try touch.down(card)
            scene.stage.advance(by: 0.1)
            try touch.move(CGPoint(x: 120, y: 100))
            scene.stage.advance(by: 0.15)
            try touch.down(finger: 2, nameless)
            scene.stage.advance(by: 0.25)
            try touch.up()
            touch.cancel()
            try touch.key("A", modifiers: [.command, .alternate])
            try touch.tap(TouchSpot.screen(500, 500).takenByNobody())
        }
        #expect(
            text.split(separator: "\n").map(String.init) == [
                "touches:", "  - { at: 0, finger: 1, down: card }",
                "  - { at: 0.1, finger: 1, move: [120, 100] }", "  - { at: 0.25, finger: 2, down: [180, 180] }",
                "  - { at: 0.5, finger: 1, up: null }", "  - { at: 0.5, cancel: system }",
                "  - { at: 0.5, key: A, modifiers: [command, alternate] }",
                "  - { at: 0.55, tap: [500, 500], takenBy: null }",
            ])
    }

    @Test("The same as lines of Swift")
    func swift() throws {
        let scene = try SceneText.stage(Self.scene)
        let stage = scene.stage
        let recording = stage.touch.record()
        let card = try #require(scene.view("card"))
        stage.touch.schedule(.drag(card, to: CGPoint(x: 20, y: 30), duration: 0.2), at: 1)
        try stage.touch.down(CGPoint(x: 170, y: 170))
        stage.advance(by: 0.5)
        try stage.touch.up()
        try stage.touch.key("return")
        #expect(
            recording.script.swift == """
                stage.touch.schedule(.drag(card, to: TouchSpot.screen(20, 30), duration: 0.2), at: 1)
                stage.advance(by: max(0, 0 - stage.time))
                try stage.touch.down(finger: 1, TouchSpot.screen(170, 170))
                stage.advance(by: max(0, 0.5 - stage.time))
                try stage.touch.up(finger: 1)
                stage.advance(by: max(0, 0.5 - stage.time))
                try stage.touch.key("return", hold: 0.05)
                stage.advance(by: max(0, 1.2 - stage.time))

                """)
        let empty = stage.touch.record().script
        #expect(empty.isEmpty && empty.yaml == "touches: []\n")
    }
}
