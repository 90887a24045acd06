import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Touch scripts")
struct TouchScriptTests {
    private static let head = "offstage: 1\ndevice: { size: [200, 200], scale: 1 }\n"

    private func failures(_ text: String) throws -> [String] {
        try SceneText.frames(Self.head + text).flatMap(\.failures)
    }

    @Test("A tap on a button sends its events and starts its actions")
    func tap() throws {
        let scene = """
            time: [0.5, 2]
            view:
              subviews:
                - id: save
                  class: UIButton
                  frame: [20, 20, 60, 40]
                  actions: { primaryActionTriggered: [{ id: card, set: { alpha: 0.5 } }], touchDown: [{ id: card, set: { tag: 7 } }] }
                - { id: card, frame: [100, 100, 50, 50] }
            touches: [{ at: 1, tap: save }]
            expect:
              - { at: 0.5, sent: { save: [] }, touches: { save: [] }, values: { card: { alpha: 1, tag: 0 } } }
              - at: 2
                sent: { save: [touchDown, touchUpInside, primaryActionTriggered] }
                touches: { save: [began, ended] }
                values: { card: { alpha: 0.5, tag: 7 }, save: { isTracking: false } }
            """
        let found = try failures(scene)
        #expect(found == [])
    }

    @Test("Every verb does what it says: views hear of fingers, recognizers of gestures")
    func verbs() throws {
        let scene = """
            time: 30
            view:
              isMultipleTouchEnabled: true
              id: root
              gestureRecognizers:
                - { class: UITapGestureRecognizer, name: tap, actions: { ended: [{ id: count, set: { tag: 9 } }] } }
                - { class: UITapGestureRecognizer, name: twice, numberOfTapsRequired: 2 }
                - { class: UITapGestureRecognizer, name: two, numberOfTouchesRequired: 2 }
                - { class: UILongPressGestureRecognizer, name: press }
                - { class: UIPanGestureRecognizer, name: pan, maximumNumberOfTouches: 1, requireToFail: [swipe, edge] }
                - { class: UISwipeGestureRecognizer, name: swipe, direction: [left] }
                - { class: UIScreenEdgePanGestureRecognizer, name: edge, edges: [left] }
                - { class: UIPinchGestureRecognizer, name: pinch, simultaneousWith: [turn] }
                - { class: UIRotationGestureRecognizer, name: turn }
                - { class: UIHoverGestureRecognizer, name: hover }
              subviews: [{ id: count, isUserInteractionEnabled: false }]
            touches:
              - { at: 1, tap: [50, 50] }
              - { at: 3, tap: root, taps: 2, interval: 0.2, hold: 0.1 }
              - { at: 5, tap: { id: root, unit: [0.5, 0.25] }, fingers: 2 }
              - { at: 7, press: { id: root, at: [10, 190] }, duration: 0.8 }
              - { at: 9, drag: root, by: [60, 0], duration: 1 }
              - { at: 11, fling: root, by: [-80, 0], velocity: 800 }
              - { at: 13, drag: root, edge: left, by: [50, 0] }
              - { at: 15, pinch: root, spread: [40, 80] }
              - { at: 17, rotate: root, by: 90 }
              - { at: 19, hover: [10, 10], to: [50, 50] }
              - { at: 20, hover: null }
              - { at: 21, drag: [100, 100], path: [[20, 0], [20, 20]], speed: 40 }
              - { at: 23, drag: [100, 100], to: [100, 150], speed: 100, hold: 0.5, curve: easeIn }
            """
        // What each recognizer made of each of thirteen entries is checked one by one, so that a failure tells which.
        let stage = try SceneText.stage(Self.head + scene)
        stage.advance(to: 30)
        #expect(stage.problems.map(\.message) == [])
        let trace = stage.stage.touch.trace
        func states(_ name: String, from start: Double, to end: Double) throws -> [String] {
            let label = try #require(stage.builder.gesture(named: name)).fullLabel
            var part = trace
            part.events = trace.events.filter { $0.time >= start && $0.time < end }
            return part.states(of: label).map { "\($0)" }
        }
        #expect(try states("tap", from: 1, to: 2) == ["ended"])
        #expect(try states("twice", from: 3, to: 5) == ["ended"])
        #expect(try states("two", from: 5, to: 7) == ["ended"])
        #expect(try states("tap", from: 5, to: 7) == ["failed"])
        #expect(try states("press", from: 7, to: 9) == ["began", "ended"])
        #expect(try states("pan", from: 9, to: 11) == ["began", "changed", "ended"])
        #expect(try states("swipe", from: 11, to: 13) == ["ended"])
        #expect(try states("pan", from: 11, to: 13) == ["failed"])
        #expect(try states("edge", from: 13, to: 15) == ["began", "changed", "ended"])
        #expect(try states("pinch", from: 15, to: 17) == ["began", "changed", "ended"])
        #expect(try states("turn", from: 17, to: 19) == ["began", "changed", "ended"])
        #expect(try states("pinch", from: 17, to: 19) == ["failed"])
        #expect(try states("hover", from: 19, to: 21) == ["began", "changed", "ended"])
        #expect(try states("pan", from: 21, to: 23) == ["began", "changed", "ended"])
        #expect(stage.view("count")?.tag == 9)
        let lifted = trace.events.compactMap { event -> (Double, CGPoint)? in
            guard case .finger(_, .ended, let place, _) = event.kind, event.time > 21 else { return nil }
            return (event.time, place)
        }
        #expect(lifted.map(\.1) == [CGPoint(x: 120, y: 120), CGPoint(x: 100, y: 150)])
        #expect(lifted.map { ($0.0 * 1000).rounded() } == [22_000, 24_000], "by speed, and with a hold")
    }

