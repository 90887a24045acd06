import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Execution: clips")
struct ExecutionClipTests {
    private static let canvas = PlanFixture.box(CGRect(x: -100, y: -100, width: 300, height: 300), .opaqueWhite)

    private static func draw(_ clip: PlanClip?) -> Bitmap {
        PlanFixture.draw(width: 60, height: 50, PlanFixture.background(canvas, clip: clip))
    }

    private static func layer(_ bounds: CGRect, radius: Double = 0, at matrix: Matrix3x3 = .identity) -> PlanClip.Shape
    {
        .layer(PlanFixture.box(bounds, .opaqueWhite) { $0.cornerRadius = radius }, matrix)
    }

    @Test("A clip cuts by pixel centre, as its layer's own box does")
    func square() {
        for matrix in ExecutionBoxTests.matrices {
            let bounds = CGRect(x: 1.25, y: 2.5, width: 20, height: 10.75)
            let direct = PlanFixture.draw(
                width: 60, height: 50, PlanFixture.background(PlanFixture.box(bounds, .opaqueWhite), at: matrix))
            #expect(Self.draw(PlanClip(Self.layer(bounds, at: matrix))).bytes == direct.bytes)
        }
    }

    @Test("A rounded clip has the coverage of its layer's outline")
    func rounded() {
        let bounds = CGRect(x: 10, y: 5, width: 30, height: 30)
        let direct = PlanFixture.draw(
            width: 60, height: 50,
            PlanFixture.background(PlanFixture.box(bounds, .opaqueWhite) { $0.cornerRadius = 11 }))
        #expect(Self.draw(PlanClip(Self.layer(bounds, radius: 11))).bytes == direct.bytes)
    }

    @Test("Nested square clips intersect; nested rounded ones multiply")
    func nested() {
        let a = Self.layer(CGRect(x: 5, y: 5, width: 30, height: 30))
        let b = Self.layer(CGRect(x: 20, y: 10, width: 30, height: 30))
        #expect(
            Self.draw(PlanClip(a, inside: PlanClip(b))).drawnRect == PixelRect(minX: 20, minY: 10, maxX: 35, maxY: 35))
        let round = Self.layer(CGRect(x: 5, y: 5, width: 30, height: 30), radius: 10)
        let once = Self.draw(PlanClip(round))
        let twice = Self.draw(PlanClip(round, inside: PlanClip(round)))
        let (first, second) = (Double(once.alpha(11, 5)), Double(twice.alpha(11, 5)))
        #expect(first > 20 && first < 235)
        #expect(abs(second - first * first / 255) <= 1)
    }

    @Test("Thousands of nested clips become one rectangle")
    func deepChain() {
        var clip: PlanClip?
        for index in 0..<5_000 {
            clip = PlanClip(Self.layer(CGRect(x: Double(index) / 250, y: 0, width: 60, height: 50)), inside: clip)
        }
        var translator = ClipTranslator()
        var outlines = OutlineCache()
        let target = PixelRect(x: 0, y: 0, width: 60, height: 50)
        translator.begin(target: target)
        let result = translator.clip(for: clip, outlines: &outlines)
        #expect(result.rect == PixelRect(minX: 20, minY: 0, maxX: 60, maxY: 50))
        #expect(result.chain == nil)
        #expect(result.clip?.next == nil)
    }

    @Test("The halves of a plane cover every pixel once, also where the line runs through pixel centres")
    func halfPlanes() {
        var generator = SplitMix64(seed: 11)
        var lines: [(Double, Double, Double)] = [
            (1, 0, -10.5), (0, 1, -20.5), (1, 1, -31), (1, -1, 0), (3, -4, 2.5), (-2, 1, 3),
        ]
        for _ in 0..<20 {
            lines.append(
                (
                    .random(in: -1...1, using: &generator), .random(in: -1...1, using: &generator),
                    .random(in: -40...40, using: &generator)
                ))
        }
        for (a, b, c) in lines {
            let one = Self.draw(PlanClip(.halfPlane(a: a, b: b, c: c)))
            let other = Self.draw(PlanClip(.halfPlane(a: -a, b: -b, c: -c)))
            for y in 0..<50 {
                for x in 0..<60 {
                    #expect(Int(one.alpha(x, y)) + Int(other.alpha(x, y)) == 255)
                    let side = a * (Double(x) + 0.5) + b * (Double(y) + 0.5) + c
                    if abs(side) > 1e-9 { #expect((one.alpha(x, y) == 255) == (side > 0)) }
                }
            }
        }
    }

    @Test("Both sides of a line have the same two corners on it")
    func sharedEdge() {
        let rect = PixelRect(x: 0, y: 0, width: 60, height: 50)
        for (a, b, c) in [(1.0, 0.0, -10.5), (0.3, -0.7, 4.1), (-0.2, 0.9, -3)] {
            let one = HalfPlane(a: a, b: b, c: c).quad(over: rect)
            let other = HalfPlane(a: -a, b: -b, c: -c).quad(over: rect)
            #expect(one.p0 == other.p0 && one.p1 == other.p1)
            #expect(one.p2 != other.p2 && one.p3 != other.p3)
        }
    }

    @Test("A half plane that holds everything, or nothing")
    func farHalfPlanes() {
        #expect(Self.draw(PlanClip(.halfPlane(a: 1, b: 0, c: 1e7))).bytes == Self.draw(nil).bytes)
        #expect(Self.draw(PlanClip(.halfPlane(a: 1, b: 0, c: -1e7))).drawnRect.isEmpty)
        #expect(Self.draw(PlanClip(.halfPlane(a: 0, b: 0, c: 1))).bytes == Self.draw(nil).bytes)
        #expect(Self.draw(PlanClip(.halfPlane(a: 0, b: 0, c: -1))).drawnRect.isEmpty)
    }
}
