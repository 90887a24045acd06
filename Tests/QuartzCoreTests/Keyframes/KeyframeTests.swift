import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct KeyframeTests {
    private func number(_ track: KeyframeTrack, _ progress: Double) -> Double { track.value(at: progress).numbers[0] }

    private func track(
        _ values: [Double], times: [Double]? = nil, curves: [CubicCurve] = [], mode: KeyframeTrack.Mode = .linear,
        bends: [KeyframeTrack.Bend] = []
    ) -> KeyframeTrack {
        KeyframeTrack(values: values.map(AnimatedValue.number), times: times, curves: curves, mode: mode, bends: bends)
    }

    @Test("Linear: even times without any, given times, and a curve a segment")
    func linear() {
        let even = track([0, 10, 30])
        #expect([0, 0.25, 0.5, 0.75, 1].map { number(even, $0) } == [0, 5, 10, 20, 30])
        let given = track([0, 10, 30], times: [0, 0.8, 1])
        #expect((number(given, 0.4) - 5).magnitude < 1e-12)
        #expect((number(given, 0.9) - 20).magnitude < 1e-12)
        let wrong = track([0, 10, 30], times: [0, 1])
        #expect(number(wrong, 0.5) == 10)
        let eased = track([0, 10, 30], curves: [.easeIn])
        #expect((number(eased, 0.25) - 3.1536).magnitude < 6e-5)
        #expect(number(eased, 0.75) == 20)
        let late = track([5, 10], times: [0.5, 0.75])
        #expect([0, 0.5, 0.75, 1].map { number(late, $0) } == [5, 5, 10, 10])
    }

    @Test("Discrete: even shares, one time more than values, or one a value")
    func discrete() {
        let even = track([1, 2, 3, 4], mode: .discrete)
        #expect([0, 0.24, 0.25, 0.5, 0.99, 1].map { number(even, $0) } == [1, 1, 2, 3, 4, 4])
        let framed = track([1, 2], times: [0, 0.9, 1], mode: .discrete)
        #expect([0, 0.89, 0.9, 1].map { number(framed, $0) } == [1, 1, 2, 2])
        let open = track([1, 2], times: [0, 0.3], mode: .discrete)
        #expect([0, 0.29, 0.3, 1].map { number(open, $0) } == [1, 1, 2, 2])
    }

    @Test("Paced: the same speed all along, whatever the times say")
    func paced() {
        let paced = track([0, 10, 40], times: [0, 0.9, 1], curves: [.easeIn, .easeIn], mode: .paced)
        for progress in [0, 0.1, 0.25, 0.6, 1] { #expect((number(paced, progress) - 40 * progress).magnitude < 1e-12) }
        #expect(number(track([7, 7, 7], mode: .paced), 0.3) == 7)
    }

    @Test("Cubic: through every value, straight ends, and Catmull and Rom's tangents between")
    func cubic() {
        let values = [0.0, 10, 0, 20]
        let smooth = track(values, mode: .cubic)
        for (index, value) in values.enumerated() {
            #expect((number(smooth, Double(index) / 3) - value).magnitude < 1e-9)
        }
        // Hermite at the middle of the second segment: (p1 + p2)/2 + (m1 − m2)/8 with m = half of the chord across.
        #expect((number(smooth, 0.5) - (5 + (0 - 5) / 8)).magnitude < 1e-9)
        // The first: the tangent at the start is the first difference.
        #expect((number(smooth, 1.0 / 6) - (5 + (10 - 0) / 8)).magnitude < 1e-9)
        let line = track([0, 1, 2, 3], mode: .cubic)
        for progress in [0.1, 0.37, 0.8] { #expect((number(line, progress) - 3 * progress).magnitude < 1e-12) }
    }

    @Test("Tangents fit segments of unequal length: a line walked at an even pace stays one")
    func unequalTimes() {
        let times = [0, 0.1, 0.6, 1.0]
        let line = track(times.map { $0 * 50 }, times: times, mode: .cubic)
        // At inner values the speed is the same on both sides.
        let (before, after) = (
            number(line, 0.1) - number(line, 0.1 - 1e-6), number(line, 0.1 + 1e-6) - number(line, 0.1)
        )
        #expect((before - after).magnitude < 1e-8)
    }

    @Test("Tension 1 stops at each value; bias leans to one side; continuity breaks the tangent")
    func bends() {
        let values = [0.0, 10, 30, 30]
        func middle(_ bend: KeyframeTrack.Bend) -> Double {
            number(track(values, mode: .cubic, bends: Array(repeating: bend, count: 4)), 0.5)
        }
        #expect((middle(KeyframeTrack.Bend(tension: 1)) - 20).magnitude < 1e-12)
        // Bias 1: the tangents are the differences before; (10 − 20)/8.
        #expect((middle(KeyframeTrack.Bend(bias: 1)) - 18.75).magnitude < 1e-12)
        // Bias −1: those behind; (20 − 0)/8.
        #expect((middle(KeyframeTrack.Bend(bias: -1)) - 22.5).magnitude < 1e-12)
        // Continuity 1: out of a value with the difference before, into it with the one behind: (10 − 0)/8.
        #expect((middle(KeyframeTrack.Bend(continuity: 1)) - 21.25).magnitude < 1e-12)
    }

    @Test("Cubic and paced: the same speed along the bent course")
    func cubicPaced() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 40), CGPoint(x: 60, y: 0), CGPoint(x: 70, y: 5)]
        let track = KeyframeTrack(values: points.map(AnimatedValue.point), mode: .cubicPaced)
        var steps: [Double] = []
        for index in 0..<200 {
            let (a, b) = (track.value(at: Double(index) / 200), track.value(at: Double(index + 1) / 200))
            steps.append(a.distance(to: b))
        }
        let mean = steps.reduce(0, +) / 200
        #expect(steps.allSatisfy { ($0 - mean).magnitude < 0.05 * mean })
        #expect(track.value(at: 1).distance(to: .point(points[3])) < 1e-9)
    }

    @Test("Values without numbers are held or jump, in every mode")
    func names() {
        for mode in [KeyframeTrack.Mode.linear, .paced, .cubic, .cubicPaced, .discrete] {
            let track = KeyframeTrack(values: [.other("a"), .other("b"), .other("c")], mode: mode)
            guard case .other(let last) = track.value(at: 1) else {
                Issue.record("no name")
                continue
            }
            #expect(last as? String == "c")
        }
        #expect(number(track([4]), 0.7) == 4)
    }

    // MARK: Paths

    @Test("Along a path: an element a segment, curves by their parameter, angles along or against")
    func path() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addQuadCurve(to: CGPoint(x: 200, y: 100), control: CGPoint(x: 200, y: 0))
        let course = try #require(MotionPath(path: path, rotation: .along))
        #expect(course.placement(at: 0.25) == MotionPath.Placement(position: CGPoint(x: 50, y: 0), angle: 0))
        let bend = course.placement(at: 0.75)
        #expect(bend.position == CGPoint(x: 175, y: 25))
        #expect((bend.angle - Double.pi / 4).magnitude < 1e-12)
        let back = try #require(MotionPath(path: path, rotation: .against))
        #expect((back.placement(at: 1).angle + Double.pi / 2).magnitude < 1e-12)
        let plain = try #require(MotionPath(path: path))
        #expect(plain.placement(at: 1) == MotionPath.Placement(position: CGPoint(x: 200, y: 100), angle: 0))
    }

    @Test("Along a path at an even pace: a circle is walked by equal angles")
    func pacedPath() throws {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        let course = try #require(MotionPath(path: circle, mode: .paced))
        var steps: [Double] = []
        for index in 0..<100 {
            let a = course.placement(at: Double(index) / 100).position
            let b = course.placement(at: Double(index + 1) / 100).position
            steps.append(Double(((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()))
        }
        #expect(steps.allSatisfy { ($0 - 100 * Double.pi / 100).magnitude < 0.02 })
    }

    @Test("A path's elements held one by one; closing is a line; moves alone are no course")
    func discretePath() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.closeSubpath()
        let course = try #require(MotionPath(path: path, mode: .discrete))
        #expect([0, 0.4, 0.7, 1].map { course.placement(at: $0).position.y } == [0, 0, 10, 10])
        let moves = CGMutablePath()
        moves.move(to: CGPoint(x: 1, y: 1))
        #expect(MotionPath(path: moves) == nil)
    }
}
