import Foundation

/// What an app has said of an element; nil where it has said nothing. Few objects have any of it, so it is kept apart.
@MainActor
final class AccessibilityProperties {
    var isElement: Bool?
    // Nil is not set; a text that is set to nil is a value, too.
    var label: AccessibleText?
    var hint: AccessibleText?
    var value: AccessibleText?
    var traits: UIAccessibilityTraits?
    var language: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]??
    var userInputLabels: [NSAttributedString]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType: UIAccessibilityContainerType?
    var textualContext: UIAccessibilityTextualContext?
    var directTouchOptions = UIAccessibilityDirectTouchOptions.none
    var respondsToUserInteraction: Bool?
    var hidesElements: Bool?
    var isModal: Bool?
    var groupsChildren: Bool?
    var ignoresInvertColors = false
    var largeContent: LargeContent?
    var blocks: AccessibilityBlocks?
    /// The elements that stand for parts of a view, made when they are first asked for.
    var parts: [UIResponder] = []
    /// Which technologies have their focus on the object.
    var focusedBy: Set<UIAccessibility.AssistiveTechnologyIdentifier> = []
}

/// What a class tells of its objects until the app says otherwise.
@MainActor
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var userInputLabels: [String] = []
    var containerType = UIAccessibilityContainerType.none
    var isModal = false
    var groupsChildren = false
    /// Whether elements inside say which of how many they are.
    var countsElements = false
}
