import CoreGraphics

extension UISearchBar {
    /// The pictures of a search bar.
    public enum Icon: Int, Sendable, CaseIterable {
        /// The magnifying glass.
        case search
        /// The cross in a disc.
        case clear
        /// An open book.
        case bookmark
        /// Lines of a list.
        case resultsList
    }

    /// How a search bar looks.
    public enum Style: UInt, Sendable, CaseIterable {
        /// As `prominent`.
        case `default`
        /// A plate behind the field.
        case prominent
        /// The field alone.
        case minimal
    }
}

/// Figures of search bars; those of prompts, scopes and side buttons are assumed.
enum SearchBarMetrics {
    static let height: CGFloat = 56
    static let fieldHeight: CGFloat = 36
    static let side: CGFloat = 8
    static let top: CGFloat = 10
    /// What a prompt adds above.
    static let promptHeight: CGFloat = 19
    /// What scopes add below.
    static let scopeHeight: CGFloat = 44
    static let scopeControlHeight: CGFloat = 32
    /// Between the field and the cancel button.
    static let cancelGap: CGFloat = 8
}
