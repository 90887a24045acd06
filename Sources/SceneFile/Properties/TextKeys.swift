import UIKit

// Keys that labels, text fields and text views have in common.
extension SceneKey {
    /// - Parameter standard: The font without the key, a sentence.
    @_semantics("optimize.sil.specialize.generic.never")
    static func font(
        _ standard: String, set: @escaping @MainActor @Sendable (Target, UIFont) -> Void
    ) -> SceneKey {
        SceneKey("font", FontForms.kind, "A size, a text style's name, or a map. \(standard)") {
            target, value, builder in
            if let font = FontForms.font(value, builder) { set(target, font) }
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    static func textAlignment(
        set: @escaping @MainActor @Sendable (Target, NSTextAlignment) -> Void
    ) -> SceneKey {
        SceneKey("textAlignment", .name(TextForms.alignmentNames), "Default natural.") { target, value, _ in
            if let alignment = TextForms.alignment(value.text) { set(target, alignment) }
        }
    }

    /// - Parameter font: Of what has no marks.
    @_semantics("optimize.sil.specialize.generic.never")
    static func attributedText(
        font: @escaping @MainActor @Sendable (Target) -> UIFont,
        set: @escaping @MainActor @Sendable (Target, NSAttributedString?) -> Void
    ) -> SceneKey {
        attributed(
            "attributedText",
            "In place of text: runs with attributes, or a text with **strong**, *emphasis*, ~~strikethrough~~, `code`.",
            font: font, set: set)
    }

    /// A text with attributes; `null` is nil.
    @_semantics("optimize.sil.specialize.generic.never")
    static func attributed(
        _ key: String, _ summary: String, font: @escaping @MainActor @Sendable (Target) -> UIFont,
        set: @escaping @MainActor @Sendable (Target, NSAttributedString?) -> Void
    ) -> SceneKey {
        SceneKey(key, .nullable(.either([.markup, TextForms.runs])), summary) { target, value, builder in
            let marked = value.markup?.attributedString(font: font(target))
            set(target, marked ?? TextForms.attributedString(value, builder))
        }
    }
}
