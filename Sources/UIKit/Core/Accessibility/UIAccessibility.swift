import Foundation

/// What the user has set for accessibility: on a stage, what the stage was told. And what an app tells of its changes.
@preconcurrency @MainActor
public struct UIAccessibility {
    /// A technology that helps to use an app.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Switch Control.
        public static let notificationSwitchControl = Self("UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver.
        public static let notificationVoiceOver = Self("UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The ears that have a hearing device.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left one.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right one.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// Ears with a paired hearing device: none on a stage.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Posted when a hearing device comes or goes: never on a stage.
    nonisolated public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

    /// Asks that the device shows this app alone: that is refused, as it is on a device that nobody supervises.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping (_ didSucceed: Bool) -> Void
    ) {
        completionHandler(false)
    }
}
