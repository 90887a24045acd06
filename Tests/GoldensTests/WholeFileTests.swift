import Foundation
import Testing

@testable import Goldens

@Suite struct WholeFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test("What a killed process left goes with the next write to the folder; what is being written stays")
    func leftovers() throws {
        defer { remove() }
        func leave(_ name: String) throws { try Data("half".utf8).write(to: folder.appendingPathComponent(name)) }
        try leave(".offstage-dead.part")
        try leave(".offstage-alive.part")
        try leave(".offstage-mine")
        let other = open(folder.appendingPathComponent(".offstage-alive.part").path, O_RDWR)
        defer { close(other) }
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
        try WholeFile.write(Data("whole".utf8), to: folder.appendingPathComponent("card.txt"))
        #expect(names == [".offstage-alive.part", ".offstage-mine", "card.txt"])
        #expect(try WholeFile.readText(folder.appendingPathComponent("card.txt")) == "whole")
    }

    @Test("A file that is being written bears the lock that says so, and leaves nothing when it comes to no end")
    func lock() throws {
        defer { remove() }
        do {
            let file = try TemporaryFile(namedIn: folder.path)
            try file.write(Data("half".utf8))
            let name = try #require(names.first)
            #expect(names.count == 1 && name.hasPrefix(".offstage-") && name.hasSuffix(".part"))
            let other = open(folder.appendingPathComponent(name).path, O_RDWR)
            #expect(flock(other, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
            close(other)
        }
        #expect(names.isEmpty)
    }

    @Test("A file that is being written has no name that a process could leave behind when it is ended")
    func nameless() throws {
        defer { remove() }
        var file = try TemporaryFile(in: folder.path)
        try file.write(Data("half".utf8))
        #expect(names.isEmpty)
        try file.write(Data(" and half".utf8))
        try file.move(to: folder.appendingPathComponent("card.txt").path)
        #expect(names == ["card.txt"])
        #expect(try WholeFile.readText(folder.appendingPathComponent("card.txt")) == "half and half")
    }

    @Test("Many writers of one file leave one whole file")
    func writers() async throws {
        defer { remove() }
        let url = folder.appendingPathComponent("card.txt")
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<16 {
                group.addTask {
                    let text = String(repeating: "\(writer) ", count: 5000)
                    for _ in 0..<8 { try? WholeFile.write(Data(text.utf8), to: url) }
                }
            }
        }
        let words = Set(try WholeFile.readText(url).split(separator: " "))
        #expect(words.count == 1 && names == ["card.txt"])
    }

    @Test("A failure names the file, what was tried and why not")
    func failures() throws {
        defer { remove() }
        let file = folder.appendingPathComponent("file")
        // By its descriptor: what would replace a file cannot replace the device.
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        try WholeFile.write(Data(), to: file)
        func sentence(_ body: () throws -> Void) -> String {
            do {
                try body()
                return "no failure"
            } catch {
                return "\(error)"
            }
        }
        let path = file.path
        #expect(
            sentence { try WholeFile.write(Data(), to: file.appendingPathComponent("a/b")) }
                == "\(path)/a/b: error: cannot be written: \(path) is a file, not a folder")
        #expect(
            sentence { try WholeFile.write(Data(), to: folder) }
                == "\(folder.path): error: cannot be written: it is a folder")
        #expect(sentence { _ = try WholeFile.read(folder) } == "\(folder.path): error: cannot be read: it is a folder")
        #expect(
            sentence { _ = try WholeFile.read(file.appendingPathComponent("x")) }
                == "\(path)/x: error: cannot be read: there is no such file")
        #expect(
            sentence { try WholeFile.write(Data([1]), to: URL(fileURLWithPath: "/dev/fd/\(full)")) }
                == "/dev/fd/\(full): error: cannot be written: no space left on device")
        #expect(sentence { try WholeFile.remove(folder) } == "\(folder.path): error: cannot be removed: is a directory")
        #expect(sentence { try WholeFile.remove(file.appendingPathComponent("x")) } == "no failure")
    }
}
