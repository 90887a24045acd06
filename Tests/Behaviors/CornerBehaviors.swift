import Foundation
import Offstage
import Testing
import UIKit

@MainActor
@Suite struct CornerBehaviors {
    private let side: CGFloat = 80

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
        }
    }

    private func card(on stage: Stage, radius: CGFloat = 12) -> UIView {
        let card = makeView(10, 10, side, side, .red, in: stage.window)
        card.accessibilityIdentifier = "card"
        card.layer.cornerRadius = radius
        return card
    }

    private func imageView(in card: UIView, _ rect: CGRect? = nil) -> UIImageView {
        let view = UIImageView(image: image(.blue))
        view.frame = rect ?? card.bounds
        card.addSubview(view)
        return view
    }

    @Test("CORNER-01 a radius alone rounds background and border, not subviews")
    func radiusAlone() {
        let stage = makeWhiteStage()
        let card = self.card(on: stage)
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.black.cgColor
        let bare = stage.render()
        #expect(bare.at(11, 11) == .white && bare.at(50, 10) == .black && bare.at(50, 50) == .red)
        card.layer.borderWidth = 0
        _ = imageView(in: card)
        #expect(stage.render().at(11, 11) == .blue)
    }

    @Test("CORNER-02 contents stay square until the layer clips")
    func contents() {
        let stage = makeWhiteStage()
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: side, height: side)
        layer.contents = image(.blue).cgImage
        layer.cornerRadius = 12
        stage.window.layer.addSublayer(layer)
        #expect(stage.render().at(11, 11) == .blue)
        withoutActions { layer.masksToBounds = true }
        #expect(stage.render().at(11, 11) == .white)
    }

    @Test("CORNER-03 clipping rounds contents and sublayers")
    func clipping() {
        let stage = makeWhiteStage()
        let card = self.card(on: stage)
        card.clipsToBounds = true
        _ = imageView(in: card)
        let frame = stage.render()
        #expect(frame.at(11, 11) == .white && frame.at(50, 50) == .blue)
        let edge = frame.pixels(10..<22, 10..<11)
        #expect(edge.contains { $0 != .white && $0 != .blue }, "the arc is soft")
    }

    @Test("CORNER-04 the table of clips and passes")
    func costs() {
        func passes(_ build: (UIView) -> Void) -> Int {
            let stage = makeWhiteStage()
            let card = makeView(10, 10, side, side, in: stage.window)
            card.layer.cornerRadius = 12
            card.clipsToBounds = true
            build(card)
            return stage.render().statistics.offscreenPasses.count
        }
        let picture = image(.blue).cgImage
        #expect(passes { $0.backgroundColor = .red } == 0)
        #expect(passes { $0.layer.contents = picture } == 0)
        #expect(
            passes {
                $0.layer.contents = picture
                $0.backgroundColor = .red
            } == 1)
        #expect(
            passes {
                $0.backgroundColor = .red
                _ = imageView(in: $0)
            } == 1)
        #expect(
            passes {
                $0.backgroundColor = .red
                _ = imageView(in: $0, CGRect(x: 20, y: 20, width: 40, height: 40))
            } == 0)
    }

    @Test("CORNER-06 a continuous corner is another shape at the same cost")
    func continuous() {
        let stage = makeWhiteStage(200, 200)
        let card = makeView(10, 10, 180, 180, .red, in: stage.window)
        card.layer.cornerRadius = 40
        card.clipsToBounds = true
        _ = imageView(in: card)
        let circular = stage.render()
        card.layer.cornerCurve = .continuous
        let continuous = stage.render()
        #expect(circular.statistics.offscreenPasses.count == 1 && continuous.statistics.offscreenPasses.count == 1)
        let extent = 10 + Int((40 * 1.528665).rounded(.up)) + 1
        var corner = 0
        for y in 0..<200 {
            for x in 0..<200 where circular.at(x, y) != continuous.at(x, y) {
                let (u, v) = (min(x, 199 - x), min(y, 199 - y))
                #expect(u < extent && v < extent, "\(x) \(y) is no corner")
                corner += 1
            }
        }
        #expect(corner > 0)
    }

    @Test("CORNER-07 an image rounded beforehand needs no clip")
    func preRounded() {
        func frame(_ image: UIImage, clips: Bool) -> Frame {
            let stage = makeWhiteStage()
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 10, y: 10, width: side, height: side)
            view.backgroundColor = clips ? .blue : nil
            view.layer.cornerRadius = clips ? 20 : 0
            view.clipsToBounds = clips
            stage.window.addSubview(view)
            return stage.render()
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        let rounded = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.addPath(CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil))
            context.cgContext.clip()
            image(.blue).draw(in: rect)
        }
        let (clipped, free) = (frame(image(.blue), clips: true), frame(rounded, clips: false))
        #expect(clipped.statistics.offscreenPasses.count == 1 && free.statistics.offscreenPasses.isEmpty)
        #expect(zip(clipped.allPixels, free.allPixels).allSatisfy { $0.isNear($1, within: 1) })
    }

    @Test("CORNER-08 a mask layer costs two passes, never fewer than a clip")
    func maskCost() {
        func passes(masked: Bool) -> Int {
            let stage = makeWhiteStage()
            let card = self.card(on: stage)
            _ = imageView(in: card)
            if masked {
                let shape = CAShapeLayer()
                shape.path = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
                card.layer.mask = shape
            } else {
                card.clipsToBounds = true
            }
            return stage.render().statistics.offscreenPasses.count
        }
        #expect(passes(masked: true) == 2 && passes(masked: false) == 1)

        let stage = makeWhiteStage()
        let card = self.card(on: stage, radius: 0)
        let star = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(
            between: [(40, 0), (52, 28), (80, 30), (58, 48), (66, 78), (40, 60), (14, 78), (22, 48), (0, 30), (28, 28)]
                .map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        star.path = path
        card.layer.mask = star
        let frame = stage.render()
        #expect(frame.at(50, 50) == .red && frame.at(12, 12) == .white && frame.at(50, 20) == .red)
    }

    @Test("CORNER-09 a radius without clipping shows unless something opaque covers the corner")
    func visibleRounding() {
        let stage = makeWhiteStage()
        let card = self.card(on: stage)
        #expect(stage.render().at(11, 11) == .white)
        let view = imageView(in: card, CGRect(x: 20, y: 20, width: 40, height: 40))
        #expect(stage.render().at(11, 11) == .white)
        view.frame = card.bounds
        #expect(stage.render().at(11, 11) == .blue)
    }

    @Test("CORNER-10 rounded boxes, borders and gradients are not drawn by hand")
    func drawnByHand() throws {
        let planted = """
            class Card: UIView {
                override func draw(_ rect: CGRect) {
                    UIColor.red.setFill()
                    UIBezierPath(roundedRect: bounds, cornerRadius: 12).fill()
                }
            }
            class Chart: UIView {
                override func draw(_ rect: CGRect) {
                    let path = UIBezierPath()
                    for point in points { path.addLine(to: point) }
                    path.stroke()
                }
            }
            """
        #expect(DrawAudit.findings(in: planted) == ["Card"])
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(DrawAudit.findings(in: readme).isEmpty)
    }
}

/// Finds `draw(_:)` overrides whose body does nothing that layer properties could not: rounded rectangles, borders, gradients.
private enum DrawAudit {
    static func findings(in source: String) -> [String] {
        source.matches(
            of: #/class (\w+)[^{]*\{(?:(?!\nclass )[\s\S])*?override func draw\(_ rect: CGRect\) \{([\s\S]*?)\n    \}/#
        )
        .filter { isExpressible(String($0.output.2)) }.map { String($0.output.1) }
    }

    private static func isExpressible(_ body: String) -> Bool {
        let plain = ["roundedRect", "ovalIn", "UIRectFill", "drawLinearGradient", "drawRadialGradient"]
        let special = ["addLine", "addCurve", "addQuadCurve", "addArc", "for ", "while ", "draw(at", "draw(in"]
        return plain.contains { body.contains($0) } && !special.contains { body.contains($0) }
    }
}
