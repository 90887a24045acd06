import Foundation
import TestSupport
import Testing

@testable import Arithmetic

@Suite("Trigonometry and exponentials without libm")
struct ArithmeticTests {
    @Test("sine and cosine are within 1e-15 of libm's")
    func sine() {
        var random = SplitMix64(seed: 1)
        for range in [0.0...1, -10...10, -1e4...1e4, -1e6...1e6] {
            for _ in 0..<20_000 {
                let x = Double.random(in: range, using: &random)
                #expect((Trigonometry.sine(x) - sin(x)).magnitude < 1e-15)
                #expect((Trigonometry.cosine(x) - cos(x)).magnitude < 1e-15)
            }
        }
    }

    @Test("quarter turns")
    func quarters() {
        #expect(Trigonometry.sine(0) == 0 && Trigonometry.cosine(0) == 1)
        #expect(Trigonometry.sine(.pi / 2) == 1 && Trigonometry.cosine(.pi) == -1)
        #expect(Trigonometry.cosine(.pi / 2).magnitude < 1e-16)
        #expect(Trigonometry.sine(.pi).magnitude < 2e-16)
        #expect((Trigonometry.tangent(.pi / 4) - 1).magnitude < 1e-15)
        #expect((Trigonometry.sine(.pi / 6) - 0.5).magnitude < 1e-16)
        #expect(Trigonometry.sine(.infinity).isNaN && Trigonometry.cosine(.nan).isNaN)
        #expect(Trigonometry.sine(1e300).magnitude <= 1)
    }

    @Test("arctangent in all directions")
    func arctangent() {
        var random = SplitMix64(seed: 2)
        for _ in 0..<20_000 {
            let (y, x) = (Double.random(in: -9...9, using: &random), Double.random(in: -9...9, using: &random))
            #expect((Trigonometry.arctangent(y: y, x: x) - atan2(y, x)).magnitude < 1e-15)
        }
        for y in [0.0, -0.0, 1, -1, .infinity, -.infinity] {
            for x in [0.0, -0.0, 1, -1, .infinity, -.infinity] {
                let angle = Trigonometry.arctangent(y: y, x: x)
                #expect((angle - atan2(y, x)).magnitude < 1e-15, "\(y) \(x)")
                #expect(angle.sign == atan2(y, x).sign)
            }
        }
        #expect((Trigonometry.arccosine(0.3) - acos(0.3)).magnitude < 1e-15)
        #expect(Trigonometry.arccosine(7).isNaN && Trigonometry.arccosine(1) == 0)
    }

    @Test("exponential and error function against libm")
    func exponential() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<20_000 {
            let x = Double.random(in: -700...700, using: &random)
            #expect((Exponential.exp(x) / Foundation.exp(x) - 1).magnitude < 1e-15)
            let y = Double.random(in: -7...7, using: &random)
            #expect((Exponential.erf(y) - Foundation.erf(y)).magnitude < 3e-15)
        }
        #expect(Exponential.exp(0) == 1 && Exponential.exp(-.infinity) == 0 && Exponential.exp(800) == .infinity)
    }
}
