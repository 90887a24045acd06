/// A course through values: what a keyframe animation shows at each part of its time.
struct KeyframeTrack {
    /// How the course goes from value to value: Core Animation's calculation modes.
    enum Mode: Equatable, Sendable {
        case linear, discrete, paced, cubic, cubicPaced
    }

    /// How a smooth course bends at a value (Kochanek and Bartels): all 0 is Catmull and Rom's.
    struct Bend: Equatable, Sendable {
        var tension = 0.0
        var continuity = 0.0
        var bias = 0.0
    }

    private let values: [AnimatedValue]
    private let mode: Mode
    private let heldTimes: [Double]?
    private let keyTimes: KeyTimes
    private let spline: KeyframeSpline?

    /// A course through `values`, of which there is one at least. Paced modes take neither times nor curves.
    init(
        values: [AnimatedValue], times: [Double]? = nil, curves: [CubicCurve] = [], mode: Mode = .linear,
        bends: [Bend] = []
    ) {
        self.values = values
        self.mode = mode
        heldTimes = times
        let given = KeyTimes(given: times, count: values.count, curves: curves)
        let distances = { zip(values, values.dropFirst()).map { $0.distance(to: $1) } }
        switch mode {
        case .linear, .discrete: (keyTimes, spline) = (given, nil)
        case .paced: (keyTimes, spline) = (KeyTimes(distances: distances()), nil)
        case .cubic: (keyTimes, spline) = (given, KeyframeSpline(values: values, times: given.times, bends: bends))
        case .cubicPaced:
            let even = KeyTimes(given: nil, count: values.count)
            let smooth = KeyframeSpline(values: values, times: even.times, bends: bends)
            (keyTimes, spline) = (KeyTimes(distances: smooth?.lengths ?? distances()), smooth)
        }
    }

    /// The value at `progress`, 0…1 of the course.
    func value(at progress: Double) -> AnimatedValue {
        if mode == .discrete || values.count == 1 {
            return values[KeyTimes.held(at: progress, count: values.count, times: heldTimes)]
        }
        let place = keyTimes.place(at: progress)
        if let spline { return spline.value(at: place, isPaced: mode == .cubicPaced) }
        return values[place.segment].interpolated(to: values[place.segment + 1], by: place.share)
    }
}
