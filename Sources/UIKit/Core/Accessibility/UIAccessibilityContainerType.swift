/// What kind of whole an element's children make.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// None.
    case none = 0
    /// A table with headers.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A part of a page that one can jump to.
    case landmark = 3
    /// Children that belong together, with a label of their own.
    case semanticGroup = 4
}
