import Testing
import UIKit

@testable import Offstage
@testable import SceneFile

@MainActor
@Suite("What a scene's screen shows beside windows, and who is first responder")
struct ScreenPartTests {
    private static let form = """
        offstage: 1
        device: iPhone 13
        view:
          backgroundColor: white
          subviews:
            - id: name
              class: UITextField
              frame: [20, 100, 300, 34]
              returnKeyType: next
              actions: { editingDidEndOnExit: [{ id: city, call: becomeFirstResponder }] }
            - id: city
              class: UITextField
              frame: [20, 150, 300, 34]
              actions: { primaryActionTriggered: [{ id: city, call: resignFirstResponder }] }

        """

    private func failures(_ text: String) throws -> [String] { try SceneText.frames(text).flatMap(\.failures) }

    @Test("becomeFirstResponder is called in a scene: return reaches the next field, and ends in the last")
    func nextField() throws {
        let scene =
            Self.form + """
                time: [1, 2, 3]
                touches: [{ at: 0.5, tap: name }, { at: 0.8, type: "Ann\\n" }, { at: 1.5, type: "Oslo" }, { at: 2.5, type: "\\n" }]
                expect:
                  - { at: 1, values: { name: { isFirstResponder: false, text: Ann }, city: { isFirstResponder: true } } }
                  - { at: 2, values: { city: { isFirstResponder: true, text: Oslo } } }
                  - { at: 3, values: { city: { isFirstResponder: false, text: Oslo } } }
                """
        #expect(try failures(scene) == [])
    }

    @Test("A change makes a field first responder; a view that refuses fails the scene, a layer is refused")
    func focus() throws {
        let changes = "changes: [{ at: 0.5, id: city, call: becomeFirstResponder }]\n"
        let scene = Self.form + changes + "time: 1\nexpect: { at: 1, values: { city: { isFirstResponder: true } } }\n"
        #expect(try failures(scene) == [])
        let refused = try failures(
            SceneText.view("id: plain\n") + "changes: [{ at: 0, id: plain, call: becomeFirstResponder }]\n")
        #expect(refused.count == 1 && refused[0].contains("'plain' does not become first responder"), "\(refused)")
        let layer = SceneText.errors(
            SceneText.view("sublayers: [{ id: part }]\n")
                + "changes: [{ at: 0, id: part, call: becomeFirstResponder }]\n")
        #expect(layer.count == 1 && layer[0].contains("is called on views"), "\(layer)")
    }

    private func pixels(_ text: String) throws -> (_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let image = try SceneText.frames(text)[0].frame.image.bitmap
        return { x, y in
            let start = (Int(y * 3) * image.width + Int(x * 3)) * 4
            return image.bytes[start..<start + 3].map(Int.init)
        }
    }

    @Test("keyboard draws the first responder's keys, homeIndicator the bar at the bottom; both are off by default")
    func keyboard() throws {
        let focused = Self.form + "changes: [{ at: 0, id: city, call: becomeFirstResponder }]\ntime: 1\n"
        let off = try pixels(focused)
        // The gap between two keys of the first row, 390 wide: 335 high with its row of words.
        #expect(off(2, 520) == [255, 255, 255] && off(195, 844 - 10) == [255, 255, 255])
        let on = try pixels(focused + "keyboard: true\nhomeIndicator: true\n")
        #expect(on(2, 520) == [209, 209, 214] && on(195, 844 - 10) == [0, 0, 0] && on(195, 844 - 20) != [0, 0, 0])
        let bar = try pixels(Self.form + "homeIndicator: true\nkeyboard: true\n")
        #expect(bar(195, 834) == [0, 0, 0] && bar(195, 842) == [255, 255, 255] && bar(195, 829) == [255, 255, 255])
        #expect(bar(195 - 69, 834) == [0, 0, 0] && bar(195 - 71, 834) == [255, 255, 255])
        let dark = try pixels(
            Self.form.replacing("backgroundColor: white", with: "backgroundColor: black")
                + "homeIndicator: true\ntraits: { userInterfaceStyle: dark }\n")
        #expect(dark(195, 834) == [255, 255, 255] && dark(195, 829) == [0, 0, 0])
    }

    @Test("An island stands in the status bar's gap; screens without one show none, nor those with a home button a bar")
    func island() throws {
        func scene(_ device: String) -> String {
            "offstage: 1\ndevice: \(device)\nview: { backgroundColor: white }\nisland: true\nhomeIndicator: true\n"
        }
        let shown = try pixels(scene("iPhone 16"))
        #expect(shown(196, 11.5) == [0, 0, 0] && shown(196, 47.5) == [0, 0, 0])
        #expect(shown(196, 10) == [255, 255, 255] && shown(196, 49) == [255, 255, 255])
        #expect(shown(135, 29) == [0, 0, 0])
        #expect(shown(132, 29) == [255, 255, 255] && shown(134, 12) == [255, 255, 255])
        let pro = try pixels(scene("iPhone 16 Pro"))
        #expect(pro(201, 14.5) == [0, 0, 0] && pro(201, 13) == [255, 255, 255])
        let side = try pixels(scene("{ name: iPhone 16, orientation: landscapeRight }"))
        #expect(side(12, 196) == [0, 0, 0] && side(852 - 20, 196) == [255, 255, 255])
        #expect(side(426, 393 - 10) == [0, 0, 0])
        let notched = try pixels(scene("iPhone 13"))
        #expect(notched(195, 20) == [255, 255, 255])
        #expect(ScreenMarkPlaces.homeIndicator(on: .iPhone8, in: CGRect(x: 0, y: 0, width: 375, height: 667)) == nil)
    }

    @Test("A controller hides the bar; marks take no touches, and go again")
    func marks() throws {
        let hidden = try pixels(
            """
            offstage: 1
            device: iPhone 13
            homeIndicator: true
            controller: { prefersHomeIndicatorAutoHidden: true, view: { backgroundColor: white } }
            """)
        #expect(hidden(195, 834) == [255, 255, 255])
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        stage.showsIsland = true
        stage.showsHomeIndicator = true
        let front = stage.window
        stage.runTurn()
        #expect(stage.windows.count == 2 && stage.windows.last !== front && stage.host.keyWindow === front)
        #expect(stage.windows.last?.hitTest(CGPoint(x: 196, y: 20), with: nil) == nil)
        let marks = try #require(stage.windows.last)
        #expect(marks.subviews.filter { !$0.isHidden }.count == 2)
        stage.showsIsland = false
        #expect(stage.showsHomeIndicator && stage.windows.count == 2)
        #expect(marks.subviews.filter { !$0.isHidden }.map(\.frame.height) == [5])
        stage.showsHomeIndicator = false
        stage.runTurn()
        #expect(stage.windows.count == 1)
    }
}
