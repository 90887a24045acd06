import Foundation
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Components")
struct ComponentTests {
    private static let bubble = """
        offstage: 1
        device: { size: [200, 200], scale: 1 }
        components:
          bubble:
            parameters: { text: "", mine: false, color: red }
            view:
              id: box
              backgroundColor: $color
              isHidden: $mine
              layer: { cornerRadius: 8, borderWidth: 1 }
              subviews:
                - { id: title, class: UILabel, text: $text }
                - { id: note, class: UILabel, text: "{text}, {mine}" }
              constraints:
                - title.leading == box.leading + 12
                - title.trailing == box.trailing - 12
                - "V:|-8-[title]-4-[note]-8-|"
                - note.leading == title.leading

        """

    private func stage(_ lines: String) throws -> SceneStage {
        let stage = try SceneText.stage(Self.bubble + lines)
        stage.stage.runTurn()
        return stage
    }

    // MARK: Parameters

    @Test("A parameter as a whole value keeps its type, inside a text it becomes text, and both have defaults")
    func parameters() throws {
        let stage = try stage(
            """
            view:
              subviews:
                - { use: bubble, id: a, frame: [0, 0, 100, 60], with: { text: Hi, mine: true } }
                - { use: bubble, id: b, frame: [0, 0, 100, 60], with: { color: { light: green, dark: blue } } }
            """)
        let label = try #require(stage.view("a/title") as? UILabel)
        #expect(label.text == "Hi")
        #expect((stage.view("a/note") as? UILabel)?.text == "Hi, true")
        #expect(stage.view("a")?.isHidden == true)
        #expect(stage.view("b")?.isHidden == false)
        #expect(stage.view("a")?.backgroundColor == UIColor.red)
        let color = stage.view("b")?.backgroundColor
        #expect(color?.resolvedColor(with: stage.stage.traitCollection).cgColor == UIColor.green.cgColor)
        #expect((stage.view("b/title") as? UILabel)?.text == "")
    }

    @Test(
        "$$ at the beginning and {{ are the signs themselves; braces around anything but a name too",
        arguments: [
            ("$$text", "$text"), ("$5.00", "$5.00"), ("$$5", "$5"), ("a $text", "a $text"), ("{{text}", "{text}"),
            ("{text}{text}", "HiHi"), ("{1} { a } {", "{1} { a } {"), ("{{{text}", "{Hi"), ("US$$", "US$$"),
        ])
    func escapes(written: String, read: String) throws {
        let stage = try SceneText.stage(
            """
            offstage: 1
            components:
              c:
                parameters: { text: }
                view: { tag: 1, subviews: [{ id: l, class: UILabel, text: "\(written)" }, { class: UILabel, text: $text }] }
            view: { subviews: [{ use: c, id: a, with: { text: Hi } }] }
            """)
        #expect((stage.view("a/l") as? UILabel)?.text == read)
    }

    @Test("A parameter may be a list, a map or a view, which keeps the ids of the place that says it")
    func structures() throws {
        let stage = try SceneText.stage(
            """
            offstage: 1
            components:
              card:
                parameters: { place: [0, 0, 10, 10], content: { id: standard } }
                view: { frame: $place, subviews: [$content] }
            view:
              subviews:
                - { use: card, id: a, with: { place: [1, 2, 3, 4], content: { id: mine, tag: 7 } } }
                - { use: card, id: b }
            """)
        #expect(stage.view("a")?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(stage.view("mine")?.superview === stage.view("a"))
        #expect(stage.view("mine")?.tag == 7)
        #expect(stage.view("b/standard")?.superview === stage.view("b"))
    }

    // MARK: Root and ids

    @Test("Other keys beside use are the root's; the layer's keys one by one, constraints in addition")
    func overrides() throws {
        let stage = try stage(
            """
            view:
              id: page
              subviews:
                - use: bubble
                  id: b
                  with: { text: Hi }
                  backgroundColor: blue
                  layer: { cornerRadius: 3 }
                  constraints: [b.leading == page.leading + 5, b.top == page.top]
            """)
        let box = try #require(stage.view("b"))
        #expect(box.backgroundColor == UIColor.blue)
        #expect(box.layer.cornerRadius == 3)
        #expect(box.layer.borderWidth == 1)
        #expect(box.frame.minX == 5)
        #expect(stage.view("b/title")?.frame.minX == 12)
        #expect(stage.view("b/title")?.frame.minY == 8)
    }

