import Foundation
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Errors in touch scripts")
struct TouchErrorTests {
    /// The touch stands on line 5, from column 5 on; `verb` from column 14 on.
    private func errors(_ touch: String) -> [String] {
        let view = "view: { id: v, sublayers: [{ id: dot }] }\n"
        return SceneText.errors(SceneText.head + view + "touches:\n  [ { at: 1, \(touch) }]\n")
    }

    @Test(
        "What is wrong with a touch has its place, and the nearest name",
        arguments: [
            ("tap: w", "5:19 no view or layer has the id 'w'; did you mean 'v'?"),
            ("tap: dot", "5:19 'dot' is a layer; expected a view"),
            ("tap: [1]", "5:19 found a list of 1; expected a point [x, y]"),
            ("tap: [.nan, 0]", "5:20 '.nan' is not a finite number; expected a number"),
            ("tap: { id: v, at: [0, 0], unit: [0, 0] }", "5:40 'unit' beside 'at'; expected one or the other"),
            ("tap: { at: [0, 0] }", "5:19 the spot needs the key 'id'"),
            ("tap: v, taps: 0", "5:28 found '0'; expected a whole number from 1 to 100"),
            ("tap: v, tips: 2", "5:22 unknown key 'tips' in a touch; did you mean 'taps'?"),
            ("tap: v, takenBy: u", "5:31 no view or layer has the id 'u'; did you mean 'v'?"),
            ("press: v, duration: -1", "5:34 found '-1'; expected a number from 0 to 3600"),
            ("drag: v", "5:14 the drag goes nowhere; expected to, by or path"),
            ("drag: v, by: [1, 1], to: v", "5:35 'to' beside 'by'; expected one of them"),
            ("drag: v, path: []", "5:29 no corners; expected at least one"),
            ("drag: v, by: [1, 1], speed: 9, duration: 1", "5:35 'speed' beside 'duration'; expected one or the other"),
            ("drag: v, by: [1, 1], speed: 1e-9", "5:42 the finger would be under way for more than an hour"),
            ("drag: v, by: [1, 1], edge: middle", "5:41 unknown name 'middle'; expected left, right, top or bottom"),
            ("fling: v, by: [1, 0]", "5:5 a touch needs the key 'velocity'"),
            ("fling: v, by: [1e308, 1e308], velocity: 1", "5:54 the finger would be under way for more than an hour"),
            ("pinch: v, spread: [1, -1]", "5:36 found '-1'; expected a number ≥ 0"),
            ("rotate: v", "5:5 a touch needs the key 'by'"),
            ("hover: null, to: v", "5:27 'to' of a pointer that leaves"),
            ("cancel: systems", "5:22 unknown name 'systems'; expected system; did you mean 'system'?"),
            ("finger: 1, move: v", "5:25 finger 1 is not down; expected 'down' before it"),
            ("finger: 1, up: v", "5:25 finger 1 is not down; expected 'down' before it"),
            (
                "key: retrun",
                "5:19 no key is called 'retrun'; expected the character that it types, or a name such as return, escape, "
                    + "tab, up or f1; did you mean 'return'?"
            ),
            ("key: a, modifiers: [cmd]", "5:34 unknown name 'cmd'"),
            ("type: hello, interval: 900", "5:37 typing would take more than an hour"),
            ("type: [a]", "5:20 found a list of 1; expected a text"),
            ("paste: hello, interval: 1", "5:28 unknown key 'interval'"),
            ("select: { id: v, range: [0.5, 1] }", "5:38 no range of characters"),
            ("select: { id: nobody, range: [0, 1] }", "5:28 no view"),
        ])
    func touch(text: String, error: String) {
        let found = errors(text)
        #expect(found.count == 1 && found[0].hasPrefix(error), "\(found)")
    }

