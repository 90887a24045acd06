import QuartzCore
import RenderServer
import Testing

@Suite("CATransform3D")
struct CATransform3DTests {
    private func random(_ generator: inout SplitMix64) -> CATransform3D {
        var t = CATransform3DIdentity
        let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        for path in paths { t[keyPath: path] = CGFloat.random(in: -2...2, using: &generator) }
        return t
    }

    @Test("Translation stands in the fourth row, scale on the diagonal")
    func elements() {
        let move = CATransform3DMakeTranslation(1, 2, 3)
        #expect([move.m41, move.m42, move.m43] == [1, 2, 3])
        let scale = CATransform3DMakeScale(2, 3, 4)
        #expect([scale.m11, scale.m22, scale.m33, scale.m44] == [2, 3, 4, 1])
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(move))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
        #expect(CATransform3DEqualToTransform(move, CATransform3DMakeTranslation(1, 2, 3)))
    }

    @Test("Rotation about z: m11 = m22 = cos, m12 = sin, m21 = −sin; about a zero vector the identity")
    func rotation() {
        let t = CATransform3DMakeRotation(.pi / 6, 0, 0, 5)
        #expect(abs(t.m11 - 0.75.squareRoot()) < 1e-15)
        #expect(t.m22 == t.m11)
        #expect(abs(t.m12 - 0.5) < 1e-15)
        #expect(t.m21 == -t.m12)
        #expect(t.m33 == 1)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        // A quarter turn about x takes y to z; about y, z to x.
        let x = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(abs(x.m23 - 1) < 1e-15 && abs(x.m32 + 1) < 1e-15)
        let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(abs(y.m31 - 1) < 1e-15 && abs(y.m13 + 1) < 1e-15)
    }

    @Test("Translate, Scale and Rotate of t are new · t: the new one acts first")
    func order() {
        let base = CATransform3DMakeScale(2, 2, 2)
        #expect(CATransform3DTranslate(base, 10, 0, 0).m41 == 20)
        #expect(CATransform3DConcat(base, CATransform3DMakeTranslation(10, 0, 0)).m41 == 10)
        let moved = CATransform3DMakeTranslation(10, 0, 0)
        #expect(CATransform3DScale(moved, 3, 1, 1).m41 == 10)
        let turned = CATransform3DRotate(moved, .pi, 0, 0, 1)
        #expect(turned.m41 == 10)
        #expect(isClose(turned, CATransform3DConcat(CATransform3DMakeRotation(.pi, 0, 0, 1), moved)))
    }

    @Test("The inverse undoes; a singular transform is its own answer")
    func inversion() {
        var generator = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let t = random(&generator)
            let product = CATransform3DConcat(t, CATransform3DInvert(t))
            #expect(isClose(product, CATransform3DIdentity, within: 1e-6))
        }
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test("Affine: nothing in z, no perspective; the six numbers are m11 m12 m21 m22 m41 m42")
    func affine() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(affine)
        #expect([t.m11, t.m12, t.m21, t.m22, t.m41, t.m42] == [1, 2, 3, 4, 5, 6])
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == affine)
        for path in [
            \CATransform3D.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
        ] as [WritableKeyPath<CATransform3D, CGFloat>] {
            var other = t
            other[keyPath: path] += 0.5
            #expect(!CATransform3DIsAffine(other))
        }
    }

    @Test("The render server's matrix has the same elements")
    func conversion() {
        var generator = SplitMix64(seed: 3)
        let t = random(&generator)
        #expect(CATransform3D(t.matrix) == t)
        #expect(t.matrix.m34 == Double(t.m34))
        #expect(t.matrix.m43 == Double(t.m43))
    }
}
