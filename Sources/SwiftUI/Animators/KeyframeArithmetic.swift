import UIKit

/// Where a property is on its way through keyframes.
struct KeyframeArithmetic<Value: Animatable> {
    typealias Data = Value.AnimatableData
    let start: Data
    let steps: [KeyframeStep<Value>]

    /// A critically damped spring of half a second's response.
    private static var frequency: Double { 4 * .pi }

    /// Seconds until the default spring has less than a thousandth of its way left.
    static var restingTime: Double { 0.73 }

    /// The data after some seconds: at the end the last target.
    func data(at time: Double) -> Data {
        var from = start
        var begin = 0.0
        for (index, step) in steps.enumerated() {
            if time < begin + step.duration { return data(in: index, from: from, time - begin) }
            from = step.target
            begin += step.duration
        }
        return from
    }

    private func data(in index: Int, from: Data, _ seconds: Double) -> Data {
        let step = steps[index]
        let part = max(0, seconds) / step.duration
        switch step.way {
        case .jump: return step.target
        case .line: return from + scaled(step.target - from, part)
        case .spring:
            let time = Self.frequency * max(0, seconds)
            // What is left of the way: (1 + ωt) e^(-ωt).
            return step.target + scaled(from - step.target, (1 + time) * Self.decay(time))
        case .curve(let first, let last):
            let entry = scaled(first ?? velocity(at: index), step.duration)
            let exit = scaled(last ?? velocity(at: index + 1), step.duration)
            let (square, cube) = (part * part, part * part * part)
            return scaled(from, 2 * cube - 3 * square + 1) + scaled(entry, cube - 2 * square + part)
                + scaled(step.target, 3 * square - 2 * cube) + scaled(exit, cube - square)
        }
    }

    /// The velocity between two curves, by the values before and behind (as splines of Catmull and Rom); 0 elsewhere.
    private func velocity(at index: Int) -> Data {
        guard index > 0, index < steps.count, case .curve = steps[index - 1].way, case .curve = steps[index].way else {
            return .zero
        }
        let before = index > 1 ? steps[index - 2].target : start
        let time = steps[index - 1].duration + steps[index].duration
        return time > 0 ? scaled(steps[index].target - before, 1 / time) : .zero
    }

    private func scaled(_ data: Data, _ factor: Double) -> Data {
        var copy = data
        copy.scale(by: factor)
        return copy
    }

    /// e^(-x), for x of 0 and more: halved until a short series has it, then squared.
    private static func decay(_ x: Double) -> Double {
        guard x < 700 else { return 0 }
        let small = -x / 1024
        var result = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4 * (1 + small / 5))))
        for _ in 0..<10 { result *= result }
        return result
    }
}
