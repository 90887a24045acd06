/// How a change goes on in time.
public struct Animation: Equatable, Sendable {
    /// The course before delay, speed and repetition.
    enum Curve: Hashable, Sendable {
        /// A cubic curve with two control points.
        case timing(Double, Double, Double, Double, duration: Double)
        /// A spring by the time of its response and how much it is damped: 1 and more do not overshoot.
        case spring(response: Double, damping: Double)
    }

    var curve: Curve
    /// Seconds before it begins.
    var delay = 0.0
    /// How many times as fast.
    var speed = 1.0
    /// How often; infinity: for ever.
    var repetitions = 1.0
    /// Whether each second course goes backwards.
    var autoreverses = false

    init(_ curve: Curve) { self.curve = curve }

    /// The spring of iOS 17 and later.
    public static let `default` = Animation(.spring(response: 0.55, damping: 1))

    // MARK: Curves

    /// Slow at both ends.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    /// Slow at both ends.
    public static func easeInOut(duration: Double) -> Animation { timing(0.42, 0, 0.58, 1, duration) }
    /// Slow at the begin.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at the begin.
    public static func easeIn(duration: Double) -> Animation { timing(0.42, 0, 1, 1, duration) }
    /// Slow at the end.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at the end.
    public static func easeOut(duration: Double) -> Animation { timing(0, 0, 0.58, 1, duration) }
    /// Even.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Even.
    public static func linear(duration: Double) -> Animation { timing(0, 0, 1, 1, duration) }

    /// Along a curve with two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        timing(p1x, p1y, p2x, p2y, duration)
    }

    private static func timing(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ duration: Double) -> Animation {
        Animation(.timing(a, b, c, d, duration: duration))
    }

    // MARK: Springs

    /// A spring that overshoots a little.
    public static var spring: Animation { spring() }

    /// A spring by its response.
    public static func spring(
        response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(response: response, damping: dampingFraction))
    }

    /// A spring by the duration that one perceives; bounce 0: it does not overshoot.
    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(response: duration, damping: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce))
    }

    /// A stiff spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A stiff spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(.spring(response: response, damping: dampingFraction))
    }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring without bounce, or with what is added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with little bounce.
    public static var snappy: Animation { snappy() }
    /// A spring with little bounce, and what is added.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with bounce.
    public static var bouncy: Animation { bouncy() }
    /// A spring with bounce, and what is added.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Times

    /// The animation, later.
    public func delay(_ delay: Double) -> Animation { changed { $0.delay += delay } }
    /// The animation, as many times as fast.
    public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }

    /// The animation, several times: each way counts, also the one back.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed {
            $0.repetitions = Double(max(1, repeatCount))
            $0.autoreverses = autoreverses
        }
    }

    /// The animation, without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed {
            $0.repetitions = .infinity
            $0.autoreverses = autoreverses
        }
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var copy = self
        change(&copy)
        return copy
    }
}
