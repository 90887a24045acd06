import Foundation
import Testing

@testable import Answers

/// What lies in folders with links.
@Suite struct FolderWalkTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(UUID().uuidString)")

    private func make(_ files: [String], links: [(String, String)]) throws {
        for file in files {
            let url = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
        }
        for (name, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
        }
    }

    private func walk(_ name: String = "") throws -> FolderWalk {
        try FolderWalk(folder.appendingPathComponent(name).path)
    }

    @Test("A link to a folder elsewhere is entered, also where the link is what was named")
    func links() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try make(
            ["there/a.yml", "there/deep/b.yml", "here/c.yml"], links: [("here/d", "../there"), ("here/e.yml", "c.yml")])
        #expect(try walk("here").files == ["c.yml", "d/a.yml", "d/deep/b.yml", "e.yml"])
        #expect(try walk("here/d").files == ["a.yml", "deep/b.yml"])
        #expect(try walk("here").circles.isEmpty)
    }

    @Test("A folder is entered once, by its own way where there is one; a link to one around it is a circle")
    func circles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try make(
            ["real/a.yml", "real/x/b.yml"],
            links: [
                ("also", "real"), ("real/loop", ".."), ("real/x/me", "."), ("gone", "nowhere"), ("real/x/up", "../x"),
            ])
        let walk = try walk()
        #expect(walk.files == ["gone", "real/a.yml", "real/x/b.yml"])
        #expect(walk.folders.map { $0.dropFirst(folder.path.count) } == ["", "/real", "/real/x"])
        #expect(walk.circles.map { $0.dropFirst(folder.path.count) } == ["/real/loop", "/real/x/me", "/real/x/up"])
    }

    @Test("Links that double at each of many levels cost what there is", arguments: [4, 40])
    func doubling(levels: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let links = (0..<levels - 1).flatMap { [("l\($0)/x", "../l\($0 + 1)"), ("l\($0)/y", "../l\($0 + 1)")] }
        try make((0..<levels).map { "l\($0)/a.yml" }, links: links)
        #expect(try walk("l0").files.count == levels)
    }

    @Test("A walk that meets too much ends with a sentence, whether links lead there or not")
    func tooMuch() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try make(["there/a.yml", "there/b.yml", "here/c.yml"], links: [("here/d", "../there")])
        func sentence(_ name: String, most: Int) -> String? {
            do {
                _ = try FolderWalk(folder.appendingPathComponent(name).path, most: most)
                return nil
            } catch {
                return (error as? AnswerFailure)?.problems.first?.message
            }
        }
        #expect(sentence("there", most: 2) == nil)
        #expect(
            sentence("there", most: 1)
                == "more than 1 files and folders lie below this folder: name the one with the scenes")
        #expect(sentence("here", most: 4) == nil)
        #expect(
            sentence("here", most: 3)
                == "more than 3 files and folders lie below this folder, links to folders followed: "
                + "name the one with the scenes")
    }
}
