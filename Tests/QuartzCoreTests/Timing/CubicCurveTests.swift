import Testing

@testable import QuartzCore

@Suite struct CubicCurveTests {
    @Test("The named curves have the values that were measured on macOS")
    func measured() {
        let times = [0.1, 0.25, 0.5, 0.75, 0.9]
        let figures: [(CubicCurve, [Double])] = [
            (.linear, times), (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
            (.easeInEaseOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
            (.standard, [0.09480, 0.40851, 0.80240, 0.96046, 0.99432]),
        ]
        for (curve, values) in figures {
            for (time, value) in zip(times, values) {
                #expect((curve.progress(at: time) - value).magnitude < 6e-6, "\(curve) at \(time)")
            }
        }
    }

    @Test("Functions with the same control points are equal, and one in a set")
    func equality() {
        let own = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
        let same = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
        #expect(Set([own, same, CAMediaTimingFunction(name: .linear)]).count == 2 && own == same)
        #expect(own != CAMediaTimingFunction(controlPoints: 0.1, 0.25, 0.25, 1))
    }

    @Test("The point found lies on the curve: x is the time to the last bits, for odd control points too")
    func liesOnTheCurve() {
        for curve in [CubicCurve.easeIn, .easeOut, .standard, CubicCurve(1, 0, 0, 1), CubicCurve(0, 2, 1, -1)] {
            var last = -1e-12
            for step in 0...1000 {
                let time = Double(step) / 1000
                // A curve with its x for y: its progress is its own time.
                let same = CubicCurve(curve.first.x, curve.first.x, curve.second.x, curve.second.x)
                #expect((same.progress(at: time) - time).magnitude < 1e-12)
                let mirrored = CubicCurve(1 - curve.second.x, 1 - curve.second.y, 1 - curve.first.x, 1 - curve.first.y)
                #expect((1 - mirrored.progress(at: 1 - time) - curve.progress(at: time)).magnitude < 1e-9)
                if (0...1).contains(curve.first.y), (0...1).contains(curve.second.y) {
                    #expect(curve.progress(at: time) >= last - 1e-12)
                    last = curve.progress(at: time)
                }
            }
        }
    }

    @Test("Times outside, and those that are no numbers, give the ends")
    func ends() {
        #expect(CubicCurve.easeIn.progress(at: -1) == 0)
        #expect(CubicCurve.easeIn.progress(at: 2) == 1)
        #expect(CubicCurve.easeIn.progress(at: .nan) == 0)
        #expect(CubicCurve(-3, 0, 9, 1) == CubicCurve(0, 0, 1, 1))
    }
}
