import Offstage
import RenderServer
import Testing
import UIKit

@MainActor
@Suite struct OffscreenBehaviors {
    @Test("OFF-02 blended pixels are counted and coloured")
    func blending() {
        let stage = makeWhiteStage()
        let opaque = makeView(0, 0, 50, 100, .gray, in: stage.window)
        let translucent = makeView(60, 10, 20, 20, .red, in: stage.window)
        translucent.alpha = 0.5
        let frame = stage.render()
        #expect(frame.statistics.counts.blendedPixels == 20 * 20)
        let overlay = DebugOverlay.image(.blended, of: frame)
        let (red, green) = (overlay.tint(70, 20), overlay.tint(25, 90))
        #expect(red.red > red.green + 20, "translucent is red: \(red)")
        #expect(green.green > green.red + 20, "opaque is green: \(green)")
        translucent.alpha = 1
        #expect(stage.render().statistics.counts.blendedPixels == 0)
        _ = opaque
    }

    @Test("OFF-03 a table by cause shows that a fix lowered its cause and no other rose")
    func causes() {
        let stage = makeWhiteStage(200, 200)
        let card = makeView(20, 20, 60, 60, .white, in: stage.window)
        card.layer.shadowOpacity = 0.4
        let avatar = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { $0.fill($0.format.bounds) })
        avatar.frame = CGRect(x: 100, y: 20, width: 40, height: 40)
        avatar.backgroundColor = .white
        avatar.layer.cornerRadius = 20
        avatar.clipsToBounds = true
        stage.window.addSubview(avatar)
        let faded = makeView(20, 120, 60, 60, .gray, in: stage.window)
        faded.alpha = 0.5
        _ = makeView(10, 10, 20, 20, .red, in: faded)

        func table() -> [PassReason: Int] {
            stage.render().statistics.offscreenPasses.reduce(into: [:]) { counts, pass in
                for reason in pass.reasons { counts[reason, default: 0] += 1 }
            }
        }
        let before = table()
        #expect(before == [.shadowWithoutPath: 5, .roundedClip: 1, .groupOpacity: 1])
        card.layer.shadowPath = CGPath(rect: card.bounds, transform: nil)
        let after = table()
        #expect(after == [.roundedClip: 1, .groupOpacity: 1])
        avatar.backgroundColor = nil
        faded.layer.allowsGroupOpacity = false
        #expect(table().isEmpty)
    }
}

extension CGImage {
    fileprivate func tint(_ x: Int, _ y: Int) -> (red: Int, green: Int) {
        let position = (y * width + x) * 4
        return (Int(bitmap.bytes[position]), Int(bitmap.bytes[position + 1]))
    }
}
