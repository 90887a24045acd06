import Rewriter
import SwiftSyntax

/// A file that is reviewed: its tree, or why there is none.
package struct AuditFile: Sendable {
    package let path: String
    let source: SourceText
    let tree: SourceFileSyntax?
    /// Where and why it does not parse.
    let fault: (line: Int, column: Int, reason: String)?
    /// Byte offsets of the lines.
    private let lineStarts: [Int]

    package init(_ source: SourceText) {
        path = source.path
        let parsed = ParsedFile(source)
        tree = parsed.tree
        self.source = parsed.source
        lineStarts = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        fault = parsed.fault.map { fault in
            (source.line(of: fault.offset), source.column(of: fault.offset), fault.reason)
        }
    }

    init(unreadable path: String) {
        self.path = path
        source = SourceText(path: path, bytes: [])
        (tree, lineStarts) = (nil, [0])
        fault = (1, 1, "it cannot be read")
    }

    /// The module that a file is taken for a part of: what lies in one folder of `Sources`, or at the top.
    var module: String {
        let parts = path.split(separator: "/")
        guard let place = parts.lastIndex(where: { ["Sources", "Tests", "Source"].contains($0) }) else {
            return String(parts.first ?? "")
        }
        return parts.prefix(min(place + 2, parts.count - 1)).joined(separator: "/")
    }

    var name: String { String(path.split(separator: "/").last ?? "") }
    var isTest: Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Test" }
            || name.hasSuffix("Tests.swift")
    }

    func place(of offset: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    /// A column of bytes as one of UTF-16.
    func utf16Column(_ place: (line: Int, column: Int)) -> Int {
        let start = lineStarts[place.line - 1]
        return String(decoding: source.bytes[start..<min(source.bytes.count, start + place.column - 1)], as: UTF8.self)
            .utf16.count + 1
    }

    /// A line, from 1, without the blanks around it.
    func text(ofLine line: Int) -> String {
        let start = lineStarts[line - 1]
        let end = line < lineStarts.count ? lineStarts[line] - 1 : source.bytes.count
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0D]
        let bytes = source.bytes[start..<max(start, end)]
        let head = bytes.drop { blanks.contains($0) }
        let tail = head.reversed().drop { blanks.contains($0) }
        return String(decoding: tail.reversed(), as: UTF8.self)
    }
}