    @Test("A verb that is none is told with the one that was meant")
    func misspelt() {
        #expect(
            errors("tapp: v") == [
                "5:5 a touch needs the key 'tap'", "5:14 unknown key 'tapp' in a touch; did you mean 'tap'?",
            ])
    }

    @Test(
        "What is wrong with a recognizer has its place, and the nearest name",
        arguments: [
            ("{ name: a }", "5:5 the recognizer needs the key 'class'"),
            ("{ class: UIPanGestureRecogniser }", "5:14 unknown name 'UIPanGestureRecogniser'"),
            (
                "{ class: UIPanGestureRecognizer, numberOfTapsRequired: 2 }",
                "5:38 unknown key 'numberOfTapsRequired' in a UIPanGestureRecognizer"
            ),
            (
                "{ class: UITapGestureRecognizer, actions: { began: [] } }",
                "5:49 nothing is done on 'began'; expected ended"
            ),
            (
                "{ class: UIPanGestureRecognizer, actions: { chnaged: [] } }",
                "5:49 nothing is done on 'chnaged'; expected began, changed, ended or cancelled; did you mean 'changed'?"
            ),
            (
                "{ class: UIPanGestureRecognizer, actions: { ended: [{ id: w, call: setNeedsLayout }] } }",
                "5:63 no view or layer has the id 'w'; did you mean 'v'?"
            ),
            (
                "{ class: UIPanGestureRecognizer, name: pan, requireToFail: [pam] }",
                "5:65 no recognizer has the name 'pam'; did you mean 'pan'?"
            ),
            (
                "{ class: UIPanGestureRecognizer, name: pan, simultaneousWith: [pan] }",
                "5:68 the recognizer 'pan' names itself; expected another one"
            ),
            (
                "{ class: UITapGestureRecognizer, name: x }, { class: UITapGestureRecognizer, name: x }",
                "5:88 the name 'x' is taken on line 5; expected a name of its own"
            ),
            ("{ class: UISwipeGestureRecognizer, direction: [north] }", "5:52 unknown name 'north'"),
            ("{ class: UILongPressGestureRecognizer, minimumPressDuration: -1 }", "5:66 found '-1'"),
        ])
    func gesture(text: String, error: String) {
        let found = SceneText.errors(SceneText.head + "view:\n  { id: v, gestureRecognizers: [\n    \(text)] }\n")
        #expect(found.count == 1 && found[0].hasPrefix(error), "\(found)")
    }

    @Test("Expectations name recognizers, controls and views that there are")
    func expectations() {
        let text =
            SceneText.head + """
                view: { id: v, gestureRecognizers: [{ class: UIPanGestureRecognizer, name: pan }] }
                expect:
                  states: { pam: [began], pan: [begann] }
                  sent: { v: [touchDown], w: [touchDown] }
                  touches: { w: [began] }
                """
        #expect(
            SceneText.errors(text).map { $0.prefix(70) } == [
                "5:13 no recognizer has the name 'pam'; did you mean 'pan'?",
                "5:33 unknown name 'begann'; expected began, changed, ended, cancelled ",
                "6:11 'v' is a UIView, and controls send events",
                "6:27 no view or layer has the id 'w'; did you mean 'v'?",
                "7:14 no view or layer has the id 'w'; did you mean 'v'?",
            ])
    }

    @Test("Recognizers, actions and the type of a button are no changes")
    func fixed() {
        let text =
            SceneText.head + """
                view: { id: v, class: UIButton }
                changes:
                  - { at: 1, id: v, set: { actions: {}, gestureRecognizers: [], buttonType: system } }
                """
        #expect(
            SceneText.errors(text) == [
                "5:28 actions cannot be changed", "5:41 gestureRecognizers cannot be changed",
                "5:65 buttonType cannot be changed",
            ])
    }

    @Test("Fingers come down before they move, in time, not in the order of the file")
    func order() {
        func errors(_ touches: String) -> [String] {
            SceneText.errors(SceneText.head + "view: { id: v }\ntouches: [\(touches)]\n")
        }
        #expect(errors("{ at: 2, finger: 1, up: v }, { at: 1, finger: 1, down: v }") == [])
        #expect(
            errors("{ at: 1, finger: 1, down: v }, { at: 2, finger: 1, down: v }")
                == ["4:62 finger 1 comes down where it is down already"])
        #expect(
            errors("{ at: 1, finger: 1, down: v }, { at: 2, cancel: system }, { at: 3, finger: 1, up: v }") == [])
        #expect(
            errors("{ at: 1, finger: 1, down: v }, { at: 2, cancel: system }, { at: 3, finger: 1, down: v }") == [])
    }

    @Test("Scripts have a limit")
    func limit() {
        let touches = (0..<3).map { "{ at: \($0), drag: v, by: [1, 1], duration: 1800 }" }.joined(separator: ", ")
        #expect(
            SceneText.errors(SceneText.head + "view: { id: v }\ntouches: [\(touches)]\n")
                == ["4:116 fingers do more than 250,000 things in the scene"])
    }
}
