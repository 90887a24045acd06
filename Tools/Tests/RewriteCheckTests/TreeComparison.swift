import Rewriter
import SwiftParser
import SwiftSyntax

/// A file before and after rewriting: outside of what the rules changed, both must have the same tokens, the same
/// nodes in the same places inside the same declarations, and the same lines as far as the compiler is told.
struct TreeComparison {
    private let source: SourceText
    private let edits: [TextEdit]
    private let before: SourceFileSyntax
    private let after: SourceFileSyntax
    /// Where the rewritten file begins behind the line that names the original.
    private let start: Int
    /// For each edit, what its replacement takes up in the rewritten file.
    private let replaced: [Range<Int>]

    /// - Parameter text: The file as it was rewritten for the compiler.
    init(_ given: SourceText, _ edits: [TextEdit], _ text: String) {
        func parse(_ source: SourceText) -> SourceFileSyntax {
            source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }
        // As the rewriter reads a file in the older language.
        let plain = parse(given)
        let spaced = plain.hasError ? given.withoutBlanksBeforeArguments : nil
        (source, self.edits) = (spaced ?? given, edits)
        before = spaced.map(parse) ?? plain
        after = Parser.parse(source: text)
        start = text.utf8.prefix { $0 != UInt8(ascii: "\n") }.count + 1
        var shift = start
        replaced = edits.map { edit in
            let begin = edit.range.lowerBound + shift
            shift += edit.replacement.utf8.count - edit.range.count
            return begin..<(begin + edit.replacement.utf8.count)
        }
    }

    /// What differs; empty where nothing does.
    func problems() -> [String] {
        if before.hasError { return ["\(source.path): does not parse, and was changed"] }
        if after.hasError { return ["\(source.path): parses, and what became of it does not"] }
        return overlaps() + tokenProblems() + nodeProblems()
    }

    private func overlaps() -> [String] {
        zip(edits, edits.dropFirst()).filter { $0.range.upperBound > $1.range.lowerBound }
            .map { "\(source.path):\(source.line(of: $1.range.lowerBound)): edits overlap" }
    }

    // MARK: - Tokens

    private struct Token: Equatable {
        let text: String
        let place: Int
        let line: Int
    }

    private func tokenProblems() -> [String] {
        let ranges = edits.map(\.range)
        let plain = LineCounter(before)
        let left = before.tokens(viewMode: .sourceAccurate).compactMap { token -> Token? in
            let range = token.own
            guard !range.isEmpty, !ranges.cut(range) else { return nil }
            return Token(text: token.text, place: moved(range.lowerBound), line: plain.line(of: range.lowerBound))
        }
        let lines = LineCounter(after)
        let right = after.tokens(viewMode: .sourceAccurate).compactMap { token -> Token? in
            let range = token.own
            guard !range.isEmpty, range.lowerBound >= start, !replaced.cut(range) else {
                return nil
            }
            return Token(text: token.text, place: range.lowerBound, line: lines.line(of: range.lowerBound))
        }
        if left == right { return [] }
        let first = zip(left, right).first { $0 != $1 }
        let line = first?.0.line ?? left.last?.line ?? 0
        return ["\(source.path):\(line): tokens differ: \(first.map { "\($0.0) \($0.1)" } ?? "one list is longer")"]
    }

    /// Where a byte at which something begins went.
    private func moved(_ place: Int) -> Int {
        let count = edits.firstPlace { $0.range.upperBound > place }
        guard count > 0 else { return place + start }
        return replaced[count - 1].upperBound + place - edits[count - 1].range.upperBound
    }

    // MARK: - Nodes

    private struct Node: Hashable {
        let kind: SyntaxKind
        let start: Int
        let count: Int
        /// The kinds of what encloses it, for statements and members.
        let path: [SyntaxKind]
    }

    private func nodeProblems() -> [String] {
        let left = nodes(of: before, besides: edits.map(\.range), place: moved)
        let right = nodes(of: after, besides: replaced, place: { $0 })
            .filter { $0.key.start >= start }
        guard left != right else { return [] }
        let lost = left.filter { right[$0.key] != $0.value }.map(\.key).min { $0.start < $1.start }
        let added = right.filter { left[$0.key] != $0.value }.map(\.key).min { $0.start < $1.start }
        return ["\(source.path): nodes differ: \(lost.map { "\($0)" } ?? "none") \(added.map { "\($0)" } ?? "none")"]
    }

