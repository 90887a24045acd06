/// What an image is called, for tests and for those who do not see it.
struct ImageWords: Sendable {
    var identifier: String?
    var label: String?

    /// What symbols show, as it is spoken: `star.fill` and `trash` as devices say, others assumed.
    private static let symbols = [
        "star": "Favorite", "star.fill": "Favorite", "trash": "Delete", "trash.fill": "Delete", "plus": "Add",
        "minus": "Remove", "xmark": "Close", "checkmark": "Selected", "chevron.left": "Back",
        "chevron.right": "Forward", "chevron.backward": "Back", "chevron.forward": "Forward",
        "magnifyingglass": "Search", "square.and.arrow.up": "Share", "square.and.pencil": "Compose",
        "pencil": "Edit", "heart": "Love", "heart.fill": "Love", "gear": "Settings", "gearshape": "Settings",
        "ellipsis": "More", "ellipsis.circle": "More", "arrow.clockwise": "Refresh", "folder": "Folder",
    ]

    /// The word for a symbol; for one without a word its name without dots.
    static func label(ofSymbol name: String) -> String {
        symbols[name] ?? name.split(separator: ".").joined(separator: " ")
    }
}
