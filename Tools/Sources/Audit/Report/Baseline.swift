/// Findings that a team knows and means to mend later, in a file.
///
/// A line is `rule TAB path TAB hash TAB count`: the hash is of the source's line without blanks, so that findings are
/// known again where lines have moved.
package struct Baseline: Sendable {
    private var counts: [Key: Int] = [:]

    private struct Key: Hashable, Comparable {
        let rule: String
        let path: String
        let hash: String

        static func < (one: Key, other: Key) -> Bool {
            (one.path, one.rule, one.hash) < (other.path, other.rule, other.hash)
        }
    }

    package init(_ findings: [Finding]) {
        for finding in findings { counts[Self.key(finding), default: 0] += 1 }
    }

    /// Reads what `text` has written; nil for what no baseline is.
    package init?(reading text: String) {
        let lines = text.split(separator: "\n")
        guard lines.first == Self.head[...] else { return nil }
        for line in lines.dropFirst() {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 4, let count = Int(cells[3]), count > 0 else { return nil }
            counts[Key(rule: cells[0], path: cells[1], hash: cells[2]), default: 0] += count
        }
    }

    private static let head = "# offstage swift audit, baseline 1"

    package var text: String {
        let lines = counts.sorted { $0.key < $1.key }.map { key, count in
            "\(key.rule)\t\(key.path)\t\(key.hash)\t\(count)"
        }
        return ([Self.head] + lines).joined(separator: "\n") + "\n"
    }

    /// The findings that are not in it, and how many of its own are gone.
    package func subtracting(from findings: [Finding]) -> (new: [Finding], gone: Int) {
        var left = counts
        let new = findings.filter { finding in
            guard let count = left[Self.key(finding)], count > 0 else { return true }
            left[Self.key(finding)] = count - 1
            return false
        }
        return (new, left.values.reduce(0, +))
    }

    private static func key(_ finding: Finding) -> Key {
        Key(rule: finding.rule, path: finding.path, hash: hash(finding.text))
    }

    /// FNV-1a over the text without its blanks, in hexadecimal.
    private static func hash(_ text: String) -> String {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 where byte != 0x20 && byte != 0x09 {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return String(value, radix: 16)
    }
}
