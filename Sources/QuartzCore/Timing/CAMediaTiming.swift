import Foundation

/// When something is active in its parent's time, and how fast its own time passes. Times are in seconds.
///
/// A layer's time is (parent − `beginTime`) · `speed` + `timeOffset`; layers last for ever. An animation's parent is its
/// layer, or the group that it is in.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// When the own time begins, in the parent's. Default 0; for an animation that stands for the time of the first
    /// commit after it was added, in a group for the group's start.
    var beginTime: CFTimeInterval { get set }
    /// How long one course takes. Default 0; for an animation that stands for the transaction's animation duration.
    var duration: CFTimeInterval { get set }
    /// Own seconds a second of the parent. Default 1; 0 stands still, below 0 an animation runs backwards.
    var speed: Float { get set }
    /// Where in the own time it begins. Default 0.
    var timeOffset: CFTimeInterval { get set }
    /// How many courses, fractions of one included. Default 0, which stands for 1.
    var repeatCount: Float { get set }
    /// How long courses are repeated, in seconds; above 0 it takes the place of `repeatCount`. Default 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each course is followed by one backwards. Default false.
    var autoreverses: Bool { get set }
    /// What is shown before and after the active time. Default `removed`; an unknown name is like it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value after the end, as long as the animation stays with its layer.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value before, the last one after.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The layer's own value before and after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension MediaTiming.FillMode {
    init(_ mode: CAMediaTimingFillMode) {
        switch mode {
        case .forwards: self = .forwards
        case .backwards: self = .backwards
        case .both: self = [.forwards, .backwards]
        default: self = []
        }
    }

    var name: CAMediaTimingFillMode {
        switch (contains(.forwards), contains(.backwards)) {
        case (true, true): .both
        case (true, false): .forwards
        case (false, true): .backwards
        case (false, false): .removed
        }
    }
}
