import TestSupport
import Testing

@testable import Goldens

@Suite struct LineDifferenceTests {
    @Test("line differences keep the order of the texts")
    func lines() {
        #expect(LineDifference.lines(from: "a\nb\nc", to: "a\nc\nd") == ["- b", "+ d"])
        #expect(LineDifference.lines(from: "a\n", to: "a\n").isEmpty)
    }

    @Test("What belongs together is found in long texts, too: nothing that stands is said to change")
    func long() {
        let old = (0..<50_000).map { "line \($0)" }
        var new = old
        for place in stride(from: 49_000, to: 0, by: -1000) {
            new[place] = "changed"
            new.insert("more", at: place / 2)
            new.remove(at: place / 3)
        }
        let lines = LineDifference.lines(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
        #expect(lines.count == 49 * 4)
        #expect(lines.filter { $0 == "+ changed" }.count == 49 && lines.filter { $0 == "+ more" }.count == 49)
        #expect(Self.applied(lines, to: old).sorted() == new.sorted())
    }

    @Test("Whatever two texts are, taking what went and adding what came gives the other; shared ends are never told")
    func random() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<300 {
            let count = Int.random(in: 0...600, using: &random)
            let words = Int.random(in: 1...700, using: &random)
            func text() -> [String] { (0..<count).map { _ in "w\(Int.random(in: 0..<words, using: &random))" } }
            let (old, new) = (["first"] + text() + ["last"], ["first"] + text() + ["last"])
            let lines = LineDifference.lines(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
            #expect(Self.applied(lines, to: old).sorted() == new.sorted())
            #expect(!lines.contains { $0.hasSuffix("first") || $0.hasSuffix("last") })
        }
    }

    /// The lines of `text` without those that went and with those that came, in any order.
    private static func applied(_ changes: [String], to text: [String]) -> [String] {
        var counts = text.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        for change in changes { counts[String(change.dropFirst(2)), default: 0] += change.hasPrefix("- ") ? -1 : 1 }
        return counts.flatMap { Array(repeating: $0.key, count: $0.value) }
    }
}
