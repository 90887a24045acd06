import Foundation
import Typesetting

/// Tells the current scene what is wrong with a text, once each.
package enum TextFindings {
    /// A file asked for a font that no folder has.
    @MainActor
    package static func reportMissingFont(named name: String) {
        SceneHost.running?.report(
            .missingFont, "No font is called \(name): put its file into a folder and name the folder in OFFSTAGE_FONTS."
        )
    }

    /// Tells of attribute values that can end the program.
    ///
    /// Foundation on Linux does so as soon as it compares two objects of a class of the app's that is an `NSObject`,
    /// which happens when a text gets a second run with the same attribute: told while there is one.
    @MainActor
    static func reportUnsafeAttributes(of text: NSAttributedString) {
        guard let reporter = SceneHost.running?.reporter else { return }
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, _, _ in
            for (key, value) in attributes where isUnsafe(value) {
                let message = """
                    The attribute \(key.rawValue) has a value of \(type(of: value)), an NSObject: Foundation on Linux \
                    ends the program when it compares two of them, as it does when another part of a text gets this \
                    attribute. \
                    Make it a class without a superclass, or a structure.
                    """
                reporter.reportOnce(SceneFinding(.unsafeAttribute, message))
            }
        }
    }

    private static func isUnsafe(_ value: Any) -> Bool {
        value is NSObject && !String(reflecting: type(of: value)).hasPrefix("Foundation.")
    }

    /// Tells a scene what was noted since the last time, and what was noted while there was none.
    @MainActor
    package static func tell(_ host: SceneHost) {
        for found in [DrawingProblems.standing.take(), host.drawingProblems.take()] {
            for finding in findings(found) { host.reporter?.reportOnce(finding) }
        }
    }

    private static func findings(_ found: DrawingProblems.Found) -> [SceneFinding] {
        found.texts.fontErrors.map { SceneFinding(.missingFont, $0.message) }
            + found.texts.missingGlyphs.map { SceneFinding(.missingGlyph, $0.message) }
            + found.texts.substitutes.map { SceneFinding(.substitutedFont, $0.message) }
            + found.assets.map { SceneFinding(.unreadAsset, $0) }
            + found.symbols.map { SceneFinding(.missingSymbol, $0) }
    }
}
