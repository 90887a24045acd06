import Testing

@testable import QuartzCore

@Suite struct MediaTimingTests {
    /// What an animation from 0 to 1 in one second shows over a model value of 0.5.
    private func value(_ change: (inout MediaTiming) -> Void, at time: Double) -> Double {
        var timing = MediaTiming()
        timing.duration = 1
        change(&timing)
        guard case .inside(let position, _) = timing.moment(at: time) else { return 0.5 }
        return position / timing.duration
    }

    private func expect(
        _ samples: [(Double, Double)], _ change: (inout MediaTiming) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (time, expected) in samples {
            let actual = value(change, at: time)
            #expect((actual - expected).magnitude < 1e-12, "at \(time): \(actual)", sourceLocation: sourceLocation)
        }
    }

    @Test("Before, during and after: the model, unless it is filled")
    func fill() {
        expect([(-0.1, 0.5), (0, 0), (0.3, 0.3), (1, 1), (1.01, 0.5)]) { _ in }
        expect([(1.9, 0.5), (2, 0), (2.5, 0.5), (3.1, 0.5)]) { $0.beginTime = 2 }
        expect([(-5, 0), (1.2, 0.5)]) { $0.fillMode = .backwards }
        expect([(-5, 0.5), (1.2, 1)]) { $0.fillMode = .forwards }
        expect([(9, 0.5)]) { ($0.fillMode, $0.repeatCount) = (.forwards, 1.5) }
    }

    @Test("Repeats by count and by duration, as measured")
    func repeats() {
        expect([(1.9, 0.9), (2.1, 0.1), (2.5, 0.5), (2.6, 0.5)]) { $0.repeatCount = 2.5 }
        expect([(1.5, 0.5), (1.65, 0.65), (1.9, 0.5)]) { $0.repeatDuration = 1.7 }
        expect([(1, 0), (2, 1), (2.001, 0.5)]) { $0.repeatCount = 2 }
        expect([(1e6 + 0.25, 0.25)]) { $0.repeatCount = .infinity }
    }

    @Test("There and back: the way back ends at the start")
    func autoreverses() {
        expect([(0.25, 0.25), (1, 1), (1.25, 0.75), (2, 0), (2.01, 0.5)]) { $0.autoreverses = true }
        expect([(2.25, 0.25), (3.75, 0.25), (4, 0)]) { ($0.autoreverses, $0.repeatCount) = (true, 2) }
        expect([(9, 0)]) { ($0.autoreverses, $0.fillMode) = (true, .forwards) }
        expect([(9, 1)]) { ($0.autoreverses, $0.fillMode, $0.repeatCount) = (true, .forwards, 0.5) }
    }

    @Test("Speed: faster, backwards as measured, and none at all")
    func speed() {
        expect([(0.25, 0.5), (0.5, 1), (0.51, 0.5)]) { $0.speed = 2 }
        expect([(0.2, 0.8), (0.5, 0.5), (0.9, 0.1), (1, 0)]) { $0.speed = -1 }
        expect([(0, 0.4), (1e9, 0.4), (-7, 0.4)]) { ($0.speed, $0.timeOffset) = (0, 0.4) }
        var stopped = MediaTiming()
        (stopped.duration, stopped.speed) = (1, 0)
        #expect(stopped.endTime == .infinity)
    }

    @Test("timeOffset shifts the phase and wraps, not the window")
    func offset() {
        expect([(0, 0.3), (0.5, 0.8), (0.9, 0.2), (1, 0.3), (1.1, 0.5)]) { $0.timeOffset = 0.3 }
        expect([(0.5, 0.5)]) { $0.timeOffset = 7 }
        expect([(0.25, 0.25)]) { $0.timeOffset = -3 }
    }

    @Test("Cycles are counted; the end of the last belongs to it")
    func cycles() {
        var timing = MediaTiming()
        (timing.duration, timing.repeatCount) = (2, 3)
        #expect(timing.moment(at: 1) == .inside(position: 1, cycle: 0))
        #expect(timing.moment(at: 5) == .inside(position: 1, cycle: 2))
        #expect(timing.moment(at: 6) == .inside(position: 2, cycle: 2))
        #expect(timing.endTime == 6)
        timing.speed = 4
        #expect(timing.endTime == 1.5)
    }

    @Test("A layer's time: (tp − begin)·speed + offset, and back")
    func layers() {
        var timing = MediaTiming()
        (timing.beginTime, timing.speed, timing.timeOffset) = (3, 2, 10)
        #expect(timing.localTime(at: 5) == 14)
        #expect(timing.parentTime(at: 14) == 5)
        timing.speed = 0
        #expect(timing.localTime(at: 99) == 10)
        #expect(timing.parentTime(at: 99) == 3)
    }

    @Test("Numbers that make no sense end in a moment, not in a trap")
    func hostile() {
        let odd: [Double] = [0, -1, 1e308, -1e308, .infinity, -.infinity, .nan, .leastNonzeroMagnitude]
        for a in odd {
            for b in odd {
                for c in odd {
                    var timing = MediaTiming()
                    (timing.duration, timing.speed, timing.timeOffset) = (a, b, c)
                    (timing.repeatCount, timing.beginTime) = (b, c)
                    timing.fillMode = [.forwards, .backwards]
                    _ = timing.moment(at: a)
                    _ = timing.moment(at: 1)
                }
            }
        }
    }
}
