import Foundation

/// A way to search: the next heading, the next misspelled word, whatever an app finds worth finding.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Which way a search goes.
    public enum Direction: Int, Sendable {
        /// Back.
        case previous = 0
        /// Onwards.
        case next = 1
    }

    /// What a search finds, of what readers search for by themselves.
    public enum SystemRotorType: Int, Sendable, CaseIterable {
        /// Something of the app's.
        case none = 0
        case link = 1
        case visitedLink = 2
        case heading = 3
        case headingLevel1 = 4
        case headingLevel2 = 5
        case headingLevel3 = 6
        case headingLevel4 = 7
        case headingLevel5 = 8
        case headingLevel6 = 9
        case boldText = 10
        case italicText = 11
        case underlineText = 12
        case misspelledWord = 13
        case image = 14
        case textField = 15
        case table = 16
        case list = 17
        case landmark = 18
    }

    /// Finds what comes after the current item, or before it; nil at the end.
    public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// What is searched for, as it is spoken. Empty for the system's types.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes that say how it is spoken. Setting one sets the other.
    open var attributedName: NSAttributedString
    /// Finds the next item.
    open var itemSearchBlock: Search
    /// What is found, of what readers know.
    open var systemRotorType: SystemRotorType { type }
    private let type: SystemRotorType

    /// A search with a name of the app's.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// A search with a name of the app's.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        type = .none
    }

    /// A search in place of the system's own for a type.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        self.type = type
    }
}

/// Where a search begins, and which way it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item that was found last; an empty result where there is none: the search begins at an end.
    open var currentItem: UIAccessibilityCustomRotorItemResult
    /// Which way to go. Default next.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// A search from the beginning.
    public override init() {
        currentItem = UIAccessibilityCustomRotorItemResult()
        super.init()
    }
}

/// What a search found: an object, or a part of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// What was found. Not held.
    open weak var targetElement: (any NSObjectProtocol)?
    /// Which part of the object's text; nil: all of the object.
    open var targetRange: UITextRange?

    /// A result of no object.
    public override init() { super.init() }

    /// An object that was found, or a part of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}
