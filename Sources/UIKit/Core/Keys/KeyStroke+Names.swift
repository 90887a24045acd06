extension KeyStroke {
    /// Keys by names that scripts use, with what they type.
    private static let named: [String: (usage: UIKeyboardHIDUsage, characters: String)] = [
        "return": (.keyboardReturnOrEnter, "\r"), "escape": (.keyboardEscape, UIKeyCommand.inputEscape),
        "delete": (.keyboardDeleteOrBackspace, "\u{8}"), "tab": (.keyboardTab, "\t"), "space": (.keyboardSpacebar, " "),
        "forwardDelete": (.keyboardDeleteForward, UIKeyCommand.inputDelete),
        "up": (.keyboardUpArrow, UIKeyCommand.inputUpArrow), "down": (.keyboardDownArrow, UIKeyCommand.inputDownArrow),
        "left": (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow),
        "right": (.keyboardRightArrow, UIKeyCommand.inputRightArrow),
        "pageUp": (.keyboardPageUp, UIKeyCommand.inputPageUp),
        "pageDown": (.keyboardPageDown, UIKeyCommand.inputPageDown), "home": (.keyboardHome, UIKeyCommand.inputHome),
        "end": (.keyboardEnd, UIKeyCommand.inputEnd), "f1": (.keyboardF1, UIKeyCommand.f1),
        "f2": (.keyboardF2, UIKeyCommand.f2), "f3": (.keyboardF3, UIKeyCommand.f3),
        "f4": (.keyboardF4, UIKeyCommand.f4), "f5": (.keyboardF5, UIKeyCommand.f5),
        "f6": (.keyboardF6, UIKeyCommand.f6), "f7": (.keyboardF7, UIKeyCommand.f7),
        "f8": (.keyboardF8, UIKeyCommand.f8), "f9": (.keyboardF9, UIKeyCommand.f9),
        "f10": (.keyboardF10, UIKeyCommand.f10), "f11": (.keyboardF11, UIKeyCommand.f11),
        "f12": (.keyboardF12, UIKeyCommand.f12),
    ]

    /// Keys of an American keyboard that type something: by themselves, and with shift.
    private static let typing: [(usage: UIKeyboardHIDUsage, plain: Character, shifted: Character)] = {
        let letters = Array("abcdefghijklmnopqrstuvwxyz").enumerated().compactMap { offset, letter in
            UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + offset).map {
                (usage: $0, plain: letter, shifted: Character(letter.uppercased()))
            }
        }
        let digits = zip("1234567890", "!@#$%^&*()").enumerated().compactMap { offset, pair in
            UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + offset).map {
                (usage: $0, plain: pair.0, shifted: pair.1)
            }
        }
        return letters + digits + [
            (.keyboardHyphen, "-", "_"), (.keyboardEqualSign, "=", "+"), (.keyboardOpenBracket, "[", "{"),
            (.keyboardCloseBracket, "]", "}"), (.keyboardBackslash, "\\", "|"), (.keyboardSemicolon, ";", ":"),
            (.keyboardQuote, "'", "\""), (.keyboardGraveAccentAndTilde, "`", "~"), (.keyboardComma, ",", "<"),
            (.keyboardPeriod, ".", ">"), (.keyboardSlash, "/", "?"),
        ]
    }()

    /// The names of the keys that type nothing, and of some that do.
    package static var names: [String] { named.keys.sorted() }

    /// A key of an American keyboard by its name (`return`, `up`), or by the one character that it types; an upper
    /// case letter stands for its key with shift. Nil for another name.
    package init?(named name: String, modifierFlags: UIKeyModifierFlags, isDown: Bool) {
        if let key = Self.named[name] {
            self.init(
                key.usage, characters: key.characters, plainCharacters: key.characters, modifierFlags: modifierFlags,
                isDown: isDown)
            return
        }
        guard name.count == 1, let character = name.first,
            let key = Self.typing.first(where: { $0.plain == character || $0.shifted == character })
        else { return nil }
        var flags = modifierFlags
        if character != key.plain { flags.insert(.shift) }
        let typed = flags.contains(.shift) ? key.shifted : key.plain
        self.init(
            key.usage, characters: String(typed), plainCharacters: String(key.plain), modifierFlags: flags,
            isDown: isDown)
    }
}