    @Test("Outside, an id has its user's prefix: in equations, formats, spacings, changes and expectations")
    func outside() throws {
        let frames = try SceneText.frames(
            Self.bubble + """
                  dot: { view: { intrinsicContentSize: [10, 10], subviews: [{ id: in, frame: [1, 1, 2, 2] }] } }
                view:
                  id: page
                  subviews:
                    - { use: bubble, id: b1, with: { text: Hi }, constraints: [b1/title.width == 20] }
                    - { id: line }
                    - { id: mark }
                    - class: UIStackView
                      frame: [0, 150, 31, 10]
                      customSpacing: { s1: 11 }
                      arrangedSubviews: [{ use: dot, id: s1 }, { use: dot, id: s2 }]
                constraints:
                  - b1.leading == page.leading
                  - b1.top == page.top
                  - line.leading == b1/title.leading
                  - line.width == b1/title.width/2.5 + 1
                  - line.top == b1.bottom
                  - line.height == 2
                  - "H:[b1/title]-6-[mark(4)]"
                  - mark.height == 4
                  - mark.top == b1/title.top
                changes: [{ at: 0, id: b1/title, set: { tag: 3 } }]
                expect:
                  frames: { line: [12, 62, 9, 2], mark: [38, 8, 4, 4], s1: [0, 0, 10, 10], s2: [21, 0, 10, 10] }
                  hits: [{ at: [2, 2], view: b1 }, { at: [2, 152], view: s1/in }]
                  statistics: { b1/title.draw: 1 }
                  brokenConstraints: []
                  ambiguous: []

                """)
        #expect(frames[0].failures == [])
    }

    @Test("A use without an id has the component's name and its number as prefix")
    func withoutID() throws {
        let stage = try stage(
            "view: { subviews: [{ use: bubble, frame: [0, 0, 90, 50] }, { use: bubble, frame: [0, 0, 90, 50] }] }")
        #expect(stage.view("bubble#1/title")?.superview === stage.view("bubble#1"))
        #expect(stage.view("bubble#2/title")?.superview === stage.view("bubble#2"))
    }

    @Test("Components use components; their ids are nested as they are")
    func nested() throws {
        let stage = try stage(
            """
              row:
                parameters: { words: Hey }
                view:
                  subviews: [{ use: bubble, id: left, with: { text: $words }, frame: [0, 0, 90, 60] }, { id: end }]
                  constraints: [end.leading == left/title.leading, end.top == left.top, end.width == 3, end.height == 3]
              base: { view: { use: bubble, tag: 5, with: { text: Root } } }
            view: { subviews: [{ use: row, id: r, frame: [10, 0, 90, 60] }, { use: base, id: x, frame: [0, 0, 9, 9] }] }
            """)
        #expect((stage.view("r/left/title") as? UILabel)?.text == "Hey")
        #expect(stage.view("r/end")?.frame == CGRect(x: 12, y: 0, width: 3, height: 3))
        #expect(stage.view("x")?.tag == 5)
        #expect((stage.view("x/title") as? UILabel)?.text == "Root")
    }

    @Test("A component may stand wherever a view stands: as root, mask, arranged view, content of an effect")
    func places() throws {
        let stage = try SceneText.stage(
            """
            offstage: 1
            components:
              plain: { parameters: { tag: 0 }, view: { tag: $tag, backgroundColor: black } }
            view:
              use: plain
              with: { tag: 1 }
              mask: { use: plain, id: mask, frame: [0, 0, 9, 9], with: { tag: 2 } }
              subviews:
                - { class: UIStackView, id: stack, arrangedSubviews: [{ use: plain, with: { tag: 3 } }] }
                - class: UIVisualEffectView
                  id: effect
                  contentView: { use: plain, with: { tag: 4 } }
            """)
        #expect(stage.stage.window.subviews.first?.tag == 1)
        #expect(stage.stage.window.subviews.first?.mask?.tag == 2)
        #expect((stage.view("stack") as? UIStackView)?.arrangedSubviews.first?.tag == 3)
        #expect((stage.view("effect") as? UIVisualEffectView)?.contentView.tag == 4)
    }

    @Test("A component says the same as its view written out: equal pixels, equal passes")
    func equalsWrittenOut() throws {
        let head = "offstage: 1\ndevice: { size: [60, 60], scale: 2 }\n"
        let view = """
            backgroundColor: orange, layer: { cornerRadius: 9, shadowOpacity: 0.5, shadowRadius: 2 }, \
            subviews: [{ class: UILabel, frame: [4, 4, 30, 20], text: Hi }]
            """
        let component = try SceneText.frames(
            head + "components: { c: { view: { \(view) } } }\n"
                + "view: { subviews: [{ use: c, id: a, frame: [9, 9, 40, 30] }] }")
        let plain = try SceneText.frames(head + "view: { subviews: [{ id: a, frame: [9, 9, 40, 30], \(view) }] }")
        #expect(component[0].frame.image.bitmap.bytes == plain[0].frame.image.bitmap.bytes)
        #expect(component[0].frame.plan.text == plain[0].frame.plan.text)
    }
}
