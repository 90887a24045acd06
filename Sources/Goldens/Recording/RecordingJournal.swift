import Foundation
import Offstage

/// Writes goldens so that a process that is killed leaves each of them old or new, never half.
///
/// A golden is two files, which no file system renames as one. So both are first written whole to `.recording/` in the
/// golden folder; then one rename, that of the text to `NAME.ready`, decides: from here on the golden *is* the new
/// one, also for readers. What remains, moving the files into place, can be repeated at any time.
struct RecordingJournal {
    let goldens: URL
    /// Runs between any two changes of the file system; a test that throws here is a process that was killed.
    var checkpoint: () throws -> Void = {}

    init(goldens: URL) {
        self.goldens = goldens
    }

    private var staging: URL { goldens.appendingPathComponent(".recording", isDirectory: true) }

    /// The files of a golden as they count now.
    func current(_ name: String) -> GoldenFiles {
        let files = GoldenFiles(name: name, in: goldens)
        let staged = Staged(name, in: staging)
        guard exists(staged.ready) else { return files }
        return GoldenFiles(picture: exists(staged.picture) ? staged.picture : files.picture, text: staged.ready)
    }

    /// - Parameter picture: nil leaves the picture as it is.
    func write(_ name: String, picture: Data?, text: String) throws {
        try makeFolder(goldens)
        let staged = Staged(name, in: staging)
        try GoldenLock(folder: goldens).hold {
            try stage(staged, picture: picture, text: text)
            try rename(staged.text, to: staged.ready)
            try checkpoint()
            try finish(name, staged)
            removeEmptyStaging()
        }
    }

    /// What an interrupted recording left here, without touching it.
    func leftovers() -> (whole: [String], parts: [URL]) {
        let names = FileManager.default.enumerator(atPath: staging.path)?.compactMap { $0 as? String } ?? []
        let whole = names.filter { $0.hasSuffix(".ready") }.map { String($0.dropLast(".ready".count)) }
        let parts = names.filter { name in
            ["png", "txt"].contains { type in
                name.hasSuffix(".new.\(type)") && !whole.contains(String(name.dropLast(".new.\(type)".count)))
            }
        }
        return (whole.sorted(), parts.sorted().map(staging.appendingPathComponent))
    }

    /// Moves what was whole into place and removes what was not.
    func recover() throws {
        guard exists(staging) else { return }
        try GoldenLock(folder: goldens).hold {
            let left = leftovers()
            for name in left.whole { try finish(name, Staged(name, in: staging)) }
            for part in left.parts { try WholeFile.remove(part) }
            removeEmptyStaging()
        }
    }

    // MARK: Steps

    private func stage(_ staged: Staged, picture: Data?, text: String) throws {
        try makeFolder(staged.text.deletingLastPathComponent())
        // One that was killed before may have left its picture, which is not this one's.
        try WholeFile.remove(staged.picture)
        try checkpoint()
        if let picture { try write(picture, to: staged.picture) }
        try checkpoint()
        try write(Data(text.utf8), to: staged.text)
        try checkpoint()
    }

    private func finish(_ name: String, _ staged: Staged) throws {
        let files = GoldenFiles(name: name, in: goldens)
        try makeFolder(files.picture.deletingLastPathComponent())
        if exists(staged.picture) { try rename(staged.picture, to: files.picture) }
        try checkpoint()
        try rename(staged.ready, to: files.text)
        try checkpoint()
    }

    /// Replaces what is there in one step.
    private func rename(_ source: URL, to target: URL) throws {
        guard Foundation.rename(source.path, target.path) == 0 else {
            throw FileFailure(.write, target.path, reason: SystemRefusal().reason)
        }
    }

    /// Writes a file of the staging folder, where a half one does no harm.
    private func write(_ data: Data, to url: URL) throws {
        try FileFailure.writing(url.path) { () throws(SystemRefusal) in
            try OpenFile(url.path, O_WRONLY | O_CREAT | O_TRUNC).write(data)
        }
    }

    private func makeFolder(_ url: URL) throws {
        try FileFailure.writing(url.path) { () throws(SystemRefusal) in try Folders.make(url.path) }
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    /// Folders that hold nothing any more, the deepest first; rmdir refuses all others.
    private func removeEmptyStaging() {
        let folders = FileManager.default.enumerator(atPath: staging.path)?.compactMap { $0 as? String } ?? []
        for folder in folders.sorted(by: >) { rmdir(staging.appendingPathComponent(folder).path) }
        rmdir(staging.path)
    }

    private struct Staged {
        let picture: URL
        let text: URL
        let ready: URL

        init(_ name: String, in folder: URL) {
            picture = folder.appendingPathComponent(name + ".new.png")
            text = folder.appendingPathComponent(name + ".new.txt")
            ready = folder.appendingPathComponent(name + ".ready")
        }
    }
}
