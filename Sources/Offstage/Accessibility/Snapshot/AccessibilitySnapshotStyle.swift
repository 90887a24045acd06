import UIKit

/// How a picture of what is spoken looks.
public struct AccessibilitySnapshotStyle {
    /// Which activation points have a cross.
    public enum ActivationPoints: Sendable, CaseIterable {
        case always
        /// Points that are not in the middle of their element.
        case whenOverridden
        case never
    }

    /// Default `whenOverridden`.
    public var activationPoints = ActivationPoints.whenOverridden
    /// Whether the screen is grey, so that the colours are the marks' alone. Default false.
    public var isMonochrome = false
    /// Whether the names that may be said to mean an element are listed. Default true.
    public var showsUserInputLabels = true
    /// The marks' colours, one after the other, again and again. Seven by default.
    public var markerColors: [UIColor] = [.cyan, .magenta, .green, .blue, .yellow, .purple, .orange]

    public init() {}
}
