/// How an element that takes touches directly behaves when it is met.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None.
    public static let none: UIAccessibilityDirectTouchOptions = []
    /// Nothing is spoken when the element is touched.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The element takes touches directly only after it was activated.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
