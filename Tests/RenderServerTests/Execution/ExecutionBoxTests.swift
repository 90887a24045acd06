import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Execution: backgrounds, borders, stacking")
struct ExecutionBoxTests {
    /// Eleven affine places of a 40×24 box: shifts by parts of a pixel, scales, turns, skews, mirrors.
    static let matrices: [Matrix3x3] = {
        func turn(_ degrees: Double, scale: Double = 1, x: Double = 50, y: Double = 40) -> Matrix3x3 {
            let (s, c) = (sin(degrees * .pi / 180) * scale, cos(degrees * .pi / 180) * scale)
            return Matrix3x3(a: c, b: s, c: -s, d: c, tx: x, ty: y)
        }
        return [
            .translation(x: 7, y: 9), .translation(x: 7.5, y: 9.5), .translation(x: 7.3, y: 9.8),
            Matrix3x3(a: 1.37, b: 0, c: 0, d: 0.71, tx: 5.1, ty: 6.2), turn(10), turn(45, x: 50.2, y: 40.1),
            turn(133.7),
            turn(200, scale: 0.9),
            turn(77, scale: 1.6, x: 60.25, y: 12), Matrix3x3(a: 1, b: 0.3, c: -0.5, d: 1.2, tx: 30.1, ty: 20.4),
            Matrix3x3(a: -1.1, b: 0, c: 0, d: 1.1, tx: 70.4, ty: 20.7),
        ]
    }()

