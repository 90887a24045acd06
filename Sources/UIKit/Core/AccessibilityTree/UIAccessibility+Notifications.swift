import Foundation

// What an app tells of its changes.
extension UIAccessibility {
    /// A change that an app tells of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Most of the screen is another. The argument is the element to go to; nil: the first.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something came, went or moved. The argument is the element to go to; nil: where one is.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said. The argument is a text.
        public static let announcement = Notification(rawValue: 1008)
        /// A scroll that was asked for is over. The argument is a text that says where things are now.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// A technology is to wait. The argument is its identifier.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
        /// A technology is to go on. The argument is its identifier.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
    }

    /// Tells those technologies that help to use the app of a change.
    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        SceneHost.current[AccessibilityCenter.self].post(notification, argument)
    }

    /// The element that a technology is at; nil: whichever.
    @discardableResult
    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? {
        guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
        return SceneHost.current[AccessibilityCenter.self].focused
    }

    /// Posted when an announcement was spoken, or another came between.
    nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// In the notification: the text that was to be spoken.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// In the notification: whether it was spoken to its end.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Posted when a technology came to another element.
    nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// In the notification: the element that it came to.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// In the notification: the element that it left.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// In the notification: the technology.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

/// How urgent an announcement is: an attribute of its text, `accessibilitySpeechAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cuts in, and nothing cuts it short.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    /// Cuts in.
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits until nothing else is spoken.
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

// How a text is spoken.
extension NSAttributedString.Key {
    /// Whether punctuation is spoken. A Bool.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The language of a part, such as `de-DE`. A String.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// How high it is spoken: 0 to 2, 1 as usual. A number.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for those before it. A Bool.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How a part is pronounced, in the International Phonetic Alphabet. A String.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether a part is spelled letter by letter. A Bool.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// How urgent an announcement is. A `UIAccessibilityPriority`.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The level of a heading, 1 to 6. A number.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// Words about a part of the text, such as notes. An array of Strings.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// What kind of text a part is. A `UIAccessibilityTextualContext`.
    public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
