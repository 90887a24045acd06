import Offstage
import Testing
import UIKit

@MainActor
@Suite struct ShadowBehaviors {
    /// A white card of 40×40 points in the middle of 100×100, casting a visible shadow.
    private func card(on stage: Stage, radius: CGFloat = 0) -> UIView {
        let card = makeView(30, 30, 40, 40, .white, in: stage.window)
        card.accessibilityIdentifier = "card"
        card.layer.cornerRadius = radius
        card.layer.shadowOpacity = 0.5
        card.layer.shadowOffset = CGSize(width: 0, height: 2)
        card.layer.shadowRadius = 4
        return card
    }

    @Test("SHADOW-01 colour, opacity, offset and radius make a shadow; opacity 0 makes none")
    func basics() {
        let stage = makeWhiteStage()
        let card = self.card(on: stage)
        let frame = stage.render()
        #expect(frame.at(50, 70).red < frame.at(50, 29).red, "darker below than above")
        #expect(frame.at(50, 29).red < 255)
        card.layer.shadowOpacity = 0
        #expect(stage.render().allPixels.allSatisfy { $0 == .white })
        #expect(CALayer().shadowOpacity == 0)
    }

    @Test("SHADOW-02 without a path a shadow takes five passes in every frame")
    func fivePasses() {
        let stage = makeWhiteStage()
        let card = self.card(on: stage)
        for step in 0..<10 {
            card.center.x += CGFloat(step % 2)
            let passes = stage.render().statistics.offscreenPasses
            #expect(passes.map(\.purpose) == [.silhouette, .downscale, .blurH, .blurV, .tint])
            #expect(passes.allSatisfy { $0.reasons == [.shadowWithoutPath] && $0.layer == "card" })
        }
    }

    @Test("SHADOW-03 with the outline as path there is no pass, and the picture stays")
    func withPath() {
        let stage = makeWhiteStage(scale: 3)
        let card = self.card(on: stage, radius: 12)
        let without = stage.render()
        card.layer.shadowPath = CGPath(
            roundedRect: card.bounds, cornerWidth: 12, cornerHeight: 12, transform: nil)
        let with = stage.render()
        #expect(without.statistics.offscreenPasses.count == 5 && with.statistics.offscreenPasses.isEmpty)
        #expect(with.statistics.counts.shadowBlurs == 1)
        #expect(zip(without.allPixels, with.allPixels).allSatisfy { $0.isNear($1, within: 1) })
    }

    private final class ShadowView: UIView {
        var follows = true
        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.shadowOpacity = 1
            layer.shadowOffset = .zero
            layer.shadowPath = CGPath(rect: bounds, transform: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            if follows { layer.shadowPath = CGPath(rect: bounds, transform: nil) }
        }
    }

    @Test("SHADOW-04 a path made before layout is wrong; layoutSubviews is where it follows")
    func followsBounds() {
        let stage = makeWhiteStage()
        let stale = ShadowView(frame: .zero)
        stale.follows = false
        stage.window.addSubview(stale)
        stale.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        #expect(stage.render().allPixels.allSatisfy { $0 == .white }, "a shadow of nothing")
        stale.follows = true
        for size in [50.0, 60, 20] {
            stale.frame = CGRect(x: 20, y: 20, width: size, height: size)
            let frame = stage.render()
            #expect(stale.layer.shadowPath?.boundingBox == stale.bounds)
            #expect(frame.at(20 + Int(size) / 2, 20 + Int(size)).red < 200)
        }
    }

    @Test("SHADOW-05 clipping removes the layer's own shadow; a wrapper keeps both")
    func clipping() {
        let stage = makeWhiteStage()
        let card = self.card(on: stage)
        card.backgroundColor = .red
        #expect(stage.render().at(50, 72) != .white)
        card.clipsToBounds = true
        #expect(stage.render().at(50, 72) == .white)
        card.removeFromSuperview()
        let wrapper = self.card(on: stage)
        wrapper.backgroundColor = nil
        let inner = makeView(0, 0, 40, 40, .red, in: wrapper)
        inner.layer.cornerRadius = 20
        inner.clipsToBounds = true
        let frame = stage.render()
        #expect(frame.at(50, 72) != .white && frame.at(50, 50) == .red)
        #expect(frame.at(31, 31) != .red)
    }

    @Test("SHADOW-06 the path alone decides the silhouette, corner radius included")
    func silhouette() {
        let stage = makeWhiteStage(scale: 2)
        let card = self.card(on: stage, radius: 12)
        let bare = stage.render()
        card.layer.shadowPath = CGPath(roundedRect: card.bounds, cornerWidth: 12, cornerHeight: 12, transform: nil)
        let rounded = stage.render()
        card.layer.shadowPath = CGPath(rect: card.bounds, transform: nil)
        let square = stage.render()
        let notch = (61, 139)
        #expect(square.at(notch.0, notch.1).red < rounded.at(notch.0, notch.1).red - 5)
        #expect(zip(bare.allPixels, rounded.allPixels).allSatisfy { $0.isNear($1, within: 1) })
    }

    @Test("SHADOW-06 a square path differs from the rounded silhouette at the corners only")
    func notches() {
        let stage = makeWhiteStage(200, 200)
        let card = makeView(40, 40, 120, 120, .white, in: stage.window)
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.5
        card.layer.shadowOffset = .zero
        card.layer.shadowRadius = 4
        let bare = stage.render()
        card.layer.shadowPath = CGPath(rect: card.bounds, transform: nil)
        let square = stage.render()
        // The notch, spread by three σ of the blur.
        let reach = 12 + Int((3 * 0.945 * 4).rounded(.up))
        var differing = 0
        for y in 0..<200 {
            for x in 0..<200 where !bare.at(x, y).isNear(square.at(x, y), within: 1) {
                let (u, v) = (min(abs(x - 40), abs(x - 159)), min(abs(y - 40), abs(y - 159)))
                #expect(u <= reach && v <= reach, "\(x) \(y) is no corner")
                differing += 1
            }
        }
        #expect(differing > 0)
    }

    @Test("SHADOW-07 every layer that casts without a path is listed")
    func lint() {
        let stage = makeWhiteStage(200, 100)
        for index in 0..<4 {
            let view = makeView(CGFloat(index) * 45 + 10, 20, 30, 30, .white, in: stage.window)
            view.accessibilityIdentifier = "card \(index)"
            view.layer.shadowOpacity = 0.5
            if index == 2 { view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil) }
        }
        func causes() -> Set<String> {
            let passes = stage.render().statistics.offscreenPasses
            return Set(passes.filter { $0.reasons.contains(.shadowWithoutPath) }.map(\.layer))
        }
        #expect(causes() == ["card 0", "card 1", "card 3"])
        for view in stage.window.subviews { view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil) }
        #expect(causes().isEmpty)
    }
}
