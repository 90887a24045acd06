import Foundation
import Testing

/// The tables in `behaviors/` list what is claimed of UIKit's behaviour, a file for each prefix of ids.
///
/// A row is `shown` exactly when a test carries its id at the start of its display name. Every other row says what it
/// waits for, or that it is not simulated.
@Suite struct BehaviorTable {
    /// How many rows each table has; ids run from 01.
    private static let counts = [
        "A11Y": 6, "AL": 30, "ANIM": 18, "ARCH": 21, "CAAN": 11, "CAL": 21, "CELL": 9, "CONC": 9, "CORNER": 10,
        "CV": 25, "DARK": 6, "DBG": 6, "DIFF": 12, "DYN": 4, "FRAME": 19, "GEST": 6, "HIT": 16, "IMG": 10, "KBD": 6,
        "LIFE": 34, "MEM": 16, "NAV": 16, "OFF": 6, "PIPE": 26, "SCENE": 7, "SHADOW": 7, "SWUI": 9, "TOUCH": 5,
        "TRAIT": 8, "TV": 20,
    ]

    private static let statuses: Set = [
        "shown", "waits: time", "waits: touches", "waits: screens", "waits: controls", "waits: lists",
        "waits: rewriting", "waits: next", "not simulated",
    ]

    private static let header = "id\tsentence\tstatus\twhere"

    private struct Row {
        var id: String
        var sentence: String
        var status: String
        /// The names of the files with its tests, or a dash.
        var place: String
    }

    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func rows(_ prefix: String) throws -> [Row] {
        let file = folder.appendingPathComponent("behaviors/\(prefix).tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        try #require(lines.first == Self.header, "\(prefix)")
        return try lines.dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 4, "four cells in: \(line)")
            return Row(id: cells[0], sentence: cells[1], status: cells[2], place: cells[3])
        }
    }

    private func rows() throws -> [Row] { try Self.counts.keys.flatMap(rows) }

    /// The folders with tests: those of this package, and of the packages beside it.
    private func testFolders() throws -> [URL] {
        let tests = folder.deletingLastPathComponent()
        let root = tests.deletingLastPathComponent()
        let beside = try ["Benchmarks", "Examples"].flatMap { name in
            let parent = root.appendingPathComponent(name)
            return try FileManager.default.contentsOfDirectory(atPath: parent.path).map(parent.appendingPathComponent)
        }
        let packages = ["Benchmarks", "Tools", "Tools/Companions"].map(root.appendingPathComponent) + beside
        let folders = packages.map { $0.appendingPathComponent("Tests") }
        return [tests] + folders.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    @Test("the tests of the packages beside this one are read, too")
    func beside() throws {
        let names = try testFolders().map { $0.deletingLastPathComponent().lastPathComponent }
        #expect(Set(["Tools", "Companions", "Recipes", "Dimmer"]).isSubset(of: names))
    }

    /// The names of the files, sorted, in which tests carry an id.
    private func placesOfTests() throws -> [String: [String]] {
        let pattern = #/@Test\(\s*"([A-Z0-9]+-[0-9]+)\b/#
        var places: [String: Set<String>] = [:]
        let files = try testFolders().flatMap { tests in
            try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)).compactMap {
                $0 as? URL
            }
        }
        for file in files where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
                places[String(match.output.1), default: []].insert(file.deletingPathExtension().lastPathComponent)
            }
        }
        return places.mapValues { $0.sorted() }
    }

    @Test("the tables have every row, in order, and no other")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/behaviors")
        #expect(Set(files) == Set(Self.counts.keys.map { "\($0).tsv" }))
        for (prefix, count) in Self.counts {
            let ids = (1...count).map { "\(prefix)-\($0 < 10 ? "0" : "")\($0)" }
            #expect(try rows(prefix).map(\.id) == ids)
        }
    }

    @Test("the tables and the names of the tests agree")
    func agreement() throws {
        let places = try placesOfTests()
        let rows = try rows()
        #expect(Set(places.keys).subtracting(rows.map(\.id)).isEmpty, "tests that name no row")
        for row in rows {
            #expect((row.status == "shown") == (places[row.id] != nil), "\(row.id) is \(row.status)")
            #expect(row.place == places[row.id]?.joined(separator: ", ") ?? "–", "\(row.id)")
        }
    }

    @Test("every row has a sentence and a known status")
    func wellFormed() throws {
        for row in try rows() {
            #expect(row.sentence.hasSuffix("."), "\(row.id)")
            #expect(Self.statuses.contains(row.status), "\(row.id) is \(row.status)")
        }
    }
}
