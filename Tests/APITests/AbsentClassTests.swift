import Foundation
import Testing

@Suite("Classes that are not here")
struct AbsentClassTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()

    private static func words(_ path: String, in folder: URL) throws -> [Substring] {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
    }

    @Test("Each class of UIKit is here, or on the page of what is absent with a reason or as not yet there")
    func page() throws {
        let classes = try Self.words("AppleNames/UIKitClasses.txt", in: Self.tests).filter { !$0.hasPrefix("#") }
        let here = Set(try Self.words("Docs/api/UIKit.txt", in: Self.root))
        let rows = try Self.words("Docs/absent-on-purpose.md", in: Self.root).filter { $0.hasPrefix("| ") }
        let named = Set(
            rows.flatMap { row in
                row.split(separator: "|")[0].split { !$0.isLetter && !$0.isNumber && $0 != "." }
            })
        try #require(classes.count > 350 && here.count > 5000 && rows.count > 40)
        #expect(classes.filter { !here.contains($0) && !named.contains($0) } == [], "neither here nor on the page")
        #expect(classes.filter { here.contains($0) && named.contains($0) } == [], "here, and on the page")
    }
}
