import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import Offstage

/// Snapshots that follow each other beside those that know nothing of one before.
@MainActor
@Suite struct SnapshotReaderTests {
    private func makeStage() -> Stage {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 80, height: 80), scale: 1))
        stage.makeCurrent()
        return stage
    }

    /// What differs between two snapshots in what they say of layers; nil where nothing does.
    private func difference(_ a: StageSnapshot, _ b: StageSnapshot) -> String? {
        if a.layers.count != b.layers.count { return "\(a.layers.count) layers and \(b.layers.count)" }
        if a.places != b.places { return "places" }
        for (x, y) in zip(a.layers, b.layers) {
            let both = [x, y].map(text)
            if both[0] != both[1] { return "\(both[0])\n\(both[1])" }
        }
        return nil
    }

    private func text(_ layer: StageSnapshot.Layer) -> String {
        var reading = layer.reading
        let picture = reading.picture.map { "\($0.rect) \($0.image.bitmap.digest)" } ?? "none"
        reading.picture = nil
        // Colours print their addresses.
        let colors = [reading.backgroundColor, reading.borderColor].map { $0?.hex ?? "none" }
        (reading.backgroundColor, reading.borderColor) = (nil, nil)
        return "\(reading) \(colors) \(picture)"
    }

    @Test("What stands still is the same object from snapshot to snapshot; what moves, and what is below it, is not")
    func sharing() throws {
        let stage = makeStage()
        let views = (0..<4).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 8, height: 8)) }
        for view in views { stage.window.addSubview(view) }
        views[1].addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)))
        var reader = SnapshotReader()
        func snapshot() -> StageSnapshot { reader.snapshot(of: stage, in: stage.render()) }
        func shared(_ a: StageSnapshot, _ b: StageSnapshot) -> [Bool] { zip(a.layers, b.layers).map { $0 === $1 } }
        let first = snapshot()
        let second = snapshot()
        #expect(shared(first, second) == [true, true, true, true, true, true])
        views[1].frame.origin.y = 20
        let third = snapshot()
        #expect(shared(second, third) == [true, true, false, false, true, true])
        views[1].backgroundColor = .red
        let fourth = snapshot()
        #expect(shared(third, fourth) == [true, true, false, true, true, true], "what is below a colour stays")
        UIView.animate(withDuration: 1) { views[1].center.x += 20 }
        let fifth = snapshot()
        stage.advance(by: 0.5)
        let sixth = snapshot()
        #expect(shared(fifth, sixth) == [true, true, false, false, true, true])
        stage.advance(by: 2)
        _ = snapshot()
        #expect(shared(snapshot(), snapshot()) == [true, true, true, true, true, true])
        views[3].tag = 5
        let seventh = snapshot()
        #expect(seventh.layers[5].properties.contains { $0.key == "tag" && $0.value == "5" })
    }

    @Test("A snapshot after others says what a first one says, whatever happened in between")
    func beside() {
        for seed in UInt64(1)...40 {
            var random = Dice(state: seed)
            let stage = makeStage()
            var views: [UIView] = []
            var reader = SnapshotReader()
            for step in 0..<30 {
                for _ in 0..<Int.random(in: 0..<3, using: &random) { change(stage, &views, &random) }
                let frame = stage.render()
                let next = reader.snapshot(of: stage, in: frame)
                let found = difference(next, StageSnapshot(of: stage, in: frame))
                #expect(found == nil, "seed \(seed), step \(step): \(found ?? "")")
                if found != nil { return }
            }
        }
    }

    private func change(_ stage: Stage, _ views: inout [UIView], _ random: inout Dice) {
        let kind = Int.random(in: 0..<22, using: &random)
        guard kind > 3, let view = views.randomElement(using: &random) else {
            let view = kind == 0 ? UILabel() : UIView()
            view.frame = CGRect(
                x: Int.random(in: 0..<50, using: &random), y: Int.random(in: 0..<50, using: &random), width: 19,
                height: 17)
            (view as? UILabel)?.text = "a\(views.count)"
            (views.randomElement(using: &random) ?? stage.window).addSubview(view)
            views.append(view)
            return
        }
        switch kind {
        case 4: view.center.x += 3
        case 5: view.superview?.sendSubviewToBack(view)
        case 6: view.backgroundColor = UIColor(white: CGFloat.random(in: 0...1, using: &random), alpha: 1)
        case 7: view.isUserInteractionEnabled.toggle()
        case 8: view.tag += 1
        case 9: view.isHidden.toggle()
        case 10: view.transform = CGAffineTransform(rotationAngle: CGFloat(Int.random(in: 0..<4, using: &random)))
        case 11: view.layer.sublayerTransform = CATransform3DMakeTranslation(2, 1, 0)
        case 12: UIView.animate(withDuration: 0.3) { view.center.y += 5 }
        case 13: stage.advance(by: 0.1)
        case 14: view.accessibilityIdentifier = view.accessibilityIdentifier == nil ? "id\(kind)" : nil
        case 15:
            view.layer.mask = view.layer.mask == nil ? CALayer() : nil
            view.layer.mask?.frame = CGRect(x: 0, y: 0, width: 5, height: 6)
        case 16: (view as? UILabel)?.text = "b\(Int.random(in: 0..<5, using: &random))"
        case 17: view.contentMode = view.contentMode == .center ? .top : .center
        case 18: view.layer.shadowOpacity = view.layer.shadowOpacity == 0 ? 0.5 : 0
        case 19: view.bounds.origin.y += 2
        case 20:
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            view.layer.addSublayer(layer)
        default:
            view.removeFromSuperview()
            views.removeAll { $0.isDescendant(of: view) }
        }
    }
}

/// Reproducible numbers.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) | (state << 31)
    }
}
