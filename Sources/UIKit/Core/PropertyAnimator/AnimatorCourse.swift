import Foundation

/// How the way of an animator is spread over its time: shares of time to shares of the way.
struct AnimatorCourse {
    /// A direction of space, of which each may have its own spring.
    enum Axis: Sendable {
        case x, y
    }

    private enum Kind {
        case curve(CAMediaTimingFunction)
        case springs(x: Spring, y: Spring)
    }

    private let kind: Kind
    /// In seconds.
    let duration: Double

    /// The course that parameters make of a duration in seconds; a spring of physical constants has its own.
    @MainActor
    init(_ parameters: (any UITimingCurveProvider)?, duration: Double) {
        let spring = parameters?.timingCurveType == .cubic ? nil : parameters?.springTimingParameters
        if let spring, duration > 0 || spring.ownDuration != nil {
            self.duration = spring.ownDuration ?? duration
            let springs = spring.springs(duration: self.duration)
            kind = .springs(x: springs.x, y: springs.y)
        } else {
            self.duration = duration
            kind = .curve(parameters?.cubicTimingParameters?.timingFunction ?? CAMediaTimingFunction(name: .default))
        }
    }

    /// The course of a block's pace.
    init(_ pace: AnimationPace, duration: Double) {
        self.duration = duration
        switch pace {
        case .curve(let curve): kind = .curve(curve)
        case .settling, .spring:
            let spring = duration > 0 ? pace.spring(duration: duration) : nil
            kind = spring.map { .springs(x: $0, y: $0) } ?? .curve(CAMediaTimingFunction(name: .linear))
        }
    }

    /// How much of the way is done at a share of the time, 0…1.
    func progress(at share: Double, along axis: Axis = .x) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        switch kind {
        case .curve(let curve): return curve.progress(at: share)
        case .springs(let x, let y): return (axis == .x ? x : y).progress(at: share * duration)
        }
    }

    /// The first share of the time at which so much of the way is done.
    func share(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        let steps = 1024
        guard let step = (1...steps).first(where: { self.progress(at: Double($0) / Double(steps)) >= progress }) else {
            return 1
        }
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<64 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return high
    }

    /// True if x and y go different ways.
    var isSplit: Bool {
        if case .springs(let x, let y) = kind { x != y } else { false }
    }

    /// What blocks inside one of the animator's take over.
    var pace: AnimationPace {
        switch kind {
        case .curve(let curve): .curve(curve)
        case .springs(let x, _): .spring(x)
        }
    }
}
