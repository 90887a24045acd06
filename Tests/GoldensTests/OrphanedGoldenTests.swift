import Foundation
import Testing
import UIKit

@testable import Goldens

@MainActor
@Suite struct OrphanedGoldenTests {
    private let place = GoldenPlace()

    @Test("what no scene makes is listed and pruned; what may belong to an unreadable scene is not")
    func orphans() throws {
        defer { place.remove() }
        let journal = RecordingJournal(goldens: place.folder.goldens)
        for name in ["kept", "gone", "old/gone", "broken-dark", "broken", "brokenness"] {
            try journal.write(name, picture: Data("p".utf8), text: "t")
        }
        try Data("mine".utf8).write(to: place.folder.goldens.appendingPathComponent("README.md"))
        let orphans = OrphanedGoldens(in: place.folder.goldens, names: ["kept"], unreadable: ["broken"])
        #expect(
            orphans.files == [
                "brokenness.png", "brokenness.txt", "gone.png", "gone.txt", "old/gone.png", "old/gone.txt",
            ])
        try orphans.prune()
        #expect(
            place.files() == [
                "README.md", "broken-dark.png", "broken-dark.txt", "broken.png", "broken.txt", "kept.png", "kept.txt",
            ])
        #expect(!FileManager.default.fileExists(atPath: place.folder.goldens.appendingPathComponent("old").path))
    }
}
