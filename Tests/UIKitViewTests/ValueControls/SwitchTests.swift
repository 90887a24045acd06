import Offstage
import Testing

@testable import UIKit

@Suite("UISwitch")
@MainActor
struct SwitchTests: StageSuite {
    let made = makeWhiteStage(200, 100, scale: 3)
    private let log = CallLog()

    private func shown(_ isOn: Bool = false) -> UISwitch {
        let stage = stage
        let view = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        view.isOn = isOn
        stage.window.addSubview(view)
        listen(to: view, log)
        stage.advance(by: 0.1)
        return view
    }

    @Test("Ruler: sizes, insets, thumb, shadow and colours")
    func ruler() {
        let view = shown()
        let face = view.face
        #expect(view.frame == CGRect(x: 20, y: 20, width: 51, height: 31))
        #expect(view.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 51, height: 31))
        #expect(view.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
        #expect(view.alignmentRect(forFrame: view.frame).width == 49)
        expectLength(face.frame.width, 51, "face")
        expectLength(face.layer.cornerRadius, 15.5, "capsule")
        expectLength(face.thumb.frame.minX, 2, "thumb off")
        expectLength(face.thumb.frame.minY, 2, "thumb y")
        expectLength(face.thumb.frame.width, 27, "thumb width")
        expectLength(face.thumb.frame.height, 27, "thumb height")
        expectLength(face.thumb.plate.layer.cornerRadius, 13.5, "thumb radius")
        let shadow = face.thumb.subviews[0].layer
        #expect(abs(shadow.shadowOpacity - 0.12) < 1e-6 && shadow.shadowOffset == CGSize(width: 0, height: 2.7))
        expectLength(shadow.shadowRadius * 0.945, 2.7, "shadow σ")
        #expect(face.clipsToBounds && bytes(face.thumb.color) == [255, 255, 255, 255])
        #expect(bytes(face.backgroundColor) == [120, 120, 128, 41] && bytes(face.backgroundColor, .dark)[3] == 82)
        view.isOn = true
        expectLength(face.thumb.frame.minX, 22, "thumb on")
        #expect(bytes(face.backgroundColor) == [52, 199, 89, 255] && bytes(face.backgroundColor, .dark)[0] == 48)
    }

    @Test("It has one size, whatever frame, bounds, constraints and masks say; its origin is theirs")
    func oneSize() {
        let stage = stage
        let size = CGSize(width: 51, height: 31)
        let view = shown()
        view.frame = CGRect(x: 7, y: 9, width: 100, height: 3)
        #expect(view.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: size))
        view.bounds.size = CGSize(width: 300, height: 200)
        #expect(view.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: size))
        view.frame.size = .zero
        #expect(view.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: size))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 30, y: 40, width: 1, height: 1)
        #expect(view.bounds.size == size && near(view.frame.minX, 30) && near(view.frame.minY, 40))
        view.removeFromSuperview()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        stage.window.addSubview(box)
        let masked = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
        masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(masked)
        box.frame.size = CGSize(width: 200, height: 90)
        #expect(masked.frame == CGRect(origin: CGPoint(x: 10, y: 10), size: size))
        let held = UISwitch()
        held.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(held)
        NSLayoutConstraint.activate([
            held.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            held.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            held.widthAnchor.constraint(equalToConstant: 120), held.heightAnchor.constraint(equalToConstant: 60),
        ])
        stage.advance(by: 0.1)
        #expect(held.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        #expect(held.face.frame == held.bounds)
    }

    @Test("On screen: green beside the white thumb, grey while off; the corners are cut")
    func pixels() {
        let view = shown(true)
        #expect(pixel(stage, 25, 35.5, scale: 3) == [52, 199, 89])
        #expect(pixel(stage, 55.5, 35.5, scale: 3) == [255, 255, 255])
        #expect(pixel(stage, 20.2, 20.2, scale: 3) == [255, 255, 255])
        view.isOn = false
        // 16 % of 120 120 128 on white, darkened a little by the thumb's shadow near it.
        #expect(pixel(stage, 67, 30, scale: 3) == [233, 233, 235])
    }

    @Test("A tap turns it over and tells of it once; code tells of nothing")
    func taps() throws {
        let view = shown()
        try stage.touch.tap(view)
        #expect(view.isOn && log.take() == ["valueChanged", "primaryActionTriggered"])
        view.isOn = false
        view.setOn(true, animated: true)
        #expect(log.take().isEmpty && view.isOn)
        try stage.touch.drag(view, by: CGVector(dx: 0, dy: 300))
        #expect(view.isOn && log.take().isEmpty, "lifted outside")
        view.isEnabled = false
        _ = try? stage.touch.tap(view)
        #expect(view.isOn && log.take().isEmpty)
        expectLength(view.face.alpha, 0.5, "disabled")
    }

