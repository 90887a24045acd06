import Rewriter
import SwiftOperators
import SwiftSyntax

/// Finds all places of a file where a mistake can be made, by one walk.
package final class SiteFinder: SyntaxAnyVisitor {
    private let source: SourceText
    private let module: String
    /// Where lines begin, in bytes.
    private let starts: [Int]
    private var sites: [Site] = []

    /// The sites of a file in their order; none of one that does not parse.
    package static func sites(in source: SourceText, module: String) -> [Site] {
        guard let tree = ParsedFile(source).tree else { return [] }
        let finder = SiteFinder(source, module)
        // Operators that the file declares itself are of no kind; what cannot be folded stays a row.
        finder.walk(OperatorTable.standardOperators.foldAll(tree) { _ in })
        return finder.sites.sorted {
            ($0.draft.range.lowerBound, $0.kind.rawValue) < ($1.draft.range.lowerBound, $1.kind.rawValue)
        }
    }

    private init(_ source: SourceText, _ module: String) {
        (self.source, self.module) = (source, module)
        starts = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        super.init(viewMode: .sourceAccurate)
    }

    package override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard !Exclusions.leaveOut(node) else { return .skipChildren }
        for (kind, draft) in MutantKind.drafts(at: node) { add(kind, draft, node) }
        return .visitChildren
    }

    private func add(_ kind: MutantKind, _ draft: Draft, _ node: Syntax) {
        let whole = lines(of: draft.range)
        let (before, after) = shown(draft, whole)
        // A list of statements is no statement itself: the site's own lines are those.
        let statement = node.is(CodeBlockItemListSyntax.self) ? nil : node.statement
        let around = statement.map { lines(of: $0.bytes) } ?? whole
        sites.append(
            Site(
                kind: kind, module: module, path: source.path, line: whole.lowerBound,
                lines: min(around.lowerBound, whole.lowerBound)...max(around.upperBound, whole.upperBound),
                before: before, after: after, draft: draft))
    }

    private func lines(of range: Range<Int>) -> ClosedRange<Int> {
        line(of: range.lowerBound)...line(of: max(range.lowerBound, range.upperBound - 1))
    }

    private func line(of offset: Int) -> Int { starts.partitioningIndex { $0 > offset } }

    /// The lines of a draft as they are and as they would be, each on one line.
    private func shown(_ draft: Draft, _ lines: ClosedRange<Int>) -> (String, String) {
        let start = starts[lines.lowerBound - 1]
        let end = lines.upperBound < starts.count ? starts[lines.upperBound] : source.bytes.count
        let (head, tail) = (source.bytes[start..<draft.range.lowerBound], source.bytes[draft.range.upperBound..<end])
        let after = Array(head) + Array(draft.mutated.utf8) + Array(tail)
        return (Self.flat(source.bytes[start..<end]), Self.flat(after[...]))
    }

    private static func flat(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Syntax {
    /// The nearest statement or member around a node.
    fileprivate var statement: Syntax? {
        var next: Syntax? = self
        while let node = next {
            if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return node }
            next = node.parent
        }
        return nil
    }
}

extension [Int] {
    /// The first place whose element meets a condition that all behind it meet, too.
    fileprivate func partitioningIndex(where isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
