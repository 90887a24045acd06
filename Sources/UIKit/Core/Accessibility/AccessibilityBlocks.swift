import Foundation

/// Answers whether.
public typealias AXBoolReturnBlock = () -> Bool
/// Answers a text.
public typealias AXStringReturnBlock = () -> String?
/// Answers a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Answers what an element is and can do.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Answers objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Answers a rectangle of the screen's space.
public typealias AXRectReturnBlock = () -> CGRect
/// Answers an outline in the screen's space.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Answers a point of the screen's space.
public typealias AXPointReturnBlock = () -> CGPoint
/// Answers what kind of whole children make.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Answers how those who move by switches go on.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// Answers names of an object.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// Answers names of an object, with attributes.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// Answers what kind of text an element has.
public typealias UITextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// Answers actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// Answers ways to search.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
/// Does something.
public typealias AXVoidReturnBlock = () -> Void
/// Scrolls, and answers whether it did.
public typealias AXScrollReturnBlock = (_ direction: UIAccessibilityScrollDirection) -> Bool

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
