import Offstage
import Testing
import UIKit

@testable import SceneFile

// The limit is one for the whole run: tests wait for the main actor, and the wait counts.
@MainActor
@Suite("Hostile touch scripts", .timeLimit(.minutes(30)))
struct HostileTouchTests {
    private func failures(_ text: String) throws -> [String] {
        try SceneText.frames(SceneText.head + text).flatMap(\.failures)
    }

    @Test("Fingers that are never lifted end with the scene")
    func neverLifted() throws {
        let touches = (0..<200).map { "{ at: 0.\($0 + 100), finger: \($0), down: v }" }.joined(separator: ", ")
        let scene = """
            time: 5
            view:
              id: v
              isMultipleTouchEnabled: true
              gestureRecognizers: [{ class: UIPanGestureRecognizer, name: pan }, { class: UIPinchGestureRecognizer, name: pinch }]
            touches: [\(touches)]
            expect: { touches: { v: [\(Array(repeating: "began", count: 200).joined(separator: ", "))] } }
            """
        let found = try failures(scene)
        #expect(found == [])
    }

    @Test("Moves by the ten thousands, as entries and as one drag, in whatever order they are written")
    func many() throws {
        let count = 20_000
        let moves = (0..<count).reversed().map {
            "  - { at: \(1 + Double($0) * 5e-4), finger: 1, move: [\($0 % 30), 5] }\n"
        }
        let scene =
            SceneText.head + "time: 12\nview: { id: v }\ntouches:\n  - { at: 0.5, finger: 1, down: v }\n"
            + moves.joined()
            + "  - { at: 11.5, finger: 1, up: null }\n  - { at: 0.2, drag: [3, 3], by: [20, 20], duration: 1600 }\n"
        let stage = try SceneText.stage(scene)
        stage.stage.touch.isTracing = false
        var heard = 0
        stage.stage.host.touches.listener = { if $0.phase == .moved { heard += 1 } }
        stage.advance(to: 12)
        #expect(heard > count && stage.problems == [])
        #expect(stage.stage.host.touches.isDown(1) == false)
    }

    @Test("Views without size, without an inverse and with huge places are a sentence or no touch")
    func places() throws {
        let scene = """
            time: 3
            view:
              subviews:
                - { id: zero }
                - { id: flat, frame: [0, 0, 10, 10], transform: [{ scale: 0 }] }
                - { id: far, frame: [1e300, 1e300, 1e300, 1e300] }
                - { id: deep, frame: [0, 0, 10, 10], transform3D: [{ m34: -1 }, { translate: [0, 0, 1] }] }
            touches:
              - { at: 0.1, tap: zero }
              - { at: 0.3, tap: flat }
              - { at: 0.5, tap: far }
              - { at: 0.7, tap: deep }
              - { at: 0.9, tap: { id: zero, unit: [1e308, 1e308] } }
              - { at: 1.1, tap: [1e308, -1e308] }
              - { at: 1.3, drag: [1, 1], to: far, speed: 1e-300 }
              - { at: 1.5, pinch: [1, 1], spread: [0, 1e308] }
              - { at: 1.7, rotate: [1, 1], by: 1e308 }
              - { at: 1.9, hover: far, to: deep }
            """
        // What is asked for is impossible in many ways: the sentences are the stage's.
        let found = try failures(scene)
        #expect(
            found.allSatisfy { $0.contains("UIView:") || $0.contains("place") || $0.contains("never end") }, "\(found)")
    }

    @Test("Views that leave, hide and come to life in every callback")
    func upheaval() throws {
        let calls =
            "[{ id: b, call: removeFromSuperview }, { id: a, set: { isHidden: true } }, { id: r, set: { isUserInteractionEnabled: false } }]"
        let scene = """
            time: 9
            view:
              id: r
              gestureRecognizers:
                - { class: UIPanGestureRecognizer, name: outer, actions: { began: \(calls), changed: \(calls), ended: \(calls), cancelled: \(calls) } }
              subviews:
                - id: a
                  frame: [0, 0, 30, 30]
                  gestureRecognizers:
                    - { class: UILongPressGestureRecognizer, name: press, minimumPressDuration: 0, actions: { began: \(calls), cancelled: \(calls) } }
                    - { class: UITapGestureRecognizer, name: tap, actions: { ended: \(calls) } }
                  subviews:
                    - id: b
                      class: UIButton
                      frame: [0, 0, 30, 30]
                      actions: { touchDown: \(calls), touchCancel: \(calls), touchDragInside: \(calls), touchUpInside: \(calls) }
            touches:
              - { at: 0.5, drag: b, by: [20, 0] }
              - { at: 0.5, tap: a, taps: 3 }
              - { at: 0.6, pinch: [5, 5], spread: [2, 20] }
              - { at: 2, cancel: system }
              - { at: 2, tap: [5, 5] }
            expect: { touches: { b: [began, cancelled] } }
            """
        let stage = try SceneText.stage(SceneText.head + scene)
        stage.advance(to: 9)
        let phases = stage.stage.touch.trace.phases(of: "UIButton:b")
        #expect(phases.filter { $0 == .began }.count == phases.filter { $0 == .ended || $0 == .cancelled }.count)
    }

    @Test("Recognizers that wait for each other all give up")
    func circle() throws {
        let scene = """
            time: 3
            view:
              id: v
              gestureRecognizers:
                - { class: UITapGestureRecognizer, name: a, requireToFail: [b] }
                - { class: UITapGestureRecognizer, name: b, requireToFail: [c] }
                - { class: UITapGestureRecognizer, name: c, requireToFail: [a] }
            touches: [{ at: 0.5, tap: v }]
            expect: { states: { a: [failed], b: [failed], c: [failed] } }
            """
        let found = try failures(scene)
        #expect(found == [])
    }
}
