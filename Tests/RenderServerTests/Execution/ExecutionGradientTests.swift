import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Execution: gradients and shapes")
struct ExecutionGradientTests {
    private static func draw(
        _ kind: GradientContents.Kind, start: CGPoint, end: CGPoint, width: Int = 60, height: Int = 40,
        locations: [Double] = [0, 1], colors: [Color8] = [.opaqueBlack, .opaqueWhite], radius: Double = 0
    ) -> Bitmap {
        var contents = GradientContents(colors: colors, locations: locations)
        contents.kind = kind
        contents.startPoint = start
        contents.endPoint = end
        let node = PlanFixture.node(bounds: CGRect(x: 0, y: 0, width: width, height: height)) {
            $0.gradient = contents
            $0.cornerRadius = radius
        }
        return PlanFixture.draw(
            width: width, height: height, PlanCommand(content: .gradient, node: node, matrix: .identity))
    }

    /// Compares black → white with t at every pixel centre in the unit square.
    private static func worst(_ picture: Bitmap, t: (Double, Double) -> Double) -> Double {
        var worst = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let value = t((Double(x) + 0.5) / Double(picture.width), (Double(y) + 0.5) / Double(picture.height))
                worst = max(worst, abs(Double(picture.pixel(x, y)[0]) / 255 - min(1, max(0, value))))
            }
        }
        return worst
    }

    @Test("Axial: t is the projection on start → end in the unit square")
    func axial() {
        let picture = Self.draw(.axial, start: CGPoint(x: 0.2, y: 0.1), end: CGPoint(x: 0.7, y: 0.8))
        let worst = Self.worst(picture) { u, v in ((u - 0.2) * 0.5 + (v - 0.1) * 0.7) / (0.5 * 0.5 + 0.7 * 0.7) }
        #expect(worst < 0.004)
    }

    @Test("Radial: an ellipse with half-axes |end − start| around start")
    func radial() {
        let picture = Self.draw(.radial, start: CGPoint(x: 0.5, y: 0.4), end: CGPoint(x: 0.9, y: 0.1))
        let worst = Self.worst(picture) { u, v in
            let (x, y) = ((u - 0.5) / 0.4, (v - 0.4) / 0.3)
            return (x * x + y * y).squareRoot()
        }
        #expect(worst < 0.004)
    }

    @Test("Conic: the clockwise angle from the start → end direction")
    func conic() {
        let picture = Self.draw(.conic, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 0.5, y: 0))
        var worst = 0.0
        for y in 0..<40 {
            for x in 0..<60 {
                let (u, v) = ((Double(x) + 0.5) / 60 - 0.5, (Double(y) + 0.5) / 40 - 0.5)
                // From straight up, clockwise with y down.
                var turn = atan2(u, -v) / (2 * .pi)
                if turn < 0 { turn += 1 }
                worst = max(worst, abs(Double(picture.pixel(x, y)[0]) / 255 - turn))
            }
        }
        #expect(worst < 0.004)
    }

    @Test("Equal locations make a hard stop, later ones out of order move up")
    func stops() {
        let colors: [Color8] = [.bytes(10, 0, 0), .bytes(10, 0, 0), .bytes(200, 0, 0), .bytes(200, 0, 0)]
        let hard = Self.draw(
            .axial, start: .zero, end: CGPoint(x: 1, y: 0), width: 10, height: 1, locations: [0, 0.5, 0.5, 1],
            colors: colors)
        #expect(hard.reds(row: 0) == [10, 10, 10, 10, 10, 200, 200, 200, 200, 200])
        let disordered = Self.draw(
            .axial, start: .zero, end: CGPoint(x: 1, y: 0), width: 10, height: 1, locations: [0, 0.5, 0.2, 1],
            colors: colors)
        #expect(disordered.bytes == hard.bytes)
    }

    @Test("A radial gradient without width or height draws nothing")
    func emptyRadial() {
        #expect(Self.draw(.radial, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 0.5, y: 1)).drawnRect.isEmpty)
        #expect(Self.draw(.axial, start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 0.5, y: 0.5)).drawnRect.isEmpty)
    }

    @Test("The corner radius shapes a gradient as it shapes a background")
    func rounded() {
        let gradient = Self.draw(
            .axial, start: .zero, end: CGPoint(x: 1, y: 0), colors: [.opaqueWhite, .opaqueWhite], radius: 12)
        let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 60, height: 40), .opaqueWhite) { $0.cornerRadius = 12 }
        #expect(gradient.bytes == PlanFixture.draw(width: 60, height: 40, PlanFixture.background(box)).bytes)
    }

    @Test("A shape's edges are soft and reach past the bounds; the stroke lies over the fill")
    func shape() {
        var contents = ShapeContents(path: CGPath(rect: CGRect(x: -2.5, y: 2, width: 10, height: 6), transform: nil))
        contents.fillColor = .bytes(100, 0, 0)
        contents.strokeColor = .bytes(200, 0, 0)
        contents.strokeStyle.width = 2
        let node = PlanFixture.node(bounds: CGRect(x: 0, y: 0, width: 4, height: 4)) { $0.shape = contents }
        let picture = PlanFixture.draw(
            width: 20, height: 12, PlanCommand(content: .shape, node: node, matrix: .translation(x: 5, y: 0)))
        // Path 2.5 … 12.5, stroke 1.5 … 3.5 and 11.5 … 13.5.
        #expect(
            picture.reds(row: 5).prefix(15) == [0, 100, 200, 150, 100, 100, 100, 100, 100, 100, 100, 150, 200, 100, 0])
        #expect(picture.alphas(row: 5).prefix(3) == [0, 128, 255])
    }

    @Test("strokeStart and strokeEnd cut the stroke by length, the fill stays")
    func trimmed() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 2))
        path.addLine(to: CGPoint(x: 20, y: 2))
        var contents = ShapeContents(path: path)
        contents.strokeColor = .opaqueWhite
        contents.strokeStyle.width = 2
        contents.strokeStart = 0.25
        contents.strokeEnd = 0.75
        let node = PlanFixture.node { $0.shape = contents }
        let picture = PlanFixture.draw(
            width: 20, height: 4, PlanCommand(content: .shape, node: node, matrix: .identity))
        #expect(picture.drawnRect == PixelRect(x: 5, y: 1, width: 10, height: 2))
    }

    @Test("The even-odd rule leaves a hole that non-zero fills")
    func fillRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 12, height: 12))
        path.addRect(CGRect(x: 4, y: 4, width: 4, height: 4))
        func center(_ rule: FillRule) -> UInt8 {
            var contents = ShapeContents(path: path)
            contents.fillColor = .opaqueWhite
            contents.fillRule = rule
            let node = PlanFixture.node { $0.shape = contents }
            return PlanFixture.draw(width: 12, height: 12, PlanCommand(content: .shape, node: node, matrix: .identity))
                .alpha(6, 6)
        }
        #expect(center(.nonZero) == 255)
        #expect(center(.evenOdd) == 0)
    }
}
