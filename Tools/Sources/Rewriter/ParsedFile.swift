import SwiftParser
import SwiftSyntax

/// A file with its syntax tree, which is made when it is first asked for.
final class ParsedFile {
    let source: SourceText
    /// Nil for a file that does not parse.
    private(set) lazy var tree: SourceFileSyntax? = {
        // A file that is not UTF-8 has no tree that prints as the file does.
        let parsed = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        return parsed.hasError || parsed.totalLength.utf8Length != source.bytes.count ? nil : parsed
    }()

    init(_ source: SourceText) {
        self.source = source
    }

    /// A node's text, without the blanks and comments around it.
    func text(_ node: some SyntaxProtocol) -> String {
        String(decoding: source.bytes[node.bytes], as: UTF8.self)
    }

    func problem(_ node: some SyntaxProtocol, _ message: String) -> Problem {
        let offset = node.bytes.lowerBound
        return Problem(
            path: source.path, line: source.line(of: offset), column: source.column(of: offset), message: message)
    }
}
