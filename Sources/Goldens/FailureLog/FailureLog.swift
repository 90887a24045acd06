import Foundation

/// A file that the tests of one run tell their failed goldens to, a line of JSON each, from several processes at once.
package struct FailureLog: Sendable {
    /// The name in the environment under which a run hands its file to the programs of tests.
    package static let variable = "OFFSTAGE_FAILURE_LOG"

    package let file: URL

    package init(_ file: URL) {
        self.file = file
    }

    /// The file that the run asks for; nil where it asks for none.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment[Self.variable], !path.isEmpty else { return nil }
        file = URL(fileURLWithPath: path)
    }

    /// Whether a program of tests has begun, be it that nothing failed.
    package var hasBegun: Bool { FileManager.default.fileExists(atPath: file.path) }

    /// Appends a line in one piece.
    package func add(_ failure: LoggedFailure) throws(FileFailure) {
        guard var line = try? JSONEncoder().encode(failure) else { return }
        line.append(UInt8(ascii: "\n"))
        try FileFailure.writing(file.path) { () throws(SystemRefusal) in
            try OpenFile(file.path, O_WRONLY | O_APPEND | O_CREAT).write(line)
        }
    }

    /// What there is, one entry a golden: the last, in the order of the goldens.
    package var failures: [LoggedFailure] {
        let lines = (try? Data(contentsOf: file))?.split(separator: UInt8(ascii: "\n")) ?? []
        let decoder = JSONDecoder()
        let all = lines.compactMap { try? decoder.decode(LoggedFailure.self, from: $0) }
        let last = Dictionary(all.map { ([$0.goldens, $0.name], $0) }) { $1 }
        return last.values.sorted { ($0.goldens, $0.name) < ($1.goldens, $1.name) }
    }
}
