import Foundation

/// What an app has said of an element; nil where it has said nothing. Few objects have any of it, so it is kept apart.
final class AccessibilityProperties {
    var isElement: Bool?
    // Two levels: nil is not set, and set to nil is a value, too.
    var label: String??
    var hint: String??
    var value: String??
    var traits: UIAccessibilityTraits?
    var language: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var userInputLabels: [String]?
    var customActions: [UIAccessibilityCustomAction]?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
}

/// What a class tells of its objects until the app says otherwise.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
}
