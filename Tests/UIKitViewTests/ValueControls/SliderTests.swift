import Offstage
import Testing

@testable import UIKit

@Suite("UISlider")
@MainActor
struct SliderTests: StageSuite {
    let made = makeWhiteStage(300, 100, scale: 3)
    private let log = CallLog()

    private func shown(_ value: Float = 0) -> UISlider {
        let stage = stage
        let view = UISlider(frame: CGRect(x: 20, y: 20, width: 231, height: 34))
        view.value = value
        stage.window.addSubview(view)
        listen(to: view, log)
        stage.advance(by: 0.1)
        return view
    }

    private func thumb(_ view: UISlider, _ value: Float) -> CGRect {
        view.thumbRect(forBounds: view.bounds, trackRect: view.trackRect(forBounds: view.bounds), value: value)
    }

    @Test("Ruler: track, thumb, shadows, sizes and colours")
    func ruler() {
        let view = shown(0.5)
        let face = view.face
        #expect(view.sizeThatFits(.zero) == CGSize(width: 231, height: 34))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
        let track = view.trackRect(forBounds: view.bounds)
        expectLength(track.minX, 3, "track x")
        expectLength(track.maxX, 228, "track's end")
        expectLength(track.height, 4, "track height")
        expectLength(track.midY, 17, "track's middle")
        expectLength(thumb(view, 0).midX, 15.5, "thumb at 0")
        expectLength(thumb(view, 1).midX, 215.5, "thumb at 1")
        expectLength(thumb(view, 0.5).midX, 115.5, "thumb at a half")
        expectLength(thumb(view, 0.123).minX, (0.123 * 200 as CGFloat).rounded(), "thumb on whole points")
        expectLength(thumb(view, 0).width, 31, "thumb rect")
        expectLength(track.midY - thumb(view, 0).midY, 1.2, within: 0.17, "thumb above the track")
        expectLength(face.thumb.frame.width, 27, "disc")
        expectLength(face.thumb.plate.layer.cornerRadius, 13.5, "disc radius")
        let shadows = face.thumb.subviews.dropLast().map(\.layer)
        #expect(shadows.map { ($0.shadowOpacity * 100).rounded() } == [14, 8])
        #expect(shadows.map(\.shadowOffset.height) == [5, 1])
        #expect(shadows.map { ($0.shadowRadius * 0.945).rounded() } == [6, 2])
        #expect(bytes(face.minimumTrack.backgroundColor) == [0, 122, 255, 255])
        #expect(bytes(face.maximumTrack.backgroundColor) == [120, 120, 128, 51])
        #expect(bytes(face.maximumTrack.backgroundColor, .dark) == [120, 120, 128, 92])
        expectLength(face.minimumTrack.frame.maxX, 115.5, "the parts meet under the thumb")
        #expect(
            pixel(stage, 30, 37, scale: 3) == [0, 122, 255] && pixel(stage, 135.5, 36, scale: 3) == [255, 255, 255])
        #expect(pixel(stage, 240, 37, scale: 3) == [228, 228, 230])
    }

    @Test("Values stay in the range; the range follows its ends; nothing is sent")
    func values() {
        let view = shown()
        view.value = 5
        #expect(view.value == 1)
        view.value = .nan
        #expect(view.value == 1)
        view.minimumValue = 3
        #expect(view.maximumValue == 3 && view.value == 3)
        view.maximumValue = -2
        #expect(view.minimumValue == -2 && view.value == -2)
        view.maximumValue = 8
        view.setValue(3, animated: false)
        #expect(thumb(view, view.value).midX == 115.5 && log.take().isEmpty)
        view.maximumValue = .infinity
        #expect(thumb(view, 7).minX == 0, "an endless range has one place")
    }

    @Test("Only the thumb is dragged; the value follows the finger, told of at each move")
    func drags() throws {
        let view = shown()
        try stage.touch.drag(CGPoint(x: 150, y: 37), by: CGVector(dx: 50, dy: 0))
        #expect(view.value == 0 && log.take().isEmpty)
        try stage.touch.drag(CGPoint(x: 35.5, y: 36), by: CGVector(dx: 100, dy: 0))
        #expect(abs(view.value - 0.5) < 0.01)
        let calls = log.take()
        #expect(
            calls.count > 4 && calls.first == "valueChanged" && calls.count { $0 == "valueChanged" } == calls.count / 2)
        try stage.touch.drag(CGPoint(x: 135.5, y: 36), by: CGVector(dx: 1000, dy: 0))
        #expect(view.value == 1)
        view.isEnabled = false
        _ = try? stage.touch.drag(CGPoint(x: 235.5, y: 36), by: CGVector(dx: -100, dy: 0))
        #expect(view.value == 1 && view.face.alpha == 0.5)
    }

    @Test("Not continuous: told of once, when the finger is lifted; without a change not at all")
    func discrete() throws {
        let view = shown(0.5)
        view.isContinuous = false
        try stage.touch.drag(CGPoint(x: 135.5, y: 36), by: CGVector(dx: 60, dy: 0))
        #expect(abs(view.value - 0.8) < 0.01 && log.take() == ["valueChanged", "primaryActionTriggered"])
        try stage.touch.tap(CGPoint(x: 195.5, y: 36))
        #expect(log.take().isEmpty)
    }

    @Test("A thumb that slides takes half a second for the whole range")
    func animation() {
        let view = shown()
        view.setValue(1, animated: true)
        stage.advance(by: 0.25)
        let x = view.face.thumb.layer.presentation()?.position.x ?? 0
        #expect(abs(x - 115.5) < 8, "\(x)")
        stage.advance(by: 0.3)
        #expect(view.face.thumb.layer.presentation()?.position.x == 215.5)
    }

    @Test("From right to left the smallest value is at the right, and so is its image")
    func rightToLeft() throws {
        let view = shown(0.25)
        view.minimumValueImage = plainImage(20, 10)
        view.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0.1)
        #expect(view.minimumValueImageRect(forBounds: view.bounds).maxX == 231)
        #expect(view.trackRect(forBounds: view.bounds).maxX == 203 && thumb(view, 0).maxX == 206)
        #expect(view.face.minimumTrack.frame.maxX == 203 && view.face.maximumTrack.frame.minX == 3)
        let start = view.convert(CGPoint(x: thumb(view, 0.25).midX, y: 17), to: stage.window)
        try stage.touch.drag(start, by: CGVector(dx: -50, dy: 0))
        #expect(view.value > 0.4)
    }

    @Test("Images at the ends, of the track and of the thumb, by state")
    func images() {
        let view = shown(0.5)
        view.minimumValueImage = plainImage(20, 40)
        view.maximumValueImage = plainImage(10, 10)
        #expect(
            view.intrinsicContentSize.height == 40 && view.maximumValueImageRect(forBounds: view.bounds).minX == 221)
        #expect(view.trackRect(forBounds: view.bounds) == CGRect(x: 28, y: 15, width: 185, height: 4))
        let (a, b, c) = (plainImage(10, 12), plainImage(14, 14), plainImage(6, 6))
        view.setThumbImage(a, for: .normal)
        view.setThumbImage(b, for: .highlighted)
        view.setMinimumTrackImage(c, for: .normal)
        view.setMaximumTrackImage(c, for: .disabled)
        #expect(view.currentThumbImage === a && view.thumbImage(for: .highlighted) === b)
        #expect(view.currentMinimumTrackImage === c && view.currentMaximumTrackImage == nil)
        #expect(view.trackRect(forBounds: view.bounds).height == 6 && thumb(view, 0.5).size == a.size)
        #expect(view.face.thumb.isHidden && view.face.thumbPicture?.image === a)
        #expect(view.face.minimumPicture?.image === c && view.face.minimumTrack.backgroundColor == nil)
        view.isHighlighted = true
        #expect(view.currentThumbImage === b && view.face.thumbPicture?.image === b)
        view.isEnabled = false
        #expect(view.maximumTrackImage(for: .disabled) === c)
        view.minimumTrackTintColor = .red
        #expect(view.currentMinimumTrackImage == nil && view.face.minimumTrack.backgroundColor == .red)
        view.thumbTintColor = .green
        #expect(view.currentThumbImage == nil && !view.face.thumb.isHidden && view.face.thumb.color == .green)
    }

    @Test("Colours follow the tint and the proxies")
    func colours() {
        // Proxies are the current stage's: other tests may have made theirs in between.
        stage.makeCurrent()
        UISlider.appearance().maximumTrackTintColor = .yellow
        let view = shown()
        #expect(view.face.maximumTrack.backgroundColor == .yellow)
        view.tintColor = .purple
        #expect(view.face.minimumTrack.backgroundColor == .purple)
        #expect(view.behavioralStyle == .pad && view.preferredBehavioralStyle == .automatic)
    }

    @Test("A subclass's rectangles place the parts and decide what is dragged")
    func subclasses() throws {
        final class Thick: UISlider {
            var asked: Set<String> = []
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                asked.insert("track")
                return CGRect(x: 10, y: 5, width: bounds.width - 20, height: 10)
            }
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                asked.insert("thumb")
                return CGRect(x: 100, y: 0, width: 20, height: 20)
            }
            override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
                asked.insert("least")
                return CGRect(x: 1, y: 2, width: 3, height: 4)
            }
            override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
                asked.insert("most")
                return super.maximumValueImageRect(forBounds: bounds)
            }
        }
        let view = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.minimumValueImage = plainImage(9, 9)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        #expect(view.asked == ["track", "thumb", "least", "most"])
        #expect(view.face.thumb.frame == CGRect(x: 102, y: 2, width: 16, height: 16))
        #expect(view.face.minimumTrack.frame == CGRect(x: 10, y: 5, width: 100, height: 10))
        #expect(view.face.leastPicture?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        try stage.touch.drag(CGPoint(x: 110, y: 10), by: CGVector(dx: 50, dy: 0))
        #expect(view.value > 0.2)
    }

    @Test("Swipes along it are not for recognizers around it")
    func recognizers() {
        let (view, parent) = (shown(), UIView())
        let (along, across) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
        across.direction = .up
        for swipe in [along, across] { parent.addGestureRecognizer(swipe) }
        #expect(!view.gestureRecognizerShouldBegin(along) && view.gestureRecognizerShouldBegin(across))
        #expect(view.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    }
}
