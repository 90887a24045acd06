/// When keyframes are reached: times from 0 to 1, one a keyframe, and the curves between them.
struct KeyTimes: Equatable, Sendable {
    let times: [Double]
    /// A curve a segment; segments without one are even.
    let curves: [CubicCurve]

    /// A place between two keyframes.
    struct Place: Equatable, Sendable {
        /// The number of the keyframe before.
        let segment: Int
        /// How much of the segment is done, after its curve.
        let share: Double
    }

    init(times: [Double], curves: [CubicCurve] = []) {
        (self.times, self.curves) = (times, curves)
    }

    /// The given times if there is one a keyframe, else even ones.
    init(given: [Double]?, count: Int, curves: [CubicCurve] = []) {
        let even = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        self.init(times: given.flatMap { $0.count == count ? $0 : nil } ?? even, curves: curves)
    }

    /// Times in proportion to the distances between keyframes; even ones if all of these are 0.
    init(distances: [Double]) {
        let total = distances.reduce(0, +)
        guard total > 0, total.isFinite else {
            self.init(given: nil, count: distances.count + 1)
            return
        }
        var (times, sum) = ([0.0], 0.0)
        for distance in distances {
            sum += distance
            times.append(sum / total)
        }
        self.init(times: times)
    }

    /// Where `progress` lies; before the first keyframe and behind the last it stays at them.
    func place(at progress: Double) -> Place {
        guard times.count > 1 else { return Place(segment: 0, share: 0) }
        let next = times.firstIndex { progress < $0 } ?? times.count
        guard next > 0 else { return Place(segment: 0, share: 0) }
        guard next < times.count else { return Place(segment: times.count - 2, share: 1) }
        let (start, end) = (times[next - 1], times[next])
        let share = (progress - start) / (end - start)
        return Place(segment: next - 1, share: next <= curves.count ? curves[next - 1].progress(at: share) : share)
    }

    /// The number of the value that is held at `progress`, of `count` values shown one after the other.
    ///
    /// One time more than values says when the last ends; as many as values says when each begins; any other number
    /// gives each an even share.
    static func held(at progress: Double, count: Int, times: [Double]?) -> Int {
        let even = (0..<count).map { Double($0) / Double(count) }
        let begins = times.flatMap { [count, count + 1].contains($0.count) ? Array($0.prefix(count)) : nil } ?? even
        return max((begins.firstIndex { progress < $0 } ?? count) - 1, 0)
    }
}
