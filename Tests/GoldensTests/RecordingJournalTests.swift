import Foundation
import Testing

@testable import Goldens

@MainActor
@Suite struct RecordingJournalTests {
    private let place = GoldenPlace()
    private struct Killed: Error {}

    /// Writes a golden and dies at the n-th change of the file system.
    /// - Returns: false when it came to its end before.
    private func write(_ name: String, _ picture: Data?, _ text: String, dyingAt step: Int) throws -> Bool {
        var steps = 0
        var journal = RecordingJournal(goldens: place.folder.goldens)
        journal.checkpoint = {
            steps += 1
            if steps == step { throw Killed() }
        }
        do {
            try journal.write(name, picture: picture, text: text)
            return false
        } catch is Killed {
            return true
        }
    }

    private func golden(_ name: String) -> [String] {
        let files = RecordingJournal(goldens: place.folder.goldens).current(name)
        return [files.picture, files.text].map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "none" }
    }

    @Test("killed at any step, a golden is the old or the new one, before and after the next run takes it up")
    func everyStep() throws {
        defer { place.remove() }
        var ends: Set<[String]> = []
        var step = 0
        var died = true
        while died {
            step += 1
            let name = "a/card\(step)"
            let journal = RecordingJournal(goldens: place.folder.goldens)
            try journal.write(name, picture: Data("old picture".utf8), text: "old text")
            died = try write(name, Data("new picture".utf8), "new text", dyingAt: step)
            let left = golden(name)
            #expect([["old picture", "old text"], ["new picture", "new text"]].contains(left), "step \(step)")
            try journal.recover()
            #expect(golden(name) == left, "step \(step): taking up changes no golden")
            ends.insert(left)
            #expect(place.files().allSatisfy { !$0.contains(".recording") }, "step \(step): nothing is left")
        }
        #expect(step == 7 && ends.count == 2, "the steps before the deciding one, and those after it, were tried")
    }

    @Test("a recording after an interrupted one takes nothing of it")
    func after() throws {
        defer { place.remove() }
        let journal = RecordingJournal(goldens: place.folder.goldens)
        try journal.write("card", picture: Data("old picture".utf8), text: "old text")
        #expect(try write("card", Data("lost picture".utf8), "lost text", dyingAt: 3))
        try journal.write("card", picture: nil, text: "new text")
        #expect(golden("card") == ["old picture", "new text"])
        #expect(place.files() == ["card.png", "card.txt"])
    }

    @Test("the next run says what was whole, what was begun and what was not looked at, once")
    func leftover() throws {
        defer { place.remove() }
        let run = RecordingRun(goldens: place.folder.goldens)
        #expect(run.leftover() == nil)
        try run.begin(["a", "b", "c", "d"])
        try RecordingJournal(goldens: place.folder.goldens).write("a", picture: Data("p".utf8), text: "t")
        try run.finish("a")
        #expect(try write("b", Data("new".utf8), "new", dyingAt: 4))
        #expect(try write("c", Data("new".utf8), "new", dyingAt: 2))
        let left = try #require(run.leftover())
        #expect(left == .init(whole: ["b"], dropped: ["c.png"], unreached: ["b", "c", "d"], planned: 4))
        #expect(left.description.hasPrefix("an earlier recording was interrupted after 1 of 4 scenes\n"))
        try run.recover()
        #expect(golden("b") == ["new", "new"] && golden("c") == ["none", "none"])
        #expect(run.leftover() == nil)
        #expect(place.files() == ["a.png", "a.txt", "b.png", "b.txt"])
    }

    @Test("a run that ends by itself leaves nothing to tell")
    func ended() throws {
        defer { place.remove() }
        let run = RecordingRun(goldens: place.folder.goldens)
        try run.begin(["a"])
        try run.finish("a")
        try run.end()
        #expect(run.leftover() == nil && place.files() == [])
    }
}
