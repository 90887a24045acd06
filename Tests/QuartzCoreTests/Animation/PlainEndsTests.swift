import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@Suite("Ends of few numbers")
struct PlainEndsTests {
    @Test("What lies between two ends is bit for bit what interpolation gives, beyond both ends too")
    func sameNumbers() throws {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<500 {
            let share = Double.random(in: -0.5...1.5, using: &generator)
            for (from, to) in Self.pairs(&generator) {
                let ends = try #require(PlainEnds(from: from, to: to))
                let value = ends.value(at: share)
                let expected = from.interpolated(to: to, by: share)
                #expect(value.numbers.map(\.bitPattern) == expected.numbers.map(\.bitPattern))
                #expect(Self.kind(of: value) == Self.kind(of: expected))
            }
        }
    }

    private static func pairs(_ generator: inout SplitMix64) -> [(AnimatedValue, AnimatedValue)] {
        var n: CGFloat { CGFloat.random(in: -1000...1000, using: &generator) }
        func color() -> CGColor { CGColor(srgbRed: n, green: n, blue: n, alpha: n) }
        func rect() -> CGRect { CGRect(x: n, y: n, width: n, height: n) }
        return [
            (.number(n), .number(n)), (.point(CGPoint(x: n, y: n)), .point(CGPoint(x: n, y: n))),
            (.size(CGSize(width: n, height: n)), .size(CGSize(width: n, height: n))), (.rect(rect()), .rect(rect())),
            (.color(color()), .color(color())), (.color(nil), .color(color())), (.color(color()), .color(nil)),
        ]
    }

    private static func kind(of value: AnimatedValue) -> String { String("\(value)".prefix { $0 != "(" }) }

    @Test("Values of two kinds, and of kinds with a way of their own, have none")
    func others() {
        #expect(PlainEnds(from: .number(1), to: .point(.zero)) == nil)
        #expect(PlainEnds(from: .transform(CATransform3DIdentity), to: .transform(CATransform3DIdentity)) == nil)
        #expect(PlainEnds(from: .color(nil), to: .color(nil)) == nil)
        #expect(PlainEnds(from: .list([]), to: .list([])) == nil)
        #expect(PlainEnds(from: .other(nil), to: .other(nil)) == nil)
    }

    @Test(
        "Ends that are moderate have no NaN between them; infinite ones and NaN are not",
        arguments: [
            (0.0, 1e99, true), (-1e99, 1e99, true), (0, 1e101, false), (-1e101, 0, false), (0, .infinity, false),
            (.infinity, .infinity, false), (.nan, 0, false), (0, .nan, false),
        ])
    func moderate(from: Double, to: Double, isModerate: Bool) {
        #expect(PlainEnds(from: .number(from), to: .number(to))?.areModerate == isModerate)
        let rect = CGRect(x: 0, y: 0, width: 1, height: to)
        #expect(
            PlainEnds(from: .rect(CGRect(x: 0, y: 0, width: 1, height: from)), to: .rect(rect))?.areModerate
                == isModerate)
    }
}
