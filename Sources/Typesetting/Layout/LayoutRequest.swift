/// What is to be laid out, and into what.
package struct LayoutRequest: Hashable, Sendable {
    /// How lines end.
    package enum Breaking: Hashable, Sendable {
        /// Each paragraph by its own style: one that does not wrap is one line.
        case byParagraph
        /// All lines but the last wrap; what follows the last is treated as the mode says.
        case label(ParagraphStyle.LineBreakMode)
    }

    package var text: StyledText
    /// Points; infinite: lines end only where the text says so.
    package var width: Double
    /// Lines that do not lie in it whole are left out, but never the first.
    package var height = Double.infinity
    /// 0: any number.
    package var maximumLines = 0
    package var breaking = Breaking.byParagraph
    /// Fonts' leading lies between lines.
    package var usesLeading = true
    /// A token stands at the end when the height or the number of lines leaves something out, also after a text that
    /// wraps.
    package var truncatesLastLine = false
    /// What natural alignment means; nil: as each paragraph's text runs.
    package var naturalDirection: Bidi.Direction?
    /// Lines tell where each of their clusters lies: for carets and selections.
    package var placesClusters = false

    package init(text: StyledText, width: Double = .infinity) {
        self.text = text
        self.width = width.isNaN || width < 0 ? 0 : width
    }
}