    @Test("Single fingers overlap gestures; the system takes all away")
    func fingers() throws {
        let scene = """
            time: 3
            view:
              subviews:
                - { id: a, class: UIControl, frame: [0, 0, 100, 200] }
                - { id: b, class: UIControl, frame: [100, 0, 100, 200] }
            touches:
              - { at: 0.5, finger: 1, down: a }
              - { at: 0.6, finger: 1, move: [150, 100] }
              - { at: 0.7, finger: 1, move: { id: b, unit: [1, 0.5] } }
              - { at: 0.8, finger: 1, up: null }
              - { at: 0.6, tap: b }
              - { at: 2, finger: 2, down: b }
              - { at: 2, finger: 1, down: a }
              - { at: 2.5, cancel: system }
              - { at: 2.6, finger: 1, move: b }
              - { at: 2.7, finger: 1, up: b }
            expect:
              sent:
                a: [touchDown, touchDragInside, touchDragExit, touchDragOutside, touchUpOutside, touchDown, touchCancel]
                b: [touchDown, touchUpInside, touchDown, touchCancel]
              touches: { a: [began, moved, ended, began, cancelled], b: [began, ended, began, cancelled] }
            """
        let found = try failures(scene)
        #expect(found == [])
    }

    @Test("Keys go to the key window's commands and responders")
    func keys() throws {
        let scene = Self.head + "time: 1\nview: {}\ntouches: [{ at: 0.5, key: s, modifiers: [command, shift] }]\n"
        let stage = try SceneText.stage(scene)
        let keys = KeyView()
        stage.stage.window.addSubview(keys)
        #expect(keys.becomeFirstResponder())
        stage.advance(to: 1)
        #expect(keys.log == ["began S true", "ended S true"])
    }

    @Test("A place is found by model geometry when the finger comes down")
    func places() throws {
        let scene = """
            time: 3
            view: { subviews: [{ id: a, frame: [0, 0, 40, 40] }] }
            changes: [{ at: 1, id: a, set: { frame: [100, 100, 40, 40] }, animate: { duration: 10, options: [allowUserInteraction] } }]
            touches: [{ at: 2, tap: a }]
            expect: { touches: { a: [began, ended] } }
            """
        let found = try failures(scene)
        #expect(found == [])
    }

    @Test("Touches at 0 find views where the first layout put them")
    func begin() throws {
        let scene = """
            time: 0
            view: { subviews: [{ id: a }] }
            constraints: [a.leading == superview.leading + 50, a.width == 50, a.top == superview.top + 50, a.height == 50]
            touches: [{ at: 0, finger: 1, down: a }]
            expect: { touches: { a: [began] }, hits: [{ at: [75, 75], view: a }] }
            """
        let found = try failures(scene)
        #expect(found == [])
    }

    @Test(
        "A finger that another one takes is an error that names it, and so is one that cannot come down",
        arguments: [
            ("tap: a", "7:20 the finger was aimed at UIView:a, but UIView:cover took it"),
            ("tap: { id: a, at: [100, 100] }", "7:20 the finger was aimed at UIView:a, but UIView:view took it"),
            ("tap: a, takenBy: child", "7:20 UIView:child was to take the finger, but UIView:cover did"),
            ("tap: a, takenBy: null", "7:20 no view was to take the finger, but UIView:cover did"),
            ("tap: gone", "7:20 UIView:gone is in no window of the stage: no finger can come down on it"),
            ("finger: 3, down: a", "7:31 the finger was aimed at UIView:a, but UIView:cover took it"),
            ("finger: 3, down: gone", "7:31 UIView:gone is in no window of the stage: no finger can come down on it"),
            ("drag: cover, to: gone", "7:20 UIView:gone is in no window of the stage: no finger can come down on it"),
            ("tap: a, takenBy: cover", ""), ("tap: [500, 500], takenBy: null", ""), ("tap: root", ""),
            ("tap: [500, 500]", ""), ("pinch: cover, spread: [10, 20]", ""),
        ])
    func taker(touch: String, error: String) throws {
        let scene = """
            time: 2
            view:
              { id: root, subviews: [{ id: a, frame: [0, 0, 50, 50], subviews: [{ id: child }] }, { id: cover, frame: [0, 0, 50, 50] }, { id: gone }] }
            changes: [{ at: 0.5, id: gone, call: removeFromSuperview }]
            touches: [{ at: 1, \(touch) }]
            """
        let expected = error.replacingOccurrences(of: "UIView:view", with: "UIView:root")
        let found = try failures(scene)
        #expect(found == (error.isEmpty ? [] : [expected]))
    }