    @Test("A drag turns it over where the finger goes, there and back; the thumb is longer under the finger")
    func drags() throws {
        let view = shown()
        try stage.touch.down(CGPoint(x: 30, y: 35))
        #expect(view.face.thumb.frame.width == 34 && view.face.thumb.frame.minX == 2)
        try stage.touch.move(CGPoint(x: 60, y: 35))
        #expect(view.face.thumb.frame.maxX == 49 && !view.isOn && log.take().isEmpty)
        try stage.touch.up()
        #expect(view.isOn && log.take() == ["valueChanged", "primaryActionTriggered"])
        try stage.touch.drag(view, along: [CGVector(dx: -30, dy: 0), CGVector(dx: 30, dy: 0)])
        #expect(view.isOn && log.take().isEmpty, "there and back changes nothing")
        try stage.touch.drag(view, by: CGVector(dx: -30, dy: 0))
        #expect(!view.isOn && log.take().count == 2)
    }

    @Test("A cancelled touch leaves everything as it was")
    func cancel() throws {
        let view = shown()
        try stage.touch.down(CGPoint(x: 30, y: 35))
        stage.touch.cancel()
        #expect(!view.isOn && view.face.thumb.frame.width == 27 && log.take().isEmpty)
    }

    @Test("The thumb slides in a quarter of a second; outside of a window it jumps")
    func animation() {
        let view = shown()
        view.setOn(true, animated: true)
        stage.advance(by: 0.1)
        let middle = view.face.thumb.layer.presentation()?.position.x ?? 0
        #expect(middle > 16 && middle < 35)
        stage.advance(by: 0.2)
        #expect(view.face.thumb.layer.presentation()?.position.x == 35.5)
        let loose = UISwitch()
        loose.setOn(true, animated: true)
        #expect(loose.face.thumb.frame.minX == 22)
    }

    @Test("From right to left on is at the left; colours and insets stay")
    func rightToLeft() throws {
        let view = shown(true)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.face.thumb.frame.minX == 2 && view.alignmentRectInsets.right == 2)
        try stage.touch.drag(view, by: CGVector(dx: 30, dy: 0))
        #expect(!view.isOn && view.face.thumb.frame.maxX == 49)
    }

    @Test("Colours of its own, by itself and by appearance")
    func colours() {
        // Proxies are the current stage's: other tests may have made theirs in between.
        stage.makeCurrent()
        UISwitch.appearance().onTintColor = .purple
        UISwitch.appearance().thumbTintColor = .yellow
        let view = shown(true)
        #expect(view.face.backgroundColor == .purple && view.face.thumb.color == .yellow)
        view.onTintColor = .orange
        view.thumbTintColor = nil
        #expect(view.face.backgroundColor == .orange && bytes(view.face.thumb.color) == [255, 255, 255, 255])
        view.onImage = plainImage(5, 5)
        view.offImage = plainImage(5, 5)
        #expect(view.onImage != nil && view.offImage != nil && view.style == .sliding && view.title == nil)
        #expect(UISwitch.Style.allCases.map(\.rawValue) == [0, 1, 2] && view.preferredStyle == .automatic)
    }

    @Test("In constraints it takes 51 points for 49")
    func constraints() {
        let view = shown()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10).isActive = true
        view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        stage.advance(by: 0.1)
        #expect(view.frame == CGRect(x: 10, y: 0, width: 51, height: 31))
    }

    @Test("Recognizers around it: single taps and pans are its own, others not")
    func recognizers() {
        let (view, parent) = (shown(), UIView())
        func begins(_ recognizer: UIGestureRecognizer) -> Bool {
            parent.addGestureRecognizer(recognizer)
            return view.gestureRecognizerShouldBegin(recognizer)
        }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        #expect(!begins(UITapGestureRecognizer()) && !begins(UIPanGestureRecognizer()))
        #expect(begins(double) && begins(UISwipeGestureRecognizer()))
        view.isEnabled = false
        #expect(begins(UITapGestureRecognizer()) && begins(UIPanGestureRecognizer()))
    }

    @Test("A subclass that keeps touches to itself, and asks for another size in vain")
    func subclasses() throws {
        final class Kept: UISwitch {
            var begins = 0
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                begins += 1
                return false
            }
            override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
        }
        let view = Kept(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        stage.window.addSubview(view)
        try stage.touch.tap(view)
        #expect(view.begins == 1 && !view.isOn)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        stage.advance(by: 0.1)
        #expect(view.bounds.size == CGSize(width: 51, height: 31))
    }
}
