import Offstage
import TextFormatting

/// The files of a scene as the inspector's script reads them: `[{ "file", "lines": [text] }]`.
struct SourceTextsJSON {
    private let texts: [LayerSources.Text]
    /// UTF-8 bytes of one file; the lines of a longer one are left out, as a page of such size opens slowly.
    private static let limit = 1 << 20

    init(_ texts: [LayerSources.Text]) {
        self.texts = texts
    }

    var value: JSONValue {
        .array(
            texts.map { text in
                .object([("file", .string(text.file)), ("lines", .array(Self.lines(of: text.text)))])
            })
    }

    private static func lines(of text: String) -> [JSONValue] {
        guard text.utf8.count <= limit else { return [] }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { .string(String($0)) }
    }
}
