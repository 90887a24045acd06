/// Why a font cannot be used: a sentence with its remedy.
package struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
    package let message: String

    package init(message: String) {
        self.message = message
    }

    package var description: String { message }

    static func missing(_ file: String, package name: String, folders: [String]) -> FontError {
        FontError(
            message: """
                The font file \(file) is missing: install Debian's package \(name) ("make setup" does), or name a \
                folder that has the file in OFFSTAGE_FONTS. Looked in \(folders.joined(separator: ", ")).
                """)
    }
}
