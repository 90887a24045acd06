import Foundation
import Offstage
import Testing
import UIKit

/// Defaults of views, windows and responders about fingers, and who is asked.
@Suite("Defaults of events")
@MainActor
struct EventDefaultTests: StageSuite {
    let made = makeStage(200, 200)

    /// Counts hit tests.
    private final class Asked: UIView {
        var hitTests = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            hitTests += 1
            return super.hitTest(point, with: event)
        }
    }

    @Test("Views take touches, labels and image views do not; one touch at a time, and not exclusively")
    func views() {
        for view in [UIView(), UIScrollView(), UIStackView(), UIControl(), UIButton()] {
            #expect(view.isUserInteractionEnabled && !view.isExclusiveTouch, "\(type(of: view))")
        }
        for view in [UIView(), UIStackView(), UIControl()] { #expect(!view.isMultipleTouchEnabled) }
        #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    }

    @Test("A stack view is hit where none of its views takes the point, a scroll view where its content does not")
    func containers() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let row = UIView()
        row.heightAnchor.constraint(equalToConstant: 30).isActive = true
        stack.alignment = .top
        stack.addArrangedSubview(row)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        scroll.addSubview(content)
        for view in [stack, scroll] { stage.window.addSubview(view) }
        stage.runTurn()
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 10), with: nil) === row)
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 60), with: nil) === stack)
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 120), with: nil) === content)
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 160), with: nil) === scroll)
    }

    @Test("Levels of windows")
    func levels() {
        let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
        #expect(levels.map(\.rawValue) == [0, 1000, 2000])
        #expect(stage.window.windowLevel == .normal && levels == levels.sorted())
    }

    @Test("A view is asked once where a finger comes down, and not again while it moves and is lifted")
    func askedOnce() throws {
        let view = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        try stage.touch.down(CGPoint(x: 10, y: 10))
        #expect(view.hitTests == 1)
        try stage.touch.move(CGPoint(x: 20, y: 20))
        try stage.touch.up()
        #expect(view.hitTests == 1)
    }

    @Test("A responder may resign and not become the first one, unless it says otherwise")
    func firstResponderDefaults() {
        for responder in [UIResponder(), UIView(), UIViewController(), UIButton()] as [UIResponder] {
            #expect(!responder.canBecomeFirstResponder && responder.canResignFirstResponder)
            #expect(!responder.isFirstResponder && !responder.becomeFirstResponder())
        }
        #expect(UIResponder().next == nil && UIResponder().keyCommands == nil && UIResponder().undoManager == nil)
        #expect(UIResponder().editingInteractionConfiguration == .default)
    }

    @Test("Text attributes are changed by whoever overrides that; others do nothing")
    func textAttributes() {
        final class Editor: UIView {
            var attributes: [NSAttributedString.Key: Any] = [.kern: 1]
            override func updateTextAttributes(
                conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
            ) {
                attributes = conversionHandler(attributes)
            }
        }
        let editor = Editor()
        editor.updateTextAttributes { attributes in attributes.mapValues { _ in 2 } }
        #expect(editor.attributes[.kern] as? Int == 2)
        var calls = 0
        UIView().updateTextAttributes { attributes in
            calls += 1
            return attributes
        }
        #expect(calls == 0)
    }
}
