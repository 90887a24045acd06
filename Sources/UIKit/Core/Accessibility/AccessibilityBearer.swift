import Foundation

/// An object that tells something to those who do not see the screen: a responder, or the item of a bar.
@MainActor
protocol AccessibilityBearer: AnyObject {
    /// What the app has said of the object; nil until it says something.
    var accessibility: AccessibilityProperties? { get set }
    /// What the object's class tells of it until the app says otherwise.
    var accessibilityDefaults: AccessibilityDefaults { get }
    /// Called after the app has said something else of the object.
    func accessibilityDidChange()
}

// What an object tells: what a closure of the app's answers, else what the app set, else what the object's class answers.
extension AccessibilityBearer {
    /// Reads a property that the app may have set, or given a closure for.
    @inline(__always)
    func accessible<Value>(
        _ set: KeyPath<AccessibilityProperties, Value?>, _ block: KeyPath<AccessibilityBlocks, (() -> Value)?>,
        else own: KeyPath<AccessibilityDefaults, Value>
    ) -> Value {
        guard let accessibility else { return accessibilityDefaults[keyPath: own] }
        if let block = accessibility.blocks?[keyPath: block] { return block() }
        return accessibility[keyPath: set] ?? accessibilityDefaults[keyPath: own]
    }

    /// Reads a property that no class has an answer of its own for.
    @inline(__always)
    func accessible<Value>(
        _ path: KeyPath<AccessibilityProperties, Value>, _ block: KeyPath<AccessibilityBlocks, (() -> Value)?>,
        default value: @autoclosure () -> Value
    ) -> Value {
        guard let accessibility else { return value() }
        if let block = accessibility.blocks?[keyPath: block] { return block() }
        return accessibility[keyPath: path]
    }

    /// Reads a text: of two closures the one for attributed texts counts first.
    @inline(__always)
    func accessibleText(
        _ set: KeyPath<AccessibilityProperties, AccessibleText?>,
        _ attributedBlock: KeyPath<AccessibilityBlocks, (() -> NSAttributedString?)?>,
        _ block: KeyPath<AccessibilityBlocks, (() -> String?)?>, else own: KeyPath<AccessibilityDefaults, String?>
    ) -> AccessibleText {
        if let accessibility {
            if let blocks = accessibility.blocks {
                if let answer = blocks[keyPath: attributedBlock] { return .attributed(answer()) }
                if let answer = blocks[keyPath: block] { return .plain(answer()) }
            }
            if let text = accessibility[keyPath: set] { return text }
        }
        return .plain(accessibilityDefaults[keyPath: own])
    }

    /// Sets a property.
    func setAccessible<Value>(_ path: ReferenceWritableKeyPath<AccessibilityProperties, Value>, _ value: Value) {
        let properties = accessibility ?? AccessibilityProperties()
        properties[keyPath: path] = value
        accessibility = properties
        accessibilityDidChange()
    }
}

/// A text with attributes or without, whichever it was given as.
enum AccessibleText {
    case plain(String?)
    case attributed(NSAttributedString?)

    /// The characters alone.
    var string: String? {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text?.string
        }
    }

    /// The text with its attributes, none for one that was given without.
    var attributedString: NSAttributedString? {
        switch self {
        case .plain(let text): text.map { NSAttributedString(string: $0) }
        case .attributed(let text): text
        }
    }
}

extension AccessibleText {
    /// A copy that later changes of a mutable text do not reach.
    static func copied(_ text: NSAttributedString?) -> AccessibleText {
        .attributed(text.map { NSAttributedString(attributedString: $0) })
    }
}
