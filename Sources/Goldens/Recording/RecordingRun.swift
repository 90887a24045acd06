import Foundation
import TextFormatting

/// A run that records, kept on disk while it lasts, so that the next one can tell what an interrupted one left.
public struct RecordingRun: Sendable {
    private let goldens: URL

    /// The run that records into a folder of goldens.
    public init(goldens: URL) {
        self.goldens = goldens
    }

    /// What an interrupted run left.
    public struct Leftover: Hashable, Sendable {
        /// Goldens that were whole but not yet in place: they count as recorded.
        public var whole: [String]
        /// Goldens that were being written: the old ones still count.
        public var dropped: [String]
        /// Scenes that the run had not come to.
        public var unreached: [String]
        /// Scenes that it was to go through.
        public var planned: Int

        /// True when nothing was left and nothing remains to be done.
        public var isEmpty: Bool { whole.isEmpty && dropped.isEmpty && unreached.isEmpty && planned == 0 }
    }

    private var log: URL { goldens.appendingPathComponent(".recording-run") }

    /// What an earlier run left; nil when it ended by itself.
    public func leftover() -> Leftover? {
        let files = RecordingJournal(goldens: goldens).leftovers()
        let lines = (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        let planned = lines.filter { $0.hasPrefix("plan ") }.map { String($0.dropFirst(5)) }
        let done = Set(lines.filter { $0.hasPrefix("done ") }.map { String($0.dropFirst(5)) })
        let dropped = Set(files.parts.map { $0.lastPathComponent.replacingOccurrences(of: ".new.", with: ".") })
        let leftover = Leftover(
            whole: files.whole, dropped: dropped.sorted(), unreached: planned.filter { !done.contains($0) },
            planned: planned.count)
        return leftover.isEmpty ? nil : leftover
    }

    /// Puts into place what is whole, removes what is not, and forgets the run.
    public func recover() throws {
        try RecordingJournal(goldens: goldens).recover()
        try end()
    }

    /// Writes down which scenes a run will go through.
    public func begin(_ scenes: [String]) throws {
        try WholeFile.write(Data(scenes.map { "plan \($0)\n" }.joined().utf8), to: log)
    }

    /// Writes down that a scene's goldens are in place.
    public func finish(_ scene: String) throws {
        try FileFailure.writing(log.path) { () throws(SystemRefusal) in
            try OpenFile(log.path, O_WRONLY | O_APPEND).write(Data("done \(scene)\n".utf8))
        }
    }

    /// Forgets the run, which has come to its end.
    public func end() throws {
        try WholeFile.remove(log)
    }
}

extension RecordingRun.Leftover: CustomStringConvertible {
    /// What was left, a line for each kind.
    public var description: String {
        var lines = ["an earlier recording was interrupted"]
        if planned > 0 { lines[0] += " after \(planned - unreached.count) of \(planned.counted("scene"))" }
        if !whole.isEmpty { lines.append("  new and whole: " + whole.joined(separator: ", ")) }
        if !dropped.isEmpty { lines.append("  begun, the old ones count: " + dropped.joined(separator: ", ")) }
        if !unreached.isEmpty { lines.append("  not looked at: " + Self.list(unreached)) }
        return lines.joined(separator: "\n")
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(12).joined(separator: ", ")
        return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
    }
}
