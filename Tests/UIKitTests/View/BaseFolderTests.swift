import Foundation
import Testing

/// What every view has knows no kind of view: it asks hooks that the kinds override. So a class more is no edit there.
@Suite("Base folders of UIKit")
struct BaseFolderTests {
    /// Groups of folders of `Sources/UIKit` that hold what all views share.
    private static let folders: Set = ["Core", "Drawing"]

    private struct SourceLine {
        let place: String
        let folder: String
        let code: String

        /// What stands between signs, in order.
        var words: [String] {
            code.utf8.split { !(($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x5F) }
                .map { String($0) ?? "" }
        }
    }

    /// The lines of all sources, without comments and strings.
    private static func lines() throws -> [SourceLine] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/UIKit")
            .standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().flatMap { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
                SourceLine(
                    place: "Sources/UIKit/\(path):\(index + 1)",
                    folder: String(path.split(separator: "/").first ?? ""), code: code(of: line))
            }
        }
    }

    /// A line without what stands in quotes, and without its comment. An escaped quote may hide a little more.
    private static func code(of line: Substring) -> String {
        let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
        let unquoted = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
        return unquoted.range(of: "//").map { String(unquoted[..<$0.lowerBound]) } ?? unquoted
    }

    /// Classes of views that are declared outside the base folders.
    private static func subclasses(in lines: [SourceLine]) -> Set<String> {
        var parents: [(name: String, parent: String, folder: String)] = []
        for line in lines {
            let words = line.words
            // `class Name: Parent`; a class without a parent has no fourth word.
            if let index = words.firstIndex(of: "class"), words.count > index + 2 {
                parents.append((words[index + 1], words[index + 2], line.folder))
            }
        }
        var views: Set = ["UIView"]
        while let next = parents.first(where: { views.contains($0.parent) && !views.contains($0.name) }) {
            views.insert(next.name)
        }
        return Set(parents.filter { views.contains($0.name) && !folders.contains($0.folder) }.map(\.name))
    }

    @Test("They name no class of views that is declared elsewhere")
    func namesNoSubclass() throws {
        let lines = try Self.lines()
        let subclasses = Self.subclasses(in: lines)
        #expect(subclasses.isSuperset(of: ["UILabel", "UIScrollView", "UIStackView", "UIImageView"]))
        for line in lines where Self.folders.contains(line.folder) {
            for word in line.words where subclasses.contains(word) {
                Issue.record("\(line.place) names \(word): let it override a hook of UIView")
            }
        }
    }

    @Test("They ask no view whether it is a window")
    func asksForNoWindow() throws {
        for line in try Self.lines() where Self.folders.contains(line.folder) {
            if line.code.contains(/(is|as\?|as!) UIWindow\b/) {
                Issue.record("\(line.place) asks for a window: let UIWindow override a hook of UIView")
            }
        }
    }
}
