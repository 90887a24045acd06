import Foundation
import Offstage
import Testing
import UIKit

@Suite("Motion effects")
@MainActor
struct MotionEffectTests {
    private let stage = Stage(device: .iPhone16)

    private func effect(_ path: String, _ type: UIInterpolatingMotionEffect.EffectType, _ most: Any, _ least: Any)
        -> UIInterpolatingMotionEffect
    {
        let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (least, most)
        return effect
    }

    private func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.window.addSubview(view)
        return view
    }

    private func shown(_ view: UIView) -> CALayer? {
        _ = stage.render()
        return view.layer.presentation()
    }

    @Test("A value lies between both ends as the viewer lies between both sides")
    func values() {
        let across = effect("center.x", .tiltAlongHorizontalAxis, 10, -30)
        func value(_ x: CGFloat, _ y: CGFloat = 1) -> Double? {
            across.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: y))?["center.x"]
                .flatMap { ($0 as? NSNumber)?.doubleValue }
        }
        #expect([-1, -0.5, 0, 1, 5].map { value($0) } == [-30, -20, -10, 10, 10])
        let size = effect(
            "layer.shadowOffset", .tiltAlongVerticalAxis, NSValue(cgSize: CGSize(width: 4, height: 8)),
            NSValue(cgSize: .zero))
        let answer = size.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 0))
        #expect((answer?["layer.shadowOffset"] as? NSValue)?.cgSizeValue == CGSize(width: 2, height: 4))
        #expect(
            UIInterpolatingMotionEffect(keyPath: "alpha", type: .tiltAlongVerticalAxis)
                .keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test("A tilt moves what is shown, and not the view's own properties; without one nothing is moved")
    func tilt() {
        let view = makeView()
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, 20, -20))
        #expect(shown(view)?.position.x ?? 125 == 125 && view.layer.animationKeys() == nil)
        stage.tilt = UIOffset(horizontal: 0.5, vertical: 0)
        #expect(shown(view)?.position.x == 135 && view.center.x == 125)
        stage.tilt = UIOffset(horizontal: -1, vertical: 0)
        #expect(shown(view)?.position.x == 105)
        view.center.x = 150
        #expect(shown(view)?.position.x == 130)
        stage.tilt = nil
        #expect(shown(view)?.position.x ?? 150 == 150)
    }

    @Test("Effects of a group are added up, and removed ones move nothing")
    func group() {
        let view = makeView()
        let group = UIMotionEffectGroup()
        group.motionEffects = [
            effect("center.x", .tiltAlongHorizontalAxis, 20, -20), effect("center.y", .tiltAlongVerticalAxis, 10, -10),
            effect("center.x", .tiltAlongVerticalAxis, 6, -6),
        ]
        stage.tilt = UIOffset(horizontal: 1, vertical: 1)
        view.addMotionEffect(group)
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        #expect(shown(view)?.position == CGPoint(x: 151, y: 135))
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty && shown(view)?.position ?? view.center == CGPoint(x: 125, y: 125))
    }

    @Test("Reduce Motion holds everything still")
    func reduceMotion() {
        let view = makeView()
        view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, 20, -20))
        stage.accessibility.isReduceMotionEnabled = true
        stage.tilt = UIOffset(horizontal: 1, vertical: 0)
        #expect(shown(view)?.position.x ?? 125 == 125)
    }

    @Test("An app's own effect is asked with the offset")
    func own() {
        final class Own: UIMotionEffect {
            override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
                ["layer.opacity": -viewerOffset.vertical / 2]
            }
        }
        let view = makeView()
        view.addMotionEffect(Own())
        stage.tilt = UIOffset(horizontal: 0, vertical: 1)
        #expect(shown(view)?.opacity == 0.5 && view.alpha == 1)
    }
}
