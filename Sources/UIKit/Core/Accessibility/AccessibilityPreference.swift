import Foundation

/// Something that a user sets for accessibility, on or off.
package enum AccessibilityPreference: String, CaseIterable, Sendable {
    case isVoiceOverRunning, isMonoAudioEnabled, isClosedCaptioningEnabled, isInvertColorsEnabled
    case isGuidedAccessEnabled, isReduceMotionEnabled, isReduceTransparencyEnabled, isBoldTextEnabled
    case isDarkerSystemColorsEnabled, isGrayscaleEnabled, isSwitchControlRunning, isSpeakSelectionEnabled
    case isSpeakScreenEnabled, isShakeToUndoEnabled, isAssistiveTouchRunning, isVideoAutoplayEnabled
    case shouldDifferentiateWithoutColor, isOnOffSwitchLabelsEnabled, buttonShapesEnabled, prefersCrossFadeTransitions

    /// What holds until the user sets it.
    package var isOnByDefault: Bool { self == .isVideoAutoplayEnabled || self == .isShakeToUndoEnabled }

    /// Posted after it changed.
    package var notification: Notification.Name { Notification.Name("UIAccessibility\(notificationStem)Notification") }

    private var notificationStem: String {
        switch self {
        case .isVoiceOverRunning: "VoiceOverStatusDidChange"
        case .isMonoAudioEnabled: "MonoAudioStatusDidChange"
        case .isClosedCaptioningEnabled: "ClosedCaptioningStatusDidChange"
        case .isInvertColorsEnabled: "InvertColorsStatusDidChange"
        case .isGuidedAccessEnabled: "GuidedAccessStatusDidChange"
        case .isReduceMotionEnabled: "ReduceMotionStatusDidChange"
        case .isReduceTransparencyEnabled: "ReduceTransparencyStatusDidChange"
        case .isBoldTextEnabled: "BoldTextStatusDidChange"
        case .isDarkerSystemColorsEnabled: "DarkerSystemColorsStatusDidChange"
        case .isGrayscaleEnabled: "GrayscaleStatusDidChange"
        case .isSwitchControlRunning: "SwitchControlStatusDidChange"
        case .isSpeakSelectionEnabled: "SpeakSelectionStatusDidChange"
        case .isSpeakScreenEnabled: "SpeakScreenStatusDidChange"
        case .isShakeToUndoEnabled: "ShakeToUndoDidChange"
        case .isAssistiveTouchRunning: "AssistiveTouchStatusDidChange"
        case .isVideoAutoplayEnabled: "VideoAutoplayStatusDidChange"
        case .shouldDifferentiateWithoutColor: "ShouldDifferentiateWithoutColorDidChange"
        case .isOnOffSwitchLabelsEnabled: "OnOffSwitchLabelsDidChange"
        case .buttonShapesEnabled: "ButtonShapesEnabledStatusDidChange"
        case .prefersCrossFadeTransitions: "PrefersCrossFadeTransitionsStatusDidChange"
        }
    }
}
