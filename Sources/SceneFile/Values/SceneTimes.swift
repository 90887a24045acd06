/// The times at which a scene's frames are taken.
package enum SceneTimes {
    /// Nanoseconds, the finest that times are told apart by.
    static func nanoseconds(_ time: Double) -> Int { Int((time * 1e9).rounded()) }

    static func milliseconds(_ time: Double) -> Int { Int((time * 1000).rounded()) }

    /// What is wrong with times in their order; nil when nothing is.
    package static func problem(_ times: [Double]) -> String? {
        if times.count > SceneLimits.frames { return "the scene has more than 10,000 frames" }
        return zip(times, times.dropFirst()).lazy.compactMap(problem(_:before:)).first
    }

    /// What is wrong with a time and the one behind it.
    static func problem(_ time: Double, before next: Double) -> String? {
        guard nanoseconds(next) <= nanoseconds(time) else { return nil }
        return "the time \(NumberText.text(next)) is not at least a nanosecond after \(NumberText.text(time))"
    }

    /// A time as file names have it, without a locale: milliseconds, `0.500`, and as many digits more as set it apart
    /// from its neighbours.
    /// - Parameter times: rising; all that names are made for.
    static func text(_ time: Double, among times: [Double]) -> String {
        let place = times.firstIndex { nanoseconds($0) >= nanoseconds(time) } ?? times.endIndex
        let neighbours = times[max(0, place - 1)..<min(times.count, place + 2)].filter {
            nanoseconds($0) != nanoseconds(time)
        }
        let digits = (3..<9).first { digits in
            !neighbours.contains { rounded($0, to: digits) == rounded(time, to: digits) }
        }
        return text(time, digits: digits ?? 9)
    }

    private static func text(_ time: Double, digits: Int) -> String {
        let unit = power(digits)
        let rest = String(rounded(time, to: digits) % unit)
        return "\(rounded(time, to: digits) / unit)." + String(repeating: "0", count: digits - rest.count) + rest
    }

    /// The time in units of the last digit.
    private static func rounded(_ time: Double, to digits: Int) -> Int {
        Int((time * Double(power(digits))).rounded())
    }

    private static func power(_ digits: Int) -> Int { (0..<digits).reduce(1) { product, _ in product * 10 } }
}
