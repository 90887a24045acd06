import Foundation

// What the user has set.
extension UIAccessibility {
    private static var current: AccessibilityPreferences { SceneHost.current[AccessibilityPreferences.self] }

    /// Whether VoiceOver runs. Default false: set it on the stage.
    public static var isVoiceOverRunning: Bool { current[.isVoiceOverRunning] }

    /// Whether both ears hear the same. Default false: set it on the stage.
    public static var isMonoAudioEnabled: Bool { current[.isMonoAudioEnabled] }

    /// Whether videos show what is said. Default false: set it on the stage.
    public static var isClosedCaptioningEnabled: Bool { current[.isClosedCaptioningEnabled] }

    /// Whether colours are inverted. Default false: set it on the stage.
    public static var isInvertColorsEnabled: Bool { current[.isInvertColorsEnabled] }

    /// Whether the device shows one app alone. Default false: set it on the stage.
    public static var isGuidedAccessEnabled: Bool { current[.isGuidedAccessEnabled] }

    /// Whether motion should be reduced. Default false: set it on the stage.
    public static var isReduceMotionEnabled: Bool { current[.isReduceMotionEnabled] }

    /// Whether materials should be opaque. Default false: set it on the stage.
    public static var isReduceTransparencyEnabled: Bool { current[.isReduceTransparencyEnabled] }

    /// Whether text should be bold; the trait `legibilityWeight` says so too. Default false: set it on the stage.
    public static var isBoldTextEnabled: Bool { current[.isBoldTextEnabled] }

    /// Whether contrast should be higher; the trait `accessibilityContrast` says so too. Default false: set it on the stage.
    public static var isDarkerSystemColorsEnabled: Bool { current[.isDarkerSystemColorsEnabled] }

    /// Whether the screen shows no colours. Default false: set it on the stage.
    public static var isGrayscaleEnabled: Bool { current[.isGrayscaleEnabled] }

    /// Whether switches move through the screen. Default false: set it on the stage.
    public static var isSwitchControlRunning: Bool { current[.isSwitchControlRunning] }

    /// Whether selected text can be spoken. Default false: set it on the stage.
    public static var isSpeakSelectionEnabled: Bool { current[.isSpeakSelectionEnabled] }

    /// Whether the screen can be spoken. Default false: set it on the stage.
    public static var isSpeakScreenEnabled: Bool { current[.isSpeakScreenEnabled] }

    /// Whether shaking undoes. Default true: set it on the stage.
    public static var isShakeToUndoEnabled: Bool { current[.isShakeToUndoEnabled] }

    /// Whether AssistiveTouch runs. Default false: set it on the stage.
    public static var isAssistiveTouchRunning: Bool { current[.isAssistiveTouchRunning] }

    /// Whether videos may begin by themselves. Default true: set it on the stage.
    public static var isVideoAutoplayEnabled: Bool { current[.isVideoAutoplayEnabled] }

    /// Whether colour should not be the only difference. Default false: set it on the stage.
    public static var shouldDifferentiateWithoutColor: Bool { current[.shouldDifferentiateWithoutColor] }

    /// Whether switches show whether they are on. Default false: set it on the stage.
    public static var isOnOffSwitchLabelsEnabled: Bool { current[.isOnOffSwitchLabelsEnabled] }

    /// Whether buttons should look like such. Default false: set it on the stage.
    public static var buttonShapesEnabled: Bool { current[.buttonShapesEnabled] }

    /// Whether screens should fade instead of slide; only with reduced motion. Default false: set it on the stage.
    public static var prefersCrossFadeTransitions: Bool { current[.prefersCrossFadeTransitions] }
}

// What is posted when that changes, after the value and before the next update of traits.
extension UIAccessibility {
    /// Posted after `isVoiceOverRunning` changed.
    nonisolated public static let voiceOverStatusDidChangeNotification = AccessibilityPreference.isVoiceOverRunning
        .notification

    /// Posted after `isMonoAudioEnabled` changed.
    nonisolated public static let monoAudioStatusDidChangeNotification = AccessibilityPreference.isMonoAudioEnabled
        .notification

    /// Posted after `isClosedCaptioningEnabled` changed.
    nonisolated public static let closedCaptioningStatusDidChangeNotification = AccessibilityPreference
        .isClosedCaptioningEnabled.notification

    /// Posted after `isInvertColorsEnabled` changed.
    nonisolated public static let invertColorsStatusDidChangeNotification = AccessibilityPreference
        .isInvertColorsEnabled.notification

    /// Posted after `isGuidedAccessEnabled` changed.
    nonisolated public static let guidedAccessStatusDidChangeNotification = AccessibilityPreference
        .isGuidedAccessEnabled.notification

    /// Posted after `isReduceMotionEnabled` changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = AccessibilityPreference
        .isReduceMotionEnabled.notification

    /// Posted after `isReduceTransparencyEnabled` changed.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = AccessibilityPreference
        .isReduceTransparencyEnabled.notification

    /// Posted after `isBoldTextEnabled` changed.
    nonisolated public static let boldTextStatusDidChangeNotification = AccessibilityPreference.isBoldTextEnabled
        .notification

    /// Posted after `isDarkerSystemColorsEnabled` changed.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = AccessibilityPreference
        .isDarkerSystemColorsEnabled.notification

    /// Posted after `isGrayscaleEnabled` changed.
    nonisolated public static let grayscaleStatusDidChangeNotification = AccessibilityPreference.isGrayscaleEnabled
        .notification

    /// Posted after `isSwitchControlRunning` changed.
    nonisolated public static let switchControlStatusDidChangeNotification = AccessibilityPreference
        .isSwitchControlRunning.notification

    /// Posted after `isSpeakSelectionEnabled` changed.
    nonisolated public static let speakSelectionStatusDidChangeNotification = AccessibilityPreference
        .isSpeakSelectionEnabled.notification

    /// Posted after `isSpeakScreenEnabled` changed.
    nonisolated public static let speakScreenStatusDidChangeNotification = AccessibilityPreference.isSpeakScreenEnabled
        .notification

    /// Posted after `isShakeToUndoEnabled` changed.
    nonisolated public static let shakeToUndoDidChangeNotification = AccessibilityPreference.isShakeToUndoEnabled
        .notification

    /// Posted after `isAssistiveTouchRunning` changed.
    nonisolated public static let assistiveTouchStatusDidChangeNotification = AccessibilityPreference
        .isAssistiveTouchRunning.notification

    /// Posted after `isVideoAutoplayEnabled` changed.
    nonisolated public static let videoAutoplayStatusDidChangeNotification = AccessibilityPreference
        .isVideoAutoplayEnabled.notification

    /// Posted after `shouldDifferentiateWithoutColor` changed.
    nonisolated public static let shouldDifferentiateWithoutColorDidChangeNotification = AccessibilityPreference
        .shouldDifferentiateWithoutColor.notification

    /// Posted after `isOnOffSwitchLabelsEnabled` changed.
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = AccessibilityPreference
        .isOnOffSwitchLabelsEnabled.notification

    /// Posted after `buttonShapesEnabled` changed.
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = AccessibilityPreference
        .buttonShapesEnabled.notification

    /// Posted after `prefersCrossFadeTransitions` changed.
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChangeNotification = AccessibilityPreference
        .prefersCrossFadeTransitions.notification
}
