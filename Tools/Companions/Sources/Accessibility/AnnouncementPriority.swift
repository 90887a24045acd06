import Foundation
import UIKit

extension AttributeScopes {
    /// The attributes of this module: `text.accessibilitySpeechAnnouncementPriority = .high`.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// How text is spoken.
    public struct AccessibilityAttributes: AttributeScope {
        /// How urgent an announcement is. Default: as the enumeration's `default`.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    }
}

extension AttributeScopes.AccessibilityAttributes {
    /// How urgent an announcement is.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
        /// How urgent an announcement is.
        public enum AnnouncementPriority: String, Hashable, Sendable {
            /// Cuts in.
            case `default`
            /// Waits until nothing else is spoken.
            case low
            /// Cuts in, and nothing cuts it short.
            case high
        }

        /// What it holds.
        public typealias Value = AnnouncementPriority
        /// The name as Apple has it.
        public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
}

/// Lets attributed strings name attributes of this module as properties.
extension AttributeDynamicLookup {
    /// The attribute of a property of `AttributeScopes.AccessibilityAttributes`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension NSAttributedString {
    /// The text with what this module knows of how it is spoken, by UIKit's keys.
    static func spoken(_ text: AttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let priority = run.accessibilitySpeechAnnouncementPriority {
                attributes[.accessibilitySpeechAnnouncementPriority] = priority.inUIKit
            }
            result.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        return result
    }
}

extension AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority {
    fileprivate var inUIKit: UIAccessibilityPriority {
        switch self {
        case .default: .default
        case .low: .low
        case .high: .high
        }
    }
}
