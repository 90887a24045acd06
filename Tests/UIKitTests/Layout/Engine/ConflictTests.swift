import Offstage
import Testing

@testable import UIKit

@MainActor
@Suite struct ConflictTests {
    @Test("the message is UIKit's, word for word")
    func message() {
        let stage = LayoutStage()
        let view = stage.view("view")
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        wide.identifier = "wide"
        wide.isActive = true
        #expect(
            stage.messages == [
                """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                \tTry this:\u{20}
                \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
                (
                    "<NSLayoutConstraint UIView:view.width == 100   (active)>",
                    "<NSLayoutConstraint 'wide' UIView:view.width == 200   (active)>"
                )

                Will attempt to recover by breaking constraint\u{20}
                <NSLayoutConstraint 'wide' UIView:view.width == 200   (active)>

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
                """
            ])
        #expect(stage.stage.diagnostics.all[0].kind == .unsatisfiableConstraints)
        #expect(stage.stage.brokenConstraints.map(\.identifier) == ["wide"])
        #expect(wide.isActive, "a broken constraint stays active")
    }

    @Test("a mask that takes part brings the note, and an app's constraint gives way to it")
    func mask() {
        let stage = LayoutStage()
        let view = UIView(frame: rect(10, 10, 50, 50))
        view.accessibilityIdentifier = "view"
        stage.root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 80)
        width.isActive = true
        stage.turn()
        #expect(stage.messages.count == 1)
        #expect(stage.messages[0].contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
        #expect(
            stage.messages[0].contains(
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:view.width == 50   (active)>"))
        #expect(stage.stage.brokenConstraints == [width] && view.frame == rect(10, 10, 50, 50))
    }

    @Test("what broke returns when the conflict goes, without another message")
    func restored() {
        let stage = LayoutStage()
        let view = stage.view("view")
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        NSLayoutConstraint.activate([narrow, wide])
        stage.turn()
        #expect(view.frame.width == 100 && wide.isBroken && !narrow.isBroken)
        narrow.isActive = false
        stage.turn()
        #expect(view.frame.width == 200 && !wide.isBroken && stage.stage.brokenConstraints.isEmpty)
        #expect(stage.messages.count == 1)
    }

    @Test("below required nothing conflicts: the higher priority wins, in silence")
    func optional() {
        let stage = LayoutStage()
        let view = stage.view("view")
        let weak = view.widthAnchor.constraint(equalToConstant: 200)
        weak.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 100), weak])
        stage.turn()
        #expect(view.frame.width == 100 && stage.messages.isEmpty)
    }

    @Test("the hook hears of each conflict, the log can be silenced under its real key only")
    func hook() {
        let stage = LayoutStage()
        var heard: [ConstraintConflict] = []
        stage.stage.onUnsatisfiableConstraints = { heard.append($0) }
        func conflict(_ name: String) {
            let view = stage.view(name)
            view.widthAnchor.constraint(equalToConstant: 1).isActive = true
            view.widthAnchor.constraint(equalToConstant: 2).isActive = true
        }
        conflict("a")
        #expect(heard.count == 1 && stage.messages.count == 1 && heard[0].constraints.count == 2)
        stage.stage.defaults["UIConstraintBasedLayoutLogUnsatisfiable"] = false
        conflict("b")
        #expect(heard.count == 2 && stage.messages.count == 2)
        stage.stage.defaults["_UIConstraintBasedLayoutLogUnsatisfiable"] = false
        conflict("c")
        #expect(heard.count == 3 && stage.messages.count == 2)
    }
}
