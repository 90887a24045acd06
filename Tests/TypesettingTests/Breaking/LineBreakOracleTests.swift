import Testing

@testable import Typesetting

@Suite("Line breaks")
struct LineBreakOracleTests {
    @Test("600 rows of Unicode's test file have their opportunities")
    func unicodeTestFile() throws {
        let rows = try Oracle.rows("line-breaks.txt")
        #expect(rows.count == 600)
        for row in rows {
            let parts = row[0].split(separator: " ")
            var text = ""
            var allowed: [Int: Bool] = [:]
            for (index, part) in parts.enumerated().dropFirst() {
                if index % 2 == 1, let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) {
                    text.unicodeScalars.append(scalar)
                } else {
                    allowed[text.utf16.count] = part == "÷"
                }
            }
            let units = Array(text.utf16)
            let clusters = Clusters.starts(of: text, count: units.count)
            let breaks = LineBreaks.opportunities(in: units, clusters: clusters)
            for (index, start) in clusters.enumerated().dropFirst() {
                #expect((breaks[index - 1] != .forbidden) == allowed[start], "\(row[0]) at \(start)")
            }
        }
    }

    @Test("clusters begin where Swift's characters do, and units within have none")
    func clusters() {
        let text = "e\u{301}👩‍👩‍👧🇩🇪x"
        #expect(Clusters.starts(of: text, count: text.utf16.count) == [0, 2, 10, 14])
    }

    @Test("characters that end the library's process are kept from it")
    func deadlyCharacters() {
        for scalar in ["\u{FFFF}", "\u{1F1E6}", "\u{1F1FF}\u{FE0E}"] {
            let text = "a" + scalar + "b"
            let units = Array(text.utf16)
            let breaks = LineBreaks.opportunities(in: units, clusters: Clusters.starts(of: text, count: units.count))
            #expect(breaks.count == text.count)
        }
    }
}
