import Foundation

/// Hands on what a scene's app tells of its changes, and knows which element its reader is at.
@MainActor
package final class AccessibilityCenter: SceneStore {
    /// Something that was posted.
    package struct Post {
        package let notification: UIAccessibility.Notification
        package let argument: Any?
    }

    /// Hears of posts as they come; nil: nobody listens.
    package var listener: (@MainActor (Post) -> Void)?
    /// The element that the reader is at.
    package private(set) weak var focused: UIResponder?

    package init(of host: SceneHost) {}

    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        listener?(Post(notification: notification, argument: argument))
    }

    /// Tells that most of the screen is another, as UIKit does by itself when controllers come and go.
    func screenDidChange(to element: UIResponder? = nil) {
        post(.screenChanged, element)
    }

    /// Takes the reader to another element: the old one is told first, then the new one, then observers.
    package func moveFocus(to element: UIResponder?) {
        let old = focused
        guard old !== element else { return }
        focused = element
        if let old {
            old.accessibility?.focusedBy.remove(.notificationVoiceOver)
            old.accessibilityElementDidLoseFocus()
        }
        if let element {
            let properties = element.accessibility ?? AccessibilityProperties()
            properties.focusedBy.insert(.notificationVoiceOver)
            element.accessibility = properties
            element.accessibilityElementDidBecomeFocused()
        }
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: userInfo(from: old, to: element))
    }

    private func userInfo(from old: UIResponder?, to new: UIResponder?) -> [String: Any] {
        var info: [String: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
                .notificationVoiceOver
        ]
        info[UIAccessibility.focusedElementUserInfoKey] = new
        info[UIAccessibility.unfocusedElementUserInfoKey] = old
        return info
    }

    /// Posts that an announcement is over.
    package func finishAnnouncement(_ text: String, wasSuccessful: Bool) {
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: text,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: wasSuccessful,
            ])
    }
}
