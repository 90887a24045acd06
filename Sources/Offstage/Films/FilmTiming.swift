import RenderServer

/// When the frames of a film are taken.
public struct FilmTiming: Hashable, Sendable {
    /// Frames a second that a film may have.
    public static let rates = 1...1_000

    /// The time of the first frame, in seconds.
    public let start: Double
    /// What the film lasts, in seconds.
    public let duration: Double
    /// Frames a second.
    public let framesPerSecond: Int

    /// - Parameters:
    ///   - start: The time of the first frame, 0 or more.
    ///   - duration: What the film lasts, more than 0.
    ///   - framesPerSecond: 1 to 1,000.
    public init(start: Double = 0, duration: Double, framesPerSecond: Int) {
        precondition(start >= 0 && start.isFinite, "a film starts at a time, 0 or later")
        precondition(duration > 0 && duration.isFinite, "a film lasts a time")
        precondition(Self.rates.contains(framesPerSecond), "a film has 1 to 1,000 frames a second")
        self.start = start
        self.duration = duration
        self.framesPerSecond = framesPerSecond
    }

    /// How many frames the film has: each is seen for its part of a second, so that the last one begins before the end.
    public var count: Int { Int(max(1, min((duration * Double(framesPerSecond)).rounded(), 1e9))) }

    /// The time of a frame, counted from 0. Frames that fall on ticks of a display have the very same times.
    public func time(of frame: Int) -> Double {
        let rate = Double(framesPerSecond)
        let first = (start * rate).rounded()
        if abs(first / rate - start) < 1e-9 { return (first + Double(frame)) / rate }
        let time = start + Double(frame) / rate
        let tick = (time * Self.ticks).rounded() / Self.ticks
        return abs(tick - time) < 1e-9 ? tick : time
    }

    /// Ticks a second that displays have, those of 60 among them.
    private static let ticks = 120.0

    /// All times.
    public var times: [Double] { (0..<count).map { time(of: $0) } }

    /// A time as films tell it: seconds with three decimals.
    package static func text(_ time: Double) -> String {
        let milliseconds = Int((time * 1000).rounded())
        let rest = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
