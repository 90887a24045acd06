import SwiftParser
import SwiftSyntax

/// A file with its syntax tree, which is made when it is first asked for.
final class ParsedFile {
    let source: SourceText
    /// Nil for a file that does not parse, or nests deeper than any that people write.
    private(set) lazy var tree: SourceFileSyntax? = {
        // What is not UTF-8 cannot be written out as it was; the compiler refuses it.
        guard !source.opensTooMuch, String(validating: source.bytes, as: UTF8.self) != nil else { return nil }
        let parsed = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !parsed.hasError, parsed.totalLength.utf8Length == source.bytes.count else { return nil }
        return Self.isShallow(Syntax(parsed)) ? parsed : nil
    }()

    /// The rules walk trees by recursion, also on the small stacks of threads.
    private static let deepest = 800

    init(_ source: SourceText) {
        self.source = source
    }

    private static func isShallow(_ tree: Syntax) -> Bool {
        var waiting = [(node: tree, depth: 0)]
        while let (node, depth) = waiting.popLast() {
            guard depth < deepest else { return false }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                waiting.append((child, depth + 1))
            }
        }
        return true
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
