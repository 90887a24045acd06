import CoreGraphics

extension Text {
    /// The text in a font; nil: in that of the environment.
    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
    public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
    public func bold() -> Text { changed(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
    public func italic() -> Text { changed(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { changed(.monospacedDigit) }
    /// Adds points between letters; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    /// Adds points behind letters.
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
    /// Lifts the text by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive, color))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive, color))
    }
}

extension View {
    /// The font of text that has none of its own.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    private func text(_ change: TextChange) -> some View {
        transformEnvironment(\.textChanges) { $0.append(change) }
    }

    public func fontWeight(_ weight: Font.Weight?) -> some View { text(.weight(weight)) }
    public func bold(_ isActive: Bool = true) -> some View { text(.bold(isActive)) }
    public func italic(_ isActive: Bool = true) -> some View { text(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> some View { text(.monospaced(isActive)) }
    public func monospacedDigit() -> some View { text(.monospacedDigit) }
    public func kerning(_ kerning: CGFloat) -> some View { text(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> some View { text(.tracking(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { text(.baselineOffset(baselineOffset)) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        text(.underline(isActive, color))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        text(.strikethrough(isActive, color))
    }

    /// How many lines a text may have; nil: any number.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// How many lines a text may have, and whether it is as high even if it has fewer.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : 0)
    }

    /// How many lines a text has at least and at most.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
    }

    /// How many lines a text may have.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }

    /// How many lines a text has at least.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
    }

    /// How the lines of a text are aligned to each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Where text without room is cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Points between the lines of a text.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// How small text may be made so that it fits, 0…1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// In which case text is shown; nil: as it is.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
