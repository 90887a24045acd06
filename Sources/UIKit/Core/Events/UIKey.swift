import Foundation

/// A key of a keyboard, as it was pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
    private let stroke: KeyStroke

    init(_ stroke: KeyStroke) {
        self.stroke = stroke
        super.init()
    }

    /// What the key types with the keys that are held.
    open var characters: String { stroke.characters }
    /// What the key types by itself: one of the constants of `UIKeyCommand` where it types nothing.
    open var charactersIgnoringModifiers: String { stroke.plainCharacters }
    /// The keys that are held.
    open var modifierFlags: UIKeyModifierFlags { stroke.modifierFlags }
    /// The number of the key.
    open var keyCode: UIKeyboardHIDUsage { stroke.usage }
}

/// A key that goes down or comes up.
package struct KeyStroke: Sendable {
    package var usage: UIKeyboardHIDUsage
    /// What the key types with the keys that are held.
    package var characters: String
    /// What the key types by itself.
    package var plainCharacters: String
    package var modifierFlags: UIKeyModifierFlags
    package var isDown: Bool

    package init(
        _ usage: UIKeyboardHIDUsage, characters: String, plainCharacters: String, modifierFlags: UIKeyModifierFlags,
        isDown: Bool
    ) {
        self.usage = usage
        self.characters = characters
        self.plainCharacters = plainCharacters
        self.modifierFlags = modifierFlags
        self.isDown = isDown
    }
}
