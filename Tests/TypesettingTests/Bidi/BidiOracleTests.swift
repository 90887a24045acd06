import Testing

@testable import Typesetting

@Suite("Bidirectional text")
struct BidiOracleTests {
    @Test("levels and order of 120 strings are those of the tool fribidi")
    func fribidi() throws {
        let rows = try Oracle.rows("fribidi.tsv")
        #expect(rows.count == 120)
        for row in rows {
            let text = Self.unescaped(row[0])
            // All characters of the sample are one unit.
            let levels = Bidi.levels(of: Array(text.utf16), direction: .natural)
            #expect(levels.isRightToLeft == (row[1] == "R"), "\(row[0])")
            let line = levels.line(0..<levels.levels.count)
            #expect(line.map { Int($0) } == Self.numbers(row[2]), "\(row[0])")
            let order = Bidi.visualRuns(line).flatMap { run in
                run.level & 1 == 1 ? Array(run.range.reversed()) : Array(run.range)
            }
            #expect(order == Self.numbers(row[3]), "\(row[0])")
        }
    }

    private static func numbers(_ text: String) -> [Int] { text.split(separator: " ").compactMap { Int($0) } }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let slash = rest.range(of: "\\u") {
            result += rest[..<slash.lowerBound]
            let digits = rest[slash.upperBound...].prefix(4)
            if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                result.unicodeScalars.append(scalar)
            }
            rest = rest[slash.upperBound...].dropFirst(4)
        }
        return result + rest
    }

    @Test("a text without letters that run from right to left has level 0 with and without FriBidi")
    func shortWay() {
        let text = Array("plain 123 (text)\t1".utf16)
        let short = Bidi.levels(of: text, direction: .natural)
        // The letter forces the long way; its own level is left out.
        let long = Bidi.levels(of: text + [0x5D0], direction: .leftToRight)
        #expect(Array(long.levels.prefix(text.count)) == short.levels)
    }

    @Test("hebrew lies right of what follows it, in a paragraph that it begins")
    func lineOrder() {
        let layout = Texts.layout("שלום abc", width: 300)
        let line = layout.lines[0]
        #expect(line.runs.first?.face?.postScriptName.hasPrefix("Inter") == true)
        #expect(line.x + line.width > 299.99)
    }
}