    @Test(
        "A pixel belongs to a box when its centre is inside the transformed quad, fully or not at all",
        arguments: 0..<11)
    func transformRule(index: Int) throws {
        let matrix = Self.matrices[index]
        let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 40, height: 24), .opaqueWhite)
        let picture = PlanFixture.draw(width: 120, height: 100, PlanFixture.background(box, at: matrix))
        let inverse = try #require(matrix.inverse)
        var wrong = 0
        var inside = 0
        for y in 0..<100 {
            for x in 0..<120 {
                let p = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
                let expected = p.x >= 0 && p.x < 40 && p.y >= 0 && p.y < 24
                inside += expected ? 1 : 0
                if picture.alpha(x, y) != (expected ? 255 : 0) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
        #expect(inside > 400)
    }

    @Test("Grey 170 at half opacity, stacked over white: 212 191 180 175 172")
    func stackedAlpha() {
        let all = CGRect(x: 0, y: 0, width: 4, height: 4)
        let white = PlanFixture.background(PlanFixture.box(all, .opaqueWhite))
        let grey = PlanFixture.background(PlanFixture.box(all, .bytes(170, 170, 170)), alpha: 128)
        let values = (1...5).map { count in
            let commands = [white] + Array(repeating: grey, count: count)
            return PlanFixture.draw(PlanFixture.plan(width: 4, height: 4, commands)).pixel(1, 2)
        }
        #expect(values == [212, 191, 180, 175, 172].map { [$0, $0, $0, 255] })
    }

    @Test("Alpha bytes round half up in Float: 26 51 77 102 128 179")
    func alphaBytes() {
        let bytes = [0.1, 0.2, 0.3, 0.4, 0.5, 0.7].map { LayerColor.scaled(255, by: Float($0)) }
        #expect(bytes == [26, 51, 77, 102, 128, 179])
    }

    @Test("A corner of radius 10 has the recorded coverage, within a level")
    func cornerCoverage() {
        let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 40, height: 30), .opaqueWhite) { $0.cornerRadius = 10 }
        let picture = PlanFixture.draw(width: 40, height: 30, PlanFixture.background(box))
        let expected: [(x: Int, y: Int, value: Int)] = [
            (4, 0, 0), (5, 0, 6), (6, 0, 85), (7, 0, 165), (8, 0, 223), (9, 0, 249), (10, 0, 255), (2, 2, 2),
            (2, 3, 138), (3, 2, 138), (1, 4, 81), (1, 5, 220),
        ]
        for pixel in expected {
            for (x, y) in [(pixel.x, pixel.y), (39 - pixel.x, pixel.y), (pixel.x, 29 - pixel.y)] {
                #expect(abs(Int(picture.alpha(x, y)) - pixel.value) <= 1, "at \(x), \(y)")
            }
        }
    }

    @Test("Only the chosen corners are rounded", arguments: [0, 1, 2, 4, 8, 9, 15] as [UInt])
    func maskedCorners(bits: UInt) {
        let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 20, height: 20), .opaqueWhite) {
            $0.cornerRadius = 6
            $0.maskedCorners = Corners(rawValue: bits)
        }
        let picture = PlanFixture.draw(width: 20, height: 20, PlanFixture.background(box))
        let tips = [(0, 0), (19, 0), (0, 19), (19, 19)].map { picture.alpha($0.0, $0.1) }
        #expect(tips == (0..<4).map { bits >> $0 & 1 == 1 ? 0 : 255 })
    }

    @Test("A radius beyond half the shorter side comes down to it")
    func radiusLimit() {
        func draw(_ radius: Double) -> Bitmap {
            let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 40, height: 20), .opaqueWhite) {
                $0.cornerRadius = radius
            }
            return PlanFixture.draw(width: 40, height: 20, PlanFixture.background(box))
        }
        #expect(draw(1000).bytes == draw(10).bytes)
        #expect(draw(10).bytes != draw(9).bytes)
        #expect(draw(-5).alphas(row: 0).allSatisfy { $0 == 255 })
    }

    @Test("Boxes of one size keep their own radii in one plan")
    func radiiInOnePlan() {
        let boxes = [3.0, 9].map { radius in
            PlanFixture.box(CGRect(x: 0, y: 0, width: 20, height: 20), .opaqueWhite) { $0.cornerRadius = radius }
        }
        let both = PlanFixture.draw(
            width: 50, height: 20, PlanFixture.background(boxes[0]),
            PlanFixture.background(boxes[1], at: .translation(x: 30, y: 0)))
        let second = PlanFixture.draw(width: 20, height: 20, PlanFixture.background(boxes[1]))
        #expect(Array(both.alphas(row: 0)[30...]) == second.alphas(row: 0))
        #expect(Array(both.alphas(row: 0)[..<20]) != second.alphas(row: 0))
    }

    @Test("A continuous corner starts further out than a circular one and covers less")
    func continuousCorner() {
        func area(_ curve: CornerCurve) -> Int {
            let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 160, height: 160), .opaqueWhite) {
                $0.cornerRadius = 36
                $0.cornerCurve = curve
            }
            return PlanFixture.draw(width: 160, height: 160, PlanFixture.background(box)).bytes.lazy.map(Int.init)
                .reduce(0, +)
        }
        let notch = { (curve: CornerCurve) in Double(160 * 160 * 4 * 255 - area(curve)) / (4 * 255) / 4 / 36 / 36 }
        #expect(abs(notch(.circular) - 0.2160) < 0.002)
        #expect(abs(notch(.continuous) - 0.2264) < 0.002)
    }

    @Test("A box of 80×60 with a border of 5 has 1,300 points of ring")
    func borderArea() {
        let box = PlanFixture.node(bounds: CGRect(x: 0, y: 0, width: 80, height: 60)) {
            $0.borderWidth = 5
            $0.borderColor = .opaqueBlack
        }
        let picture = PlanFixture.draw(
            width: 80, height: 60, PlanCommand(content: .border, node: box, matrix: .identity))
        #expect(stride(from: 3, to: picture.bytes.count, by: 4).reduce(0) { $0 + Int(picture.bytes[$1]) } == 1300 * 255)
        #expect(picture.alpha(5, 5) == 0)
        #expect(picture.alpha(4, 5) == 255)
    }

    @Test("A border as wide as half the shorter side fills the box")
    func wideBorder() {
        let box = PlanFixture.node(bounds: CGRect(x: 0, y: 0, width: 12, height: 8)) {
            $0.borderWidth = 4
            $0.borderColor = .opaqueBlack
            $0.cornerRadius = 3
        }
        let ring = PlanFixture.draw(width: 12, height: 8, PlanCommand(content: .border, node: box, matrix: .identity))
        let filled = PlanFixture.box(CGRect(x: 0, y: 0, width: 12, height: 8), .opaqueBlack) { $0.cornerRadius = 3 }
        #expect(ring.bytes == PlanFixture.draw(width: 12, height: 8, PlanFixture.background(filled)).bytes)
    }

    @Test("A rounded border lies inside the outline; its inner corners have the radius less the width")
    func roundedBorder() {
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        let box = PlanFixture.node(bounds: bounds) {
            $0.borderWidth = 4
            $0.borderColor = .opaqueWhite
            $0.cornerRadius = 12
        }
        let ring = PlanFixture.draw(width: 40, height: 40, PlanCommand(content: .border, node: box, matrix: .identity))
        let outer = PlanFixture.box(bounds, .opaqueWhite) { $0.cornerRadius = 12 }
        let inner = PlanFixture.box(bounds.insetBy(dx: 4, dy: 4), .opaqueWhite) { $0.cornerRadius = 8 }
        let whole = PlanFixture.draw(width: 40, height: 40, PlanFixture.background(outer))
        let hole = PlanFixture.draw(width: 40, height: 40, PlanFixture.background(inner))
        for y in 0..<40 {
            for x in 0..<40 {
                let expected = Double(whole.alpha(x, y)) * Double(255 - hole.alpha(x, y)) / 255
                #expect(abs(Double(ring.alpha(x, y)) - expected) <= 0.51)
            }
        }
    }

    @Test("Antialiasing covers a half pixel by half, on the chosen edges only")
    func edgeAntialiasing() {
        func draw(_ edges: UInt32?) -> Bitmap {
            let box = PlanFixture.box(CGRect(x: 2.5, y: 2.5, width: 4, height: 4), .opaqueWhite) {
                $0.allowsEdgeAntialiasing = edges != nil
                $0.edgeAntialiasingMask = edges ?? 15
            }
            return PlanFixture.draw(width: 10, height: 10, PlanFixture.background(box))
        }
        #expect(draw(15).alphas(row: 4) == [0, 0, 128, 255, 255, 255, 128, 0, 0, 0])
        #expect(draw(nil).alphas(row: 4) == [0, 0, 255, 255, 255, 255, 0, 0, 0, 0])
        #expect(draw(0).bytes == draw(nil).bytes)
        #expect(draw(1).alphas(row: 4) == [0, 0, 128, 255, 255, 255, 0, 0, 0, 0])
        #expect(draw(2).alphas(row: 4) == [0, 0, 255, 255, 255, 255, 128, 0, 0, 0])
        #expect((0..<10).map { draw(4).alpha(4, $0) } == [0, 0, 128, 255, 255, 255, 0, 0, 0, 0])
        #expect((0..<10).map { draw(8).alpha(4, $0) } == [0, 0, 255, 255, 255, 255, 128, 0, 0, 0])
    }

    @Test("A box that the horizon of a perspective cuts is drawn as far as it lies before it")
    func horizon() {
        // w = 1 − y/20: the horizon crosses the box at y = 20.
        let matrix = Matrix3x3(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: -1.0 / 20, m31: 0, m32: 0, m33: 1)
        let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 10, height: 40), .opaqueWhite)
        let picture = PlanFixture.draw(width: 60, height: 60, PlanFixture.background(box, at: matrix))
        for y in 0..<60 {
            let t = Double(y) + 0.5
            // y′ = y / (1 − y/20), so y = y′ / (1 + y′/20) and the right edge is at 10 / (1 − y/20) = 10 + y′/2.
            let right = 10 + t / 2
            for x in 0..<60 { #expect((picture.alpha(x, y) == 255) == (Double(x) + 0.5 < right)) }
        }
    }

    @Test("A replicator's colour multiplies each channel")
    func replicatorColor() {
        let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 2, height: 2), .bytes(200, 100, 50))
        var command = PlanFixture.background(box)
        command.color = SIMD4(0.5, 1, 2, 1)
        #expect(PlanFixture.draw(width: 2, height: 2, command).pixel(0, 0) == [100, 100, 50, 255])
        command.color = SIMD4(1, 1, 1, 0.5)
        #expect(PlanFixture.draw(width: 2, height: 2, command).alpha(0, 0) == 128)
    }
}
