import SwiftSyntax

/// The comments of a file that silence rules: `// offstage:disable RULE: reason`.
///
/// One that stands alone on its line is for the next line, one behind code for its own; `disable-file` is for the file.
struct Disabling {
    private var lines: [Int: Set<String>] = [:]
    private var file: Set<String> = []
    /// Comments that name no rule that is there, or no reason.
    private(set) var faults: [(line: Int, column: Int, message: String)] = []

    init(_ file: AuditFile) {
        let bytes = file.source.bytes
        guard file.tree != nil, file.source.mentions("offstage:disable") else { return }
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let text = String(decoding: line, as: UTF8.self)
            guard let start = text.range(of: "// offstage:disable") else { continue }
            read(String(text[start.upperBound...]), line: index + 1, before: text[..<start.lowerBound])
        }
    }

    private mutating func read(_ words: String, line: Int, before: Substring) {
        let isForFile = words.hasPrefix("-file")
        let rest = isForFile ? words.dropFirst(5) : words[...]
        let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let rules = parts[0].split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
        let reason = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
        let column = before.utf8.count + 1
        func fault(_ message: String) { faults.append((line, column, message)) }
        if rules.isEmpty { return fault("this names no rule") }
        for rule in rules where RuleTable.rule(rule) == nil {
            fault("there is no rule '\(rule)'\(Self.nearest(rule))")
        }
        if reason.isEmpty { fault("'\(rules.joined(separator: ", "))' is disabled without a reason") }
        if isForFile {
            file.formUnion(rules)
        } else {
            let isAlone = before.allSatisfy(\.isWhitespace)
            lines[isAlone ? line + 1 : line, default: []].formUnion(rules)
        }
    }

    /// A hint at the rule that was meant.
    static func nearest(_ name: String) -> String {
        let near = RuleTable.listed.map(\.id).filter {
            $0.contains(name) || name.contains($0) || $0.hasPrefix(name.prefix(5))
        }
        return near.first.map { "; is '\($0)' meant?" } ?? ""
    }

    func silences(_ finding: Finding) -> Bool {
        file.contains(finding.rule) || lines[finding.line]?.contains(finding.rule) == true
    }
}

extension String {
    /// Where a text stands first; nil for nowhere.
    fileprivate func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
}
