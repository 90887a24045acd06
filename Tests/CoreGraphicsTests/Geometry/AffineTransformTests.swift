import CoreGraphics
import Foundation
import Testing

@Suite struct AffineTransformTests {
    private func random(_ generator: inout SplitMix64) -> CGAffineTransform {
        func number() -> CGFloat { CGFloat(Double.random(in: -4...4, using: &generator)) }
        return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private func isClose(_ p: CGPoint, _ q: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(p.x - q.x) <= tolerance && abs(p.y - q.y) <= tolerance
    }

    @Test("concatenating applies the receiver first, and inverted undoes")
    func algebra() {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<500 {
            let (s, t) = (random(&generator), random(&generator))
            let p = CGPoint(x: Double.random(in: -9...9, using: &generator), y: 3)
            #expect(isClose(p.applying(s.concatenating(t)), p.applying(s).applying(t)))
            guard abs(s.a * s.d - s.b * s.c) > 0.01 else { continue }
            #expect(isClose(p.applying(s).applying(s.inverted()), p, 1e-7))
        }
    }

    @Test("translatedBy, scaledBy and rotated act before the receiver")
    func order() {
        let base = CGAffineTransform(scaleX: 2, y: 3)
        let p = CGPoint(x: 1, y: 1)
        #expect(p.applying(base.translatedBy(x: 5, y: 7)) == CGPoint(x: 12, y: 24))
        #expect(p.applying(base.scaledBy(x: 10, y: 100)) == CGPoint(x: 20, y: 300))
        #expect(p.applying(base.rotated(by: .pi / 2)) == CGPoint(x: -2, y: 3))
        #expect(CGAffineTransformRotate(base, .pi / 2) == base.rotated(by: .pi / 2))
        #expect(CGAffineTransformConcat(base, base) == CGAffineTransform(scaleX: 4, y: 9))
    }

    @Test("rotations by multiples of 90° are exact", arguments: -9...9)
    func quarters(count: Int) {
        let turns: [(CGFloat, CGFloat)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        let (sine, cosine) = turns[((count % 4) + 4) % 4]
        for angle in [CGFloat(count) * .pi / 2, CGFloat(count * 90) * .pi / 180, CGFloat(count * 90) / 180 * .pi] {
            let t = CGAffineTransform(rotationAngle: angle)
            #expect(t == CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
        }
    }

    @Test("other rotations agree with the C library within rounding")
    func rotations() {
        for step in -2000...2000 {
            let angle = Double(step) * 0.0137
            let t = CGAffineTransform(rotationAngle: CGFloat(angle))
            #expect(abs(Double(t.a) - cos(angle)) < 4e-16 * 4)
            #expect(abs(Double(t.b) - sin(angle)) < 4e-16 * 4)
        }
        #expect(CGAffineTransform(rotationAngle: .nan) == .identity)
        #expect(CGAffineTransform(rotationAngle: 1e-17).b == 1e-17)
    }

    @Test("a singular map is its own inverse")
    func singular() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test("a map put together from its parts is the map")
    func decomposition() {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<200 {
            let t = random(&generator)
            guard abs(t.a * t.d - t.b * t.c) > 0.01 else { continue }
            let again = CGAffineTransform(t.decomposed())
            for (x, y) in [(t.a, again.a), (t.b, again.b), (t.c, again.c), (t.d, again.d), (t.tx, again.tx)] {
                #expect(abs(x - y) < 1e-8)
            }
        }
        let parts = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(parts.rotation - 1) < 1e-12 && abs(parts.scale.width - 2) < 1e-12)
        #expect(abs(parts.scale.height - 3) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
    }

    @Test("maps and vectors survive encoding, as numbers without keys")
    func coding() throws {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 0.1)
        let data = try JSONEncoder().encode(t)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,0.1]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
        let vector = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
        #expect(String(decoding: vector, as: UTF8.self) == "[1.5,-2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: vector) == CGVector(dx: 1.5, dy: -2))
    }
}
