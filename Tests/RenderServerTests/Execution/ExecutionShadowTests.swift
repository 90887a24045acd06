import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Execution: shadows and filters")
struct ExecutionShadowTests {
    private static let card = CGRect(x: 0, y: 0, width: 60, height: 40)

    private static func node(
        radius: Double, offset: CGSize = CGSize(width: 0, height: 4), path: CGPath?, corner: Double = 0,
        color: Color8 = .opaqueBlack, opacity: Float = 0.5
    ) -> RenderNode {
        PlanFixture.node(bounds: card) {
            $0.backgroundColor = .opaqueWhite
            $0.cornerRadius = corner
            $0.shadow = Shadow(color: color, opacity: opacity, offset: offset, radius: radius, path: path)
        }
    }

    /// Silhouette, four passed-on steps, tint, and the main pass that reads the tint.
    private static func silhouettePlan(_ node: RenderNode, at matrix: Matrix3x3, width: Int, height: Int) -> RenderPlan
    {
        let rect = PixelRect(x: -100, y: -100, width: width + 200, height: height + 200)
        let passes = [
            PlanFixture.pass(0, .silhouette, rect, [PlanFixture.background(node, at: matrix)]),
            PlanFixture.pass(1, .downscale, rect, [], reads: [0]), PlanFixture.pass(2, .blurH, rect, [], reads: [1]),
            PlanFixture.pass(3, .blurV, rect, [], reads: [2]),
            PlanFixture.pass(
                4, .tint, PixelRect(x: 0, y: 0, width: width, height: height),
                [PlanCommand(content: .silhouetteShadow(PassID(index: 0)), node: node, matrix: matrix)], reads: [3]),
        ]
        return PlanFixture.plan(
            width: width, height: height, offscreen: passes,
            [PlanFixture.surface(4), PlanFixture.background(node, at: matrix)])
    }

    @Test(
        "A shadow from a path is within a level of the same shadow from a silhouette pass",
        arguments: [(1.0, 6.0, 0.0), (3, 6, 8), (3, 6, 20), (2, 0.4, 0), (1, 100, 8), (3, 3.3, 5)]
            as [(
                Double, Double, Double
            )])
    func pathAgainstSilhouette(scale: Double, radius: Double, corner: Double) {
        let matrix = Matrix3x3(a: scale, b: 0, c: 0, d: scale, tx: 30, ty: 25)
        let (width, height) = (Int(60 * scale) + 60, Int(40 * scale) + 60)
        let color = Color8.bytes(200, 100, 30)
        let path = CGPath.roundedOutline(rect: Self.card, radius: corner)
        let withPath = Self.node(radius: radius, path: path, corner: corner, color: color)
        let without = Self.node(radius: radius, path: nil, corner: corner, color: color)
        let a = PlanFixture.draw(
            PlanFixture.plan(
                width: width, height: height,
                [
                    PlanCommand(content: .pathShadow, node: withPath, matrix: matrix),
                    PlanFixture.background(withPath, at: matrix),
                ]))
        let b = PlanFixture.draw(Self.silhouettePlan(without, at: matrix, width: width, height: height))
        #expect(a.largestDifference(from: b) <= 1)
        #expect(a.alpha(width / 2, 25 + Int(44 * scale)) > 3)
    }

    @Test("A silhouette moved by part of a pixel stays within two levels of the exact path")
    func fractionalOffset() {
        let matrix = Matrix3x3.translation(x: 30, y: 30)
        let offset = CGSize(width: 2.5, height: 3.25)
        let path = CGPath(rect: Self.card, transform: nil)
        let a = PlanFixture.draw(
            width: 120, height: 100,
            PlanCommand(
                content: .pathShadow, node: Self.node(radius: 3, offset: offset, path: path, opacity: 1), matrix: matrix
            ))
        let passes = Self.silhouettePlan(
            Self.node(radius: 3, offset: offset, path: nil, opacity: 1), at: matrix, width: 120, height: 100
        ).passes
        let b = PlanFixture.draw(
            PlanFixture.plan(width: 120, height: 100, offscreen: Array(passes.dropLast()), [PlanFixture.surface(4)]))
        #expect(a.largestDifference(from: b) <= 2)
    }

    @Test(
        "A shadow's edge is the error function of σ = 0.945 × radius × scale", arguments: [0.5, 2, 6, 20, 63, 90, 200])
    func profile(sigma: Double) {
        let path = CGPath(rect: CGRect(x: -4000, y: -4000, width: 4000, height: 8000), transform: nil)
        let node = Self.node(radius: sigma / 0.945 / 2, offset: .zero, path: path, opacity: 1)
        let picture = PlanFixture.draw(
            width: 200, height: 4,
            PlanCommand(
                content: .pathShadow, node: node, matrix: Matrix3x3(a: 2, b: 0, c: 0, d: 2, tx: 100, ty: 0)))
        for x in 0..<200 {
            // The mean over the pixel of the half plane's blur.
            let distance = (Double(x) + 0.5 - 100) / sigma
            let expected = 255 * 0.5 * erfc(distance / 2.0.squareRoot())
            #expect(abs(Double(picture.alpha(x, 2)) - expected) <= 1, "at \(x)")
        }
    }

