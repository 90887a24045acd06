import Dispatch
import Foundation
import Synchronization

/// Runs cases, several at once, and keeps those that the program took badly.
struct FuzzRun: Sendable {
    let program: URL
    let interface: ProgramInterface
    let material: FuzzMaterial
    let seed: UInt64
    let failures: URL

    /// The number of cases that were taken badly; each is printed.
    func run(_ cases: [FuzzCase], jobs: Int) throws -> Int {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let tally = Mutex(Tally(total: cases.count))
        let problem = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: jobs) { job in
            do {
                for index in stride(from: job, to: cases.count, by: jobs) {
                    let complaints = try run(cases[index], in: folder.appendingPathComponent("\(job)"))
                    tally.withLock { $0.add(cases[index], complaints) }
                }
            } catch {
                problem.withLock { $0 = error }
            }
        }
        if let error = problem.withLock({ $0 }) { throw error }
        return tally.withLock { $0.failed }
    }

    private func run(_ fuzzCase: FuzzCase, in folder: URL) throws -> [String] {
        // Three levels down, so that `../..` stays in the folder.
        let place = folder.appendingPathComponent("a/b/c")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let attempt = try FuzzAttempt(fuzzCase, seed: seed, interface: interface, material: material, in: place)
        let outcome = try ProgramRun(program: program, arguments: attempt.arguments, in: place).outcome()
        let complaints = attempt.complaints(about: outcome, exitCodes: interface.exitCodes)
        if !complaints.isEmpty { try keep(fuzzCase, attempt, complaints, outcome, from: place) }
        return complaints
    }

    private func keep(
        _ fuzzCase: FuzzCase, _ attempt: FuzzAttempt, _ complaints: [String], _ outcome: ProgramOutcome, from place: URL
    ) throws {
        let folder = failures.appendingPathComponent("\(fuzzCase.kind.rawValue)-\(fuzzCase.index)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: place, to: folder)
        let words = attempt.arguments.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
        let account = """
            \(complaints.joined(separator: "\n"))

            offstage \(words.joined(separator: " "))

            \(outcome.description)
            """
        try account.write(to: folder.appendingPathComponent("account.txt"), atomically: true, encoding: .utf8)
    }

    /// What has been run, and its line on the terminal.
    private struct Tally: Sendable {
        let total: Int
        var done = 0
        var failed = 0
        private let isTerminal = isatty(STDERR_FILENO) == 1

        init(total: Int) { self.total = total }

        mutating func add(_ fuzzCase: FuzzCase, _ complaints: [String]) {
            done += 1
            if !complaints.isEmpty {
                failed += 1
                print("\(fuzzCase): \(complaints.joined(separator: "; "))")
            }
            guard isTerminal, done % 50 == 0 || done == total else { return }
            FileHandle.standardError.write(Data("\r\(done) of \(total)\(done == total ? "\n" : "")".utf8))
        }
    }
}
