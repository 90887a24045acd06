import CompileKit
import Foundation
import Testing

/// The public API of each product is a file under `Docs/api`, so that a change of it is a reviewed difference.
/// `make api` writes them.
@Suite("Public API")
struct APIListingTests {
    @Test(
        "Docs/api has what each product declares",
        arguments: ["CoreGraphics", "ImageIO", "QuartzCore", "UIKit", "Offstage", "SceneFile", "GoldenTesting"])
    func listing(of module: String) throws {
        let file = BuiltModules.root.appendingPathComponent("Docs/api/\(module).txt")
        let found = try PublicSymbols(of: module).listing
        if ProcessInfo.processInfo.environment["OFFSTAGE_RECORD_API"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try found.write(to: file, atomically: true, encoding: .utf8)
        }
        let known = try String(contentsOf: file, encoding: .utf8)
        let (old, new) = (Set(known.split(separator: "\n")), Set(found.split(separator: "\n")))
        let gone = old.subtracting(new).sorted().prefix(20)
        let added = new.subtracting(old).sorted().prefix(20)
        #expect(
            known == found,
            "gone: \(gone.joined(separator: "\n")); new: \(added.joined(separator: "\n")); `make api` writes the file")
    }
}
