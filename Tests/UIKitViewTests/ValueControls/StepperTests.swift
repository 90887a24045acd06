import Offstage
import Testing

@testable import UIKit

@Suite("UIStepper")
@MainActor
struct StepperTests: StageSuite {
    let made = makeWhiteStage(200, 100, scale: 3)
    private let log = CallLog()

    private func shown(_ value: Double = 5) -> UIStepper {
        let stage = stage
        let view = UIStepper(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        view.value = value
        stage.window.addSubview(view)
        listen(to: view, log, ["valueChanged"])
        stage.advance(by: 0.1)
        return view
    }

    private let plus = CGPoint(x: 90, y: 36)
    private let minus = CGPoint(x: 40, y: 36)

    @Test("Ruler: size, plate, line, signs and colours")
    func ruler() throws {
        let view = shown()
        let face = view.face
        #expect(view.frame.size == CGSize(width: 94, height: 32) && view.intrinsicContentSize == view.frame.size)
        #expect(view.sizeThatFits(.zero) == view.frame.size)
        #expect(view.minimumValue == 0 && view.maximumValue == 100 && view.stepValue == 1)
        #expect(view.autorepeat && view.isContinuous && !view.wraps)
        let plate = try #require(face.subviews.first)
        #expect(bytes(plate.backgroundColor) == [118, 118, 128, 31] && bytes(plate.backgroundColor, .dark)[3] == 61)
        expectLength(plate.layer.cornerRadius, 8, "radius")
        expectLength(face.divider.frame.minX, 46.5, "line x")
        expectLength(face.divider.frame.maxX, 47.5, "line's end")
        expectLength(face.divider.frame.minY, 7, "line y")
        expectLength(face.divider.frame.maxY, 25, "line's bottom")
        #expect(bytes(face.divider.backgroundColor) == [0, 0, 0, 26])
        func ink(_ sign: GlyphPart) -> CGRect {
            (sign.outline?.boundingBoxOfPath ?? .zero).offsetBy(dx: sign.center.x, dy: sign.center.y)
        }
        expectLength(ink(face.minus).minX, 16.4, within: 0.1, "minus x")
        expectLength(ink(face.minus).maxX, 29.9, within: 0.1, "minus's end")
        expectLength(ink(face.plus).minX, 63.7, within: 0.1, "plus x")
        expectLength(ink(face.plus).maxX, 77.4, within: 0.1, "plus's end")
        expectLength(ink(face.plus).midY, 16, "plus's middle")
        #expect(face.minus.color == .label && face.minus.alpha == 1)
        view.value = 0
        #expect(face.minus.alpha == 0.5 && face.plus.alpha == 1)
        view.value = 100
        #expect(face.minus.alpha == 1 && face.plus.alpha == 0.5)
        // The plate on white: 12 % of 118 118 128; the plus is black.
        #expect(pixel(stage, 24, 36, scale: 3) == [238, 238, 240] && pixel(stage, 43, 36, scale: 3) == [0, 0, 0])
    }

    @Test("A finger takes a step as it comes down; at the end of the range there is none")
    func taps() throws {
        let view = shown()
        try stage.touch.tap(plus)
        #expect(view.value == 6 && log.take() == ["valueChanged"])
        try stage.touch.tap(minus, taps: 2)
        #expect(view.value == 4 && log.take().count == 2)
        view.value = 0
        try stage.touch.tap(minus)
        #expect(view.value == 0 && log.take().isEmpty)
        view.value = 99.5
        try stage.touch.tap(plus)
        #expect(view.value == 100 && log.take().count == 1, "a step goes to the end at most")
        view.isEnabled = false
        _ = try? stage.touch.tap(minus)
        #expect(view.value == 100 && log.take().isEmpty && view.face.alpha == 0.5)
    }

    @Test("A finger that stays takes steps in virtual time, up to the end, and not while it is elsewhere")
    func repeats() throws {
        let view = shown()
        try stage.touch.down(plus)
        stage.advance(by: 0.45)
        #expect(view.value == 6)
        stage.advance(by: 0.1)
        #expect(view.value == 7)
        stage.advance(by: 0.5)
        #expect(view.value == 12)
        try stage.touch.move(minus)
        stage.advance(by: 1)
        #expect(view.value == 12, "beside its button nothing happens")
        try stage.touch.move(plus)
        stage.advance(by: 0.2)
        #expect(view.value == 14)
        view.maximumValue = 15
        stage.advance(by: 5)
        #expect(view.value == 15)
        try stage.touch.up()
        view.maximumValue = 100
        stage.advance(by: 2)
        #expect(view.value == 15)
        view.autorepeat = false
        try stage.touch.press(plus, duration: 2)
        #expect(view.value == 16)
    }

    @Test("Told of at the end where it is not continuous; wrapping goes on at the other end")
    func modes() throws {
        let view = shown(98)
        view.isContinuous = false
        view.wraps = true
        try stage.touch.down(plus)
        stage.advance(by: 0.75)
        #expect(view.value == 1 && log.take().isEmpty)
        try stage.touch.up()
        #expect(log.take() == ["valueChanged"])
        view.value = 0
        #expect(view.face.minus.alpha == 1, "nothing is an end")
        try stage.touch.tap(minus)
        #expect(view.value == 100)
    }

    @Test("Ranges that are none and steps back are errors; code tells of nothing")
    func misuse() {
        let view = shown()
        view.minimumValue = 100
        view.maximumValue = 0
        view.stepValue = 0
        #expect(view.minimumValue == 0 && view.maximumValue == 100 && view.stepValue == 1)
        #expect(stage.diagnostics.all.count == 3)
        view.value = 500
        #expect(view.value == 100 && log.take().isEmpty)
        view.value = .nan
        #expect(view.value == 100)
        view.maximumValue = 50
        #expect(view.value == 50)
    }

    @Test("The button under the finger is darker")
    func pressed() throws {
        _ = shown()
        let before = pixel(stage, 70, 24, scale: 3)
        try stage.touch.down(plus)
        let during = pixel(stage, 70, 24, scale: 3)
        #expect(during[0] < before[0] && pixel(stage, 50, 24, scale: 3) == before)
        try stage.touch.up()
        #expect(pixel(stage, 70, 24, scale: 3) == before)
    }

    @Test("From right to left plus is at the left")
    func rightToLeft() throws {
        let view = shown()
        view.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0.1)
        #expect(view.face.plus.center.x < view.face.minus.center.x)
        try stage.touch.tap(minus)
        #expect(view.value == 6)
    }