    @Test("Radius 0 casts the silhouette itself, moved and coloured")
    func unblurred() {
        let color = Color8.bytes(255, 0, 0)
        let node = Self.node(radius: 0, offset: CGSize(width: 3, height: 2), path: nil, color: color, opacity: 1)
        let matrix = Matrix3x3.translation(x: 5, y: 5)
        let rect = PixelRect(x: 0, y: 0, width: 80, height: 60)
        let plan = PlanFixture.plan(
            width: 80, height: 60,
            offscreen: [PlanFixture.pass(0, .silhouette, rect, [PlanFixture.background(node, at: matrix)])],
            [PlanCommand(content: .silhouetteShadow(PassID(index: 0)), node: node, matrix: matrix)])
        let picture = PlanFixture.draw(plan)
        #expect(picture.drawnRect == PixelRect(x: 8, y: 7, width: 60, height: 40))
        #expect(picture.pixel(20, 20) == [255, 0, 0, 255])
    }

    @Test("Colour alpha and shadow opacity multiply")
    func opacity() {
        let path = CGPath(rect: Self.card, transform: nil)
        let node = Self.node(radius: 0, offset: .zero, path: path, color: .bytes(0, 0, 0, 128), opacity: 0.5)
        let picture = PlanFixture.draw(
            width: 60, height: 40, PlanCommand(content: .pathShadow, node: node, matrix: .identity))
        #expect(picture.alpha(30, 20) == 64)
    }

    @Test("Only what can show is computed: a huge path with a huge blur draws at once")
    func hugePath() {
        let path = CGPath(rect: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), transform: nil)
        let node = Self.node(radius: 20_000, offset: .zero, path: path, opacity: 1)
        let picture = PlanFixture.draw(
            width: 40, height: 40, PlanCommand(content: .pathShadow, node: node, matrix: .scale(x: 3, y: 3)))
        #expect(picture.bytes.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 255 })
    }

    @Test("A turned layer's shadow turns with it")
    func turned() {
        let matrix = Matrix3x3(a: 0, b: 1, c: -1, d: 0, tx: 70, ty: 20)
        let node = Self.node(
            radius: 0, offset: CGSize(width: 0, height: 10), path: CGPath(rect: Self.card, transform: nil))
        let picture = PlanFixture.draw(
            width: 100, height: 100, PlanCommand(content: .pathShadow, node: node, matrix: matrix))
        // A quarter turn clockwise: 40 wide, 60 high, ending at x = 70; +y of the layer is −x of the screen.
        #expect(picture.drawnRect == PixelRect(x: 20, y: 20, width: 40, height: 60))
    }

    @Test("A blur filter is applied at blurV, a colour matrix at the group")
    func filters() {
        let box = PlanFixture.box(CGRect(x: 40, y: 0, width: 40, height: 20), .opaqueWhite)
        let rect = PixelRect(x: 0, y: 0, width: 120, height: 20)
        let invert: [Float] = [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]
        let passes = [
            PlanFixture.pass(0, .group, rect, [PlanFixture.background(box)], filters: [.colorMatrix(invert)]),
            PlanFixture.pass(1, .blurH, rect, [], reads: [0]),
            PlanFixture.pass(2, .blurV, rect, [], reads: [1], filters: [.gaussianBlur(sigma: 4)]),
        ]
        let sharp = PlanFixture.draw(
            PlanFixture.plan(width: 120, height: 20, offscreen: Array(passes.prefix(1)), [PlanFixture.surface(0)]))
        #expect(sharp.pixel(60, 10) == [0, 0, 0, 255])
        #expect(sharp.pixel(10, 10) == [0, 0, 0, 0])
        let soft = PlanFixture.draw(
            PlanFixture.plan(width: 120, height: 20, offscreen: passes, [PlanFixture.surface(2)]))
        let vertical = 0.5 * (erf(10.5 / 4 / 2.0.squareRoot()) + erf(9.5 / 4 / 2.0.squareRoot()))
        for x in 0..<60 {
            let distance = (40 - Double(x) - 0.5) / 4
            let expected = 255 * 0.5 * erfc(distance / 2.0.squareRoot()) * vertical
            #expect(abs(Double(soft.alpha(x, 10)) - expected) <= 1.2, "at \(x)")
        }
    }
}
