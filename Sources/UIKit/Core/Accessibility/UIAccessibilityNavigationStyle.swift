/// How those who move by switches go through an element's children.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// One by one.
    case separate = 1
    /// All as one.
    case combined = 2
}
