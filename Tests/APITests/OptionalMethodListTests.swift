import Foundation
import Testing

/// `AppleNames/OptionalMethods.tsv` lists every optional method of a delegate, with what a class gets that leaves it out.
@Suite("Optional methods")
struct OptionalMethodListTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What protocols of those who are told and asked end on.
    private static let endings = ["Delegate", "DataSource", "DelegateFlowLayout", "DataSourcePrefetching"]

    /// What delegates and data sources declare twice: as a requirement, and as what stands in for it.
    private func optionalMethods(of module: String) throws -> Set<String> {
        let text = try String(contentsOf: root.appendingPathComponent("Docs/api/\(module).txt"), encoding: .utf8)
        var counts: [String: Int] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix(" ") {
            let owner = line.prefix { $0 != "." }
            guard Self.endings.contains(where: owner.hasSuffix), owner.count < line.count else { continue }
            counts[String(line), default: 0] += 1
        }
        return Set(counts.filter { $0.value > 1 }.keys)
    }

    @Test("The list has each of them, and says what absence means")
    func list() throws {
        let file = root.appendingPathComponent("Tests/APITests/AppleNames/OptionalMethods.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: "\t").map(String.init) }
        let found = try ["QuartzCore", "UIKit"].map(optionalMethods).reduce(into: Set()) { $0.formUnion($1) }
        #expect(found == Set(rows.map { $0[0] }))
        #expect(rows.map { $0[0] } == rows.map { $0[0] }.sorted())
        #expect(rows.allSatisfy { $0.count == 2 && $0[1].hasSuffix(".") && $0[1].count > 10 })
    }
}