    /// How often each node stands there that touches none of some stretches, nor has one beside it with blanks and
    /// comments between.
    private func nodes(
        of tree: SourceFileSyntax, besides stretches: [Range<Int>], place: (Int) -> Int
    ) -> [Node: Int] {
        let collector = NodeCollector(changed: stretches)
        collector.walk(tree)
        let tokens = tree.tokens(viewMode: .sourceAccurate).map(\.own).filter { !$0.isEmpty }
        // Both bounds rise from one stretch to the next, as those of stretches and tokens do.
        let touched = stretches.map { stretch in
            let next = tokens.firstPlace { $0.upperBound > stretch.lowerBound }
            let after = tokens.firstPlace { $0.lowerBound >= stretch.upperBound }
            return
                (next > 0 ? tokens[next - 1].upperBound : 0)...(after < tokens.count
                ? tokens[after].lowerBound : Int.max)
        }
        return collector.found.reduce(into: [:]) { counts, found in
            let range = found.range
            let first = touched.firstPlace { $0.upperBound >= range.lowerBound }
            guard first == touched.count || touched[first].lowerBound > range.upperBound else { return }
            let node = Node(kind: found.kind, start: place(range.lowerBound), count: range.count, path: found.path)
            counts[node, default: 0] += 1
        }
    }

    private final class NodeCollector: SyntaxAnyVisitor {
        private(set) var found: [(kind: SyntaxKind, range: Range<Int>, path: [SyntaxKind])] = []
        private var path: [SyntaxKind] = []
        private let changed: [Range<Int>]

        init(changed: [Range<Int>]) {
            self.changed = changed
            super.init(viewMode: .sourceAccurate)
        }

        /// Whether the path names a node. What a rule put around statements is none of theirs.
        private func encloses(_ node: Syntax) -> Bool {
            guard Self.enclosing.contains(node.kind) else { return false }
            return Self.introducer(of: node).map { !changed.cut($0.own) } ?? true
        }

        /// The token that makes a node what it is, where rules write such nodes.
        private static func introducer(of node: Syntax) -> TokenSyntax? {
            node.as(ClosureExprSyntax.self)?.leftBrace ?? node.as(FunctionDeclSyntax.self)?.funcKeyword
                ?? node.as(StructDeclSyntax.self)?.structKeyword ?? node.as(EnumDeclSyntax.self)?.enumKeyword
                ?? node.as(ClassDeclSyntax.self)?.classKeyword ?? node.as(ExtensionDeclSyntax.self)?.extensionKeyword
                ?? node.as(AccessorDeclSyntax.self)?.accessorSpecifier
        }

        private static let enclosing: Set<SyntaxKind> = [
            .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl, .functionDecl,
            .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorDecl, .closureExpr, .ifConfigClause,
        ]

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            let range = node.own
            if !range.isEmpty, !node.is(TokenSyntax.self) {
                let isItem = node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self)
                found.append((node.kind, range, isItem ? path : []))
            }
            if encloses(node) { path.append(node.kind) }
            return .visitChildren
        }

        override func visitAnyPost(_ node: Syntax) {
            if encloses(node) { path.removeLast() }
        }
    }
}

/// Counts lines as the compiler does, which believes `#sourceLocation`.
private struct LineCounter {
    private let breaks: [Int]
    /// Where a directive ends, and what the next line is called less its number in the file.
    private var shifts: [(end: Int, shift: Int)] = []

    init(_ tree: SourceFileSyntax) {
        // Asked for once: each time it is made anew.
        let bytes = tree.syntaxTextBytes
        breaks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        let finder = DirectiveFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        for (end, number) in finder.found { shifts.append((end, number - plainLine(of: end) - 1)) }
    }

    func line(of offset: Int) -> Int {
        let count = shifts.firstPlace { $0.end > offset }
        return plainLine(of: offset) + (count > 0 ? shifts[count - 1].shift : 0)
    }

    private func plainLine(of offset: Int) -> Int { breaks.firstPlace { $0 >= offset } + 1 }

    private final class DirectiveFinder: SyntaxVisitor {
        var found: [(end: Int, number: Int)] = []

        override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
            if let number = node.arguments.flatMap({ Int($0.lineNumber.text) }) {
                found.append((node.own.upperBound, number))
            }
            return .skipChildren
        }
    }
}

extension SyntaxProtocol {
    /// The node's bytes, without the blanks and comments around it.
    fileprivate var own: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension Range<Int> {
    /// Whether a replacement of this stretch, or an insertion at it, leaves less than all of another one as it was.
    fileprivate func cuts(_ other: Range<Int>) -> Bool {
        isEmpty ? other.lowerBound < lowerBound && lowerBound < other.upperBound : overlaps(other)
    }
}

extension Array {
    /// The first place whose element fits, where all behind one that fits do, too; the end for none.
    fileprivate func firstPlace(_ fits: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if fits(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension [Range<Int>] {
    /// Whether one of these stretches, which come in order and do not overlap, cuts another one.
    fileprivate func cut(_ range: Range<Int>) -> Bool {
        let first = firstPlace { $0.upperBound >= range.lowerBound }
        return self[first...].prefix { $0.lowerBound <= range.upperBound }.contains { $0.cuts(range) }
    }
}