    @Test("Images by state, and by appearance")
    func images() {
        let (a, b) = (plainImage(10, 10), plainImage(2, 32))
        UIStepper.appearance().setIncrementImage(a, for: .normal)
        let view = shown()
        #expect(view.incrementImage(for: .highlighted) === a && view.face.plus.isHidden && !view.face.minus.isHidden)
        view.setDecrementImage(a, for: .disabled)
        #expect(view.decrementImage(for: .normal) == nil)
        view.value = 0
        #expect(view.face.minus.isHidden, "at its end it is disabled")
        view.setDividerImage(b, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(view.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === b)
        #expect(view.face.divider.isHidden)
        view.setBackgroundImage(b, for: .normal)
        #expect(view.backgroundImage(for: .disabled) === b && view.face.subviews.first?.isHidden == true)
    }

    @Test("A subclass hears of the finger and can leave it alone")
    func subclasses() throws {
        final class Lazy: UIStepper {
            var begins = 0
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                begins += 1
                return begins > 1 && super.beginTracking(touch, with: event)
            }
            override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 40) }
        }
        let view = Lazy(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        stage.window.addSubview(view)
        try stage.touch.tap(plus)
        #expect(view.value == 0)
        try stage.touch.tap(plus)
        #expect(view.value == 1 && view.begins == 2)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        stage.advance(by: 0.1)
        #expect(view.bounds.size == CGSize(width: 120, height: 40) && view.face.divider.frame.midX == 60)
    }
}
