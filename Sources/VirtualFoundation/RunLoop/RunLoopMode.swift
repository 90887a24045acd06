import Foundation

extension RunLoop {
    /// What a run loop listens to at a time.
    public typealias Mode = Foundation.RunLoop.Mode
}

extension Foundation.RunLoop.Mode {
    /// The mode while a finger drags a scroll view.
    public static let tracking = Foundation.RunLoop.Mode(rawValue: "UITrackingRunLoopMode")

    /// Whether a loop in this mode serves what was added in some modes: `common` stands for default and tracking.
    package func isServed(by modes: Set<Foundation.RunLoop.Mode>) -> Bool {
        modes.contains(self) || modes.contains(.common) && (self == .default || self == .tracking)
    }
}
