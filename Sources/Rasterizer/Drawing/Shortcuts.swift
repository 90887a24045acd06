/// Ways round work that leave every pixel as it is. Each can be left out, which tests do.
package struct Shortcuts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A tile begins with the last command that covers it opaquely, and stays one colour while it can.
    package static let covers = Shortcuts(rawValue: 1)
    /// The part of a command that lies under a later opaque rectangle of the tile is not drawn.
    package static let hiddenParts = Shortcuts(rawValue: 2)
    /// Where a shape covers all, no coverage is computed; where a ring's hole does, nothing is drawn.
    package static let fullParts = Shortcuts(rawValue: 4)
    /// Colours and pictures meet the pixels straight from the runs, without coverage bytes.
    package static let directSpans = Shortcuts(rawValue: 8)
    /// Groups are drawn tile by tile inside their reader's tiles, without a surface.
    package static let inlineGroups = Shortcuts(rawValue: 16)
    /// Equal outlines at the same phase of the pixel grid share their coverage, blurred or not.
    package static let sharedOutlines = Shortcuts(rawValue: 32)

    /// A frame that differs little from the one before is drawn only where it does.
    package static let damage = Shortcuts(rawValue: 64)

    package static let all = Shortcuts(rawValue: 127)
}
