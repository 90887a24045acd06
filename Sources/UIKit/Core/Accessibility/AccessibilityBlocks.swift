import Foundation

/// The closures that answer for an object, each asked whenever the property is read.
struct AccessibilityBlocks {
    var isElement: (() -> Bool)?
    var label: (() -> String?)?
    var attributedLabel: (() -> NSAttributedString?)?
    var hint: (() -> String?)?
    var attributedHint: (() -> NSAttributedString?)?
    var value: (() -> String?)?
    var attributedValue: (() -> NSAttributedString?)?
    var traits: (() -> UIAccessibilityTraits)?
    var identifier: (() -> String?)?
    var language: (() -> String?)?
    var frame: (() -> CGRect)?
    var path: (() -> UIBezierPath?)?
    var activationPoint: (() -> CGPoint)?
    var elements: (() -> [Any]?)?
    var userInputLabels: (() -> [String]?)?
    var attributedUserInputLabels: (() -> [NSAttributedString]?)?
    var hidesElements: (() -> Bool)?
    var isModal: (() -> Bool)?
    var groupsChildren: (() -> Bool)?
    var respondsToUserInteraction: (() -> Bool)?
    var containerType: (() -> UIAccessibilityContainerType)?
    var navigationStyle: (() -> UIAccessibilityNavigationStyle)?
    var textualContext: (() -> UIAccessibilityTextualContext?)?
    var customActions: (() -> [UIAccessibilityCustomAction]?)?
    var customRotors: (() -> [UIAccessibilityCustomRotor]?)?
    var activate: (() -> Bool)?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    var scroll: ((UIAccessibilityScrollDirection) -> Bool)?
    var performEscape: (() -> Bool)?
    var magicTap: (() -> Bool)?
}
