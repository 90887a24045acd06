import Foundation
import Testing

/// `behaviors.tsv` lists every behaviour that the guides claim; a row is `shown` exactly when a test carries its id.
@Suite struct BehaviorTable {
    private struct Row {
        var id: String
        var sentence: String
        var status: String
    }

    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func rows() throws -> [Row] {
        let text = try String(contentsOf: folder.appendingPathComponent("behaviors.tsv"), encoding: .utf8)
        return try text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 3, "three cells in: \(line)")
            return Row(id: cells[0], sentence: cells[1], status: cells[2])
        }
    }

    private func idsInTests() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let pattern = #/@Test\(\s*"([A-Z0-9]+-[0-9]+) /#
        return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map { String($0.output.1) }
        }
    }

    @Test("the table and the names of the tests agree")
    func agreement() throws {
        let shown = try rows().filter { $0.status == "shown" }.map(\.id)
        #expect(Set(try idsInTests()).subtracting(shown).isEmpty, "tests whose row is not marked as shown")
        #expect(Set(shown).subtracting(try idsInTests()).isEmpty, "rows marked as shown without a test")
    }

    @Test("every row has one id, a sentence and a known status")
    func wellFormed() throws {
        let rows = try rows()
        #expect(Set(rows.map(\.id)).count == rows.count)
        #expect(rows.allSatisfy { $0.sentence.hasSuffix(".") })
        #expect(
            rows.allSatisfy { $0.status == "shown" || $0.status == "not simulated" || $0.status.hasPrefix("waits: ") })
    }
}
