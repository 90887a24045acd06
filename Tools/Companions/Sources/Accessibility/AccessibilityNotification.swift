import Foundation
import UIKit

/// What an app tells those who do not see its screen: made, then posted.
///
///     AccessibilityNotification.Announcement("Saved").post()
public enum AccessibilityNotification {
    /// Something to be said.
    public struct Announcement {
        private let text: NSAttributedString

        /// A text with attributes, such as `accessibilitySpeechAnnouncementPriority`.
        public init(_ announcement: AttributedString) {
            text = .spoken(announcement)
        }

        /// A text with attributes by their keys in UIKit.
        public init(_ announcement: NSAttributedString) {
            text = announcement
        }

        /// A text.
        public init(_ announcement: String) {
            text = NSAttributedString(string: announcement)
        }

        /// Has it said.
        public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    /// Something came, went or moved.
    public struct LayoutChanged {
        private let element: Any?

        /// - Parameter element: Where to go; nil: one stays where one is.
        public init(_ element: Any? = nil) {
            self.element = element
        }

        /// Tells of it.
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }

    /// Most of the screen is another.
    public struct ScreenChanged {
        private let element: Any?

        /// - Parameter element: Where to go; nil: the first one.
        public init(_ element: Any? = nil) {
            self.element = element
        }

        /// Tells of it.
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }

    /// A scroll is over.
    public struct PageScrolled {
        private let text: NSAttributedString

        /// Where things are now, with attributes.
        public init(_ announcement: AttributedString) {
            text = .spoken(announcement)
        }

        /// Where things are now, with attributes by their keys in UIKit.
        public init(_ announcement: NSAttributedString) {
            text = announcement
        }

        /// Where things are now.
        public init(_ announcement: String) {
            text = NSAttributedString(string: announcement)
        }

        /// Tells of it.
        public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}
