/// What a change tells to those who observe by the name of a property.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple has it.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the change, as a number: that of `NSKeyValueChange.setting`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places of the elements that changed. Never told here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is still to come. Never told here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
