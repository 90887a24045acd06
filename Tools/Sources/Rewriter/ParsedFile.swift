import SwiftParser
import SwiftSyntax

/// A file with its syntax tree, which is made when it is first asked for.
package final class ParsedFile {
    /// The file as it is read; before the tree is made, as it was given.
    package private(set) var source: SourceText
    let conditions: BuildConditions
    /// Why there is no tree, once it was asked for.
    package private(set) var fault: Fault?
    /// Nil for a file that does not parse, or nests deeper than any that people write.
    package private(set) lazy var tree: SourceFileSyntax? = parsed()
    /// Whether the file keeps code from Linux that imports UIKit.
    private lazy var deniesLinuxUIKit: Bool = {
        guard source.mentions("os(Linux)"), let tree else { return false }
        let finder = GuardedImportFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.isFound
    }()

    /// The rules walk trees by recursion, also on the small stacks of threads.
    private static let deepest = 800

    package init(_ source: SourceText, conditions: BuildConditions = BuildConditions()) {
        (self.source, self.conditions) = (source, conditions)
    }

    /// Whether a chain of `#if` that keeps something from Linux is for us, as it is for iOS.
    func countsAsIOS(_ chain: IfConfigDeclSyntax) -> Bool { deniesLinuxUIKit && chain.onlyDeniesLinux }

    private func parsed() -> SourceFileSyntax? {
        guard !source.opensTooMuch else { return refuse(0, "more brackets open in it than can be parsed") }
        // What is not UTF-8 cannot be written out as it was; the compiler refuses it.
        guard String(validating: source.bytes, as: UTF8.self) != nil else {
            return refuse(source.firstInvalidLine, "it is not UTF-8")
        }
        var tree = parse(source)
        if tree.hasError, let spaced = source.withoutBlanksBeforeArguments {
            let again = parse(spaced)
            if !again.hasError { (tree, source) = (again, spaced) }
        }
        guard !tree.hasError, tree.totalLength.utf8Length == source.bytes.count else {
            let (offset, reason) = tree.firstFault
            return refuse(offset, reason)
        }
        return Self.isShallow(Syntax(tree)) ? tree : refuse(0, "it nests deeper than anybody writes")
    }

    private func parse(_ source: SourceText) -> SourceFileSyntax {
        source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    private func refuse(_ offset: Int, _ reason: String) -> SourceFileSyntax? {
        fault = Fault(offset: offset, reason: reason)
        return nil
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
        problem(at: node.bytes.lowerBound, message)
    }

    /// What is said of a file that stays as it is though a rule would change it; nil where it was parsed.
    var warning: Problem? {
        guard tree == nil, let fault else { return nil }
        return problem(
            at: fault.offset, "this file is handed to the compiler as it is, with nothing rewritten: \(fault.reason)",
            .warning)
    }

    private func problem(at offset: Int, _ message: String, _ severity: Problem.Severity = .error) -> Problem {
        Problem(
            path: source.path, line: source.line(of: offset), column: source.column(of: offset), message: message,
            severity: severity)
    }
}

/// Why a file has no tree, and where that shows.
package struct Fault {
    package let offset: Int
    package let reason: String
}

extension SourceFileSyntax {
    /// What does not parse first, and where it stands.
    fileprivate var firstFault: (offset: Int, reason: String) {
        for token in tokens(viewMode: .all) {
            let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
            if token.presence == .missing {
                return (place, token.text.isEmpty ? "something is missing here" : "a '\(token.text)' is missing here")
            }
            if token.isUnexpected { return (place, "'\(token.text)' is not expected here") }
        }
        return (0, "it does not parse")
    }
}

extension TokenSyntax {
    fileprivate var isUnexpected: Bool {
        var next = parent
        while let node = next {
            if node.is(UnexpectedNodesSyntax.self) { return true }
            next = node.parent
        }
        return false
    }
}
