import Foundation
import Pages
import TextFormatting

/// What the page shows, shared between the one who draws and those who answer the browser.
///
/// `@unchecked Sendable`: every access to the two variables happens while `condition` is locked.
final class WatchState: @unchecked Sendable {
    struct Picture: Sendable {
        var name: String
        var png: [UInt8]
        var passes: Int

        var jsonValue: JSONValue {
            .object([("name", .string(name)), ("offscreenPasses", .integer(passes))])
        }
    }

    struct Entry: Sendable {
        var name: String
        /// The last good pictures.
        var pictures: [Picture] = []
        var errors: [String] = []
        /// Whether what is wrong left nothing to draw, so that the pictures are earlier ones.
        var isOld = false
        /// The revision of the pictures.
        var revision = 0
    }

    private let condition = NSCondition()
    private var revision = 0
    private var entries: [Entry] = []

    /// Takes the scenes in their order; new ones begin without a picture.
    func setScenes(_ names: [String]) {
        condition.withLock {
            let old = Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            entries = names.map { old[$0] ?? Entry(name: $0) }
            change()
        }
    }

    /// A scene was drawn: with errors its last good pictures stay.
    func update(_ name: String, pictures: [Picture], errors: [String]) {
        condition.withLock {
            guard let index = entries.firstIndex(where: { $0.name == name }) else { return }
            change()
            entries[index].errors = errors
            entries[index].isOld = pictures.isEmpty && !entries[index].pictures.isEmpty
            guard !pictures.isEmpty else { return }
            entries[index].pictures = pictures
            entries[index].revision = revision
        }
    }

    private func change() {
        revision += 1
        condition.broadcast()
    }

    /// Waits until there is something newer than `known`; nil when `seconds` have passed before.
    func next(after known: Int, waiting seconds: Double) -> (revision: Int, state: [UInt8])? {
        condition.withLock {
            let end = Date(timeIntervalSinceNow: seconds)
            while revision <= known, condition.wait(until: end) {}
            guard revision > known else { return nil }
            return (revision, WatchPage.state(revision: revision, scenes: entries.enumerated().map(Self.scene)))
        }
    }

    private static func scene(_ index: Int, _ entry: Entry) -> WatchPage.Scene {
        let pictures = entry.pictures.enumerated().map { place, picture in
            (name: picture.name, address: "/picture/\(index)/\(place)?r=\(entry.revision)", passes: picture.passes)
        }
        return WatchPage.Scene(name: entry.name, pictures: pictures, isOld: entry.isOld, errors: entry.errors)
    }

    func picture(_ index: Int, _ place: Int) -> [UInt8]? {
        condition.withLock {
            guard entries.indices.contains(index), entries[index].pictures.indices.contains(place) else { return nil }
            return entries[index].pictures[place].png
        }
    }
}
