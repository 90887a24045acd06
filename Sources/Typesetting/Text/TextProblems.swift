/// What kept a text from being shown as it is meant.
package struct TextProblems: Hashable, Sendable {
    /// A character that no installed font has a glyph for.
    package struct MissingGlyph: Hashable, Sendable {
        package var scalar: UInt32
        /// The Debian package that most likely has one.
        package var package: String

        /// A sentence with the remedy.
        package var message: String {
            let digits = String(scalar, radix: 16, uppercase: true)
            let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            return """
                No installed font has a glyph for U+\(code), so its place shows an empty box: install Debian's package \
                \(package), or name a folder with a font that has it in OFFSTAGE_FONTS.
                """
        }
    }

    package var fontErrors: [FontError] = []
    /// The first few, each once.
    package private(set) var missingGlyphs: [MissingGlyph] = []

    /// The first few fonts that others stand in for, each once.
    package private(set) var substitutes: [FontSubstitute] = []

    private static let most = 16

    package init() {}

    package var isEmpty: Bool { fontErrors.isEmpty && missingGlyphs.isEmpty && substitutes.isEmpty }

    mutating func addMissing(_ scalar: Unicode.Scalar, package: String) {
        let missing = MissingGlyph(scalar: scalar.value, package: package)
        if missingGlyphs.count < Self.most, !missingGlyphs.contains(missing) { missingGlyphs.append(missing) }
    }

    mutating func addSubstitute(_ substitute: FontSubstitute) {
        if substitutes.count < Self.most, !substitutes.contains(substitute) { substitutes.append(substitute) }
    }

    package mutating func add(_ other: TextProblems) {
        for error in other.fontErrors where !fontErrors.contains(error) { fontErrors.append(error) }
        for missing in other.missingGlyphs where missingGlyphs.count < Self.most && !missingGlyphs.contains(missing) {
            missingGlyphs.append(missing)
        }
        for substitute in other.substitutes { addSubstitute(substitute) }
    }

    /// One sentence for each.
    package var messages: [String] {
        fontErrors.map(\.message) + missingGlyphs.map(\.message) + substitutes.map(\.message)
    }
}