    @Test("Recognizers act by state; one that should not begin, or waits, or is prevented, does not")
    func gestures() throws {
        let scene = """
            time: 3
            view:
              subviews:
                - id: a
                  frame: [0, 0, 100, 100]
                  gestureRecognizers:
                    - { class: UITapGestureRecognizer, name: once, requireToFail: [twice], actions: { ended: [{ id: a, set: { tag: 1 } }] } }
                    - { class: UITapGestureRecognizer, name: twice, numberOfTapsRequired: 2, actions: { ended: [{ id: a, set: { tag: 2 } }] } }
                    - { class: UITapGestureRecognizer, name: never, shouldBegin: false, actions: { ended: [{ id: a, set: { tag: 3 } }] } }
                    - { class: UITapGestureRecognizer, name: "off", isEnabled: false, actions: { ended: [{ id: a, set: { tag: 4 } }] } }
            touches: [{ at: 1, tap: a, taps: 2 }]
            expect:
              states: { once: [failed], twice: [ended], never: [failed, failed], "off": [] }
              values: { a: { tag: 2 } }
            """
        let found = try failures(scene)
        #expect(found == [])
    }

    @Test("What an expectation finds is told in words")
    func found() throws {
        let scene = """
            time: 1
            view:
              subviews:
                - { id: b, class: UIButton, frame: [0, 0, 100, 100], gestureRecognizers: [{ class: UIPanGestureRecognizer, name: pan }] }
                - { id: c, class: UIControl }
            touches: [{ at: 0.5, tap: b }]
            expect: { states: { pan: [began] }, sent: { b: [touchDown], c: [touchDown] }, touches: { b: [ended], c: [began] } }
            """
        let found = try failures(scene)
        #expect(
            found == [
                "9:21 the states of pan were failed; expected began",
                "9:45 b sent touchDown, touchUpInside, primaryActionTriggered; expected touchDown",
                "9:61 c sent nothing; expected touchDown", "9:90 the touches of b were began, ended; expected ended",
                "9:102 the touches of c were none; expected began",
            ])
    }

    @Test("Names of recognizers in a component are its own")
    func components() throws {
        let scene = """
            time: 2
            components:
              card:
                view:
                  id: card
                  frame: [0, 0, 50, 50]
                  gestureRecognizers:
                    - { class: UITapGestureRecognizer, name: tap, requireToFail: [twice], actions: { ended: [{ id: dot, set: { tag: 5 } }] } }
                    - { class: UITapGestureRecognizer, name: twice, numberOfTapsRequired: 2 }
                  subviews: [{ id: dot, isUserInteractionEnabled: false }]
            view: { subviews: [{ use: card, id: one }, { use: card, id: two, frame: [100, 0, 50, 50] }] }
            touches: [{ at: 1, tap: two }]
            expect: { states: { one/tap: [], two/tap: [ended] }, values: { one/dot: { tag: 0 }, two/dot: { tag: 5 } } }
            """
        let found = try failures(scene)
        #expect(found == [])
    }

    @Test("Buttons take their keys by state")
    func buttons() throws {
        let scene = """
            view:
              subviews:
                - id: b
                  class: UIButton
                  buttonType: system
                  frame: [0, 0, 100, 40]
                  title: { normal: Save, disabled: Saved, selectedDisabled: Both }
                  titleColor: { normal: "#102030", highlighted: null }
                  titleLabel: { font: 20, numberOfLines: 2 }
                  image: { size: [8, 8], color: systemRed }
                  backgroundImage: { normal: { size: [8, 8], color: systemBlue }, selected: null }
                  contentHorizontalAlignment: leading
                  contentEdgeInsets: [1, 2, 3, 4]
                - { id: c, class: UIButton, title: Plain, isEnabled: false, isSelected: true, changesSelectionAsPrimaryAction: true }
            expect: { values: { b: { currentTitle: Save, currentTitleColor: "#102030" }, c: { currentTitle: Plain, isEnabled: false, isSelected: true } } }
            """
        let found = try failures(scene)
        #expect(found == [])
        let stage = try SceneText.stage(Self.head + scene)
        let button = try #require(stage.view("b") as? UIButton)
        #expect(button.title(for: .disabled) == "Saved" && button.title(for: [.selected, .disabled]) == "Both")
        #expect(button.titleLabel?.font.pointSize == 20 && button.titleLabel?.numberOfLines == 2)
        #expect(button.buttonType == .system && button.currentImage?.size == CGSize(width: 8, height: 8))
        #expect(button.backgroundImage(for: .normal) != nil)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(button.contentHorizontalAlignment == .leading)
    }
}

/// Writes down the keys that it gets.
private final class KeyView: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }

    private func note(_ phase: String, _ presses: Set<UIPress>) {
        for key in presses.compactMap(\.key) {
            log.append("\(phase) \(key.characters) \(key.modifierFlags.contains(.command))")
        }
    }
}
