import Foundation
import YAMLTree

extension SceneReader {
    /// The node as messages name it.
    @inline(never)
    func describe(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, let isPlain):
            if isPlain && Self.isNull(text) { return "null" }
            let shown =
                text.unicodeScalars.count > 40
                ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))) + "…" : text
            let oneLine = shown.replacingOccurrences(of: "\n", with: " ")
            return isPlain ? "'\(oneLine)'" : "\"\(oneLine)\""
        case .sequence(let items): return items.isEmpty ? "an empty list" : "a list of \(items.count)"
        case .mapping: return "a map"
        }
    }

    /// Reports that a node is not what was expected; a colour that became a comment gets a message of its own.
    @inline(never)
    func mismatch(_ node: YAMLNode, expected: String) {
        if isNull(node), let color = sources.source(of: node.mark).unquotedColor(behind: node.mark) {
            report("\(color) without quotes is a comment in YAML: write \"\(color)\"", at: node.mark)
        } else {
            report("found \(describe(node))", at: node.mark, expected: expected)
        }
    }

    nonisolated static func isNull(_ text: String) -> Bool { text.isEmpty || text == "null" || text == "~" }

    @inline(never)
    func isNull(_ node: YAMLNode) -> Bool {
        if case .scalar(let text, true) = node.content { Self.isNull(text) } else { false }
    }

    func readBool(_ node: YAMLNode) -> Bool? {
        if case .scalar(let text, true) = node.content, let value = ["true": true, "false": false][text] {
            return value
        }
        mismatch(node, expected: "true or false")
        return nil
    }

    func readText(_ node: YAMLNode) -> String? {
        guard case .scalar(let text, let isPlain) = node.content, !(isPlain && Self.isNull(text)) else {
            mismatch(node, expected: "a text")
            return nil
        }
        return count(bytes: text.utf8.count, at: node.mark) ? text : nil
    }

    func readNumber(_ node: YAMLNode, _ range: NumberRange = .any) -> Double? {
        guard case .scalar(let text, true) = node.content else {
            mismatch(node, expected: range.sentence)
            return nil
        }
        do {
            return try SceneNumber.number(text, range)
        } catch  where error.isNotFinite {
            report("\(describe(node)) is not a finite number", at: node.mark, expected: error.expected)
        } catch {
            mismatch(node, expected: error.expected)
        }
        return nil
    }

    func readInteger(_ node: YAMLNode, _ range: ClosedRange<Int>) -> Int? {
        var text = ""
        if case .scalar(let plain, true) = node.content { text = plain }
        do {
            return try SceneNumber.whole(text, in: range)
        } catch {
            mismatch(node, expected: error.expected)
            return nil
        }
    }

    /// Reads one of a list of names.
    func readName(_ node: YAMLNode, of names: [String]) -> String? {
        guard case .scalar(let text, _) = node.content, !isNull(node) else {
            mismatch(node, expected: Self.choice(of: names))
            return nil
        }
        if names.contains(text) { return text }
        let nearest = nearestName(to: text, among: names)
        report(
            "unknown name \(describe(node))", at: node.mark, expected: Self.choice(of: names), suggestion: nearest)
        return nil
    }

    /// `a, b or c`; long lists are cut.
    nonisolated static func choice(of names: [String]) -> String {
        guard names.count > 1 else { return names.first ?? "nothing" }
        guard names.count <= 16 else { return names.prefix(8).joined(separator: ", ") + " or another name" }
        return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }
}
