import CoreGraphics
import Offstage
import TestKit
import Testing

@testable import UIKit

/// A list whose drags take the keyboard along, with a field in it and a bar on the keyboard.
@MainActor
private struct Chat {
    let stage: Stage
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    let bar = UIView()

    init(_ mode: UIScrollView.KeyboardDismissMode) {
        stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        list.contentSize = CGSize(width: 393, height: 3000)
        list.keyboardDismissMode = mode
        list.contentInsetAdjustmentBehavior = .never
        stage.window.addSubview(list)
        list.addSubview(field)
        bar.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: stage.window.keyboardLayoutGuide.topAnchor),
        ])
        field.becomeFirstResponder()
        stage.advance(by: 1)
        list.contentOffset = CGPoint(x: 0, y: 1000)
    }

    func down(_ y: CGFloat) throws { try stage.touch.down(CGPoint(x: 200, y: y)) }
    func move(_ y: CGFloat) throws {
        stage.advance(by: 0.05)
        try stage.touch.move(CGPoint(x: 200, y: y))
    }
    func up() throws { try stage.touch.up() }
}

@Suite("Keyboards that a drag takes along")
@MainActor
struct InteractiveKeyboardTests {
    @Test("The keyboard and its guide follow the finger below the keyboard's top, down and up again")
    func following() throws {
        let chat = Chat(.interactive)
        #expect(chat.bar.frame.maxY == 516)
        try chat.down(300)
        try chat.move(500)
        #expect(chat.bar.frame.maxY == 516, "above it nothing moves")
        for y in [560, 700, 600] as [CGFloat] {
            try chat.move(y)
            #expect(chat.bar.frame.maxY == min(y, 818), "at \(y)")
            #expect(chat.field.isFirstResponder)
        }
        try chat.move(400)
        #expect(chat.bar.frame.maxY == 516)
        try chat.up()
        chat.stage.advance(by: 2)
        #expect(chat.field.isFirstResponder && chat.bar.frame.maxY == 516)
    }

    @Test("Let go of downwards it hides and editing ends; upwards it comes back", arguments: [true, false])
    func lettingGo(isDownwards: Bool) throws {
        let chat = Chat(.interactive)
        let log = KeyboardLog()
        try chat.down(400)
        for y in isDownwards ? [560, 600, 640] : [700, 680, 660, 640] as [CGFloat] { try chat.move(y) }
        #expect(chat.bar.frame.maxY == 640 && log.take() == [], "nothing is told on the way")
        try chat.up()
        chat.stage.advance(by: 2)
        #expect(chat.field.isFirstResponder == !isDownwards)
        #expect(chat.bar.frame.maxY == (isDownwards ? 818 : 516))
        #expect(
            log.take()
                == (isDownwards
                    ? [
                        "willChangeFrame 640+336 → 852+336", "willHide 640+336 → 852+336",
                        "didChangeFrame 640+336 → 852+336", "didHide 640+336 → 852+336",
                    ] : ["willChangeFrame 640+336 → 516+336", "didChangeFrame 640+336 → 516+336"]))
    }

    @Test("On drag it goes as the drag begins; otherwise a drag leaves it alone")
    func otherModes() throws {
        let gone = Chat(.onDrag)
        try gone.down(300)
        try gone.move(320)
        #expect(!gone.field.isFirstResponder && gone.bar.frame.maxY == 818)
        try gone.up()
        let kept = Chat(.none)
        try kept.down(400)
        try kept.move(700)
        try kept.up()
        kept.stage.advance(by: 2)
        #expect(kept.field.isFirstResponder && kept.bar.frame.maxY == 516)
    }
}
