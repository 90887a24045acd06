/// The colours of a bar without an appearance of its own.
public enum UIBarStyle: Int, Sendable, CaseIterable {
    /// By the interface style.
    case `default` = 0
    /// Dark, with light text.
    case black = 1
}
