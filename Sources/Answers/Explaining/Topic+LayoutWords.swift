extension Topic.Kind {
    /// What `tree --layout` says of collections.
    static let layoutWords: [(name: String, sentence: String, removal: String?)] = [
        ("section", "what a layout places one after the other: its edges, its insets, its groups or lines", nil),
        (
            "group",
            "a box of a compositional layout that holds items and other groups, one after the other along its axis, "
                + "and is repeated while there are items", nil
        ),
        ("line", "the items of a flow layout that fit beside each other, with at least minimumInteritemSpacing", nil),
        ("item", "one cell: its frame is its share of the group less its own insets", nil),
        (
            "edge", "a header, a footer or another view at the side of a section or of the whole layout",
            "extendsBoundary = false lets it lie over the content"
        ),
        (
            "fraction",
            "'width 0.5 of the width 358 = 179': a share of what holds the item, of the axis along a group after its "
                + "fixed spaces, down to pixels", nil
        ),
        (
            "equalParts",
            "'1 of 3 equal parts of 374': a group that was given a count, whose spaces are taken off first",
            "without a count items have the lengths that their sizes say"
        ),
        (
            "fit", "how many of its items a group has room for; what follows begins the next group",
            "smaller fractions, or a count"
        ),
        (
            "leftOver", "room that no item takes: the fractions are rounded down, or less fits than there is room for",
            "a flexible space takes it, as interItemSpacing or edgeSpacing"
        ),
        (
            "estimated", "nobody has asked the cell yet, or it answered the estimate: the layout counts the estimate",
            "a fixed or fractional dimension, where the size is known"
        ),
        ("measured", "the size that the cell answered, in place of the estimate", nil),
        ("missing", "room in a group for an item that is not there: the last group of a section is not full", nil),
    ]
}
