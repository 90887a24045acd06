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
    }

    /// The lines of all sources, without comments and strings.
    private static func lines() throws -> [SourceLine] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/UIKit")
            .standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().flatMap { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
                let code = line.replacing(/"(\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
                return SourceLine(
                    place: "Sources/UIKit/\(path):\(index + 1)",
                    folder: String(path.split(separator: "/").first ?? ""), code: String(code))
            }
        }
    }

    /// Classes of views that are declared outside the base folders.
    private static func subclasses(in lines: [SourceLine]) -> Set<String> {
        var parents: [(name: String, parent: String, folder: String)] = []
        for line in lines {
            if let match = line.code.firstMatch(of: /\bclass (\w+): (\w+)/) {
                parents.append((String(match.1), String(match.2), line.folder))
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
            for word in line.code.matches(of: /\w+/).map({ String($0.0) }) where subclasses.contains(word) {
                Issue.record("\(line.place) names \(word): let it override a hook of UIView")
            }
        }
    }

    @Test("They ask no view whether it is a window")
    func asksForNoWindow() throws {
        for line in try Self.lines() where Self.folders.contains(line.folder) {
            if line.code.contains(/\b(is|as[?!]) UIWindow\b/) {
                Issue.record("\(line.place) asks for a window: let UIWindow override a hook of UIView")
            }
        }
    }
}
