/// Keys that are held while another is pressed or a finger is down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// A bit for each key.
    public let rawValue: Int

    /// A set of keys by their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// An option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is one of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
