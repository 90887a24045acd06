import Answers
import Foundation
import Goldens
import Pages
import RenderServer

/// A run of `swift test` whose results are wanted in files: as JUnit XML, as a page of the pictures that failed.
@MainActor
struct PackageTestRun {
    let words: TestWords
    let files: ResultFiles
    /// SwiftPM's program.
    let swift: String

    /// - Returns: what to exit with.
    func run() async throws -> ExitStatus {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("offstage-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = FailureLog(folder.appendingPathComponent("failures"))
        let results = PackageResults(folder.appendingPathComponent("results.xml"))
        try removeOldFiles()
        setenv(FailureLog.variable, log.file.path, 1)
        let end = try ChildProgram.run(swift, ["test"] + words.arguments(resultsAt: results.file.path), name: "swift")
        switch end {
        case .signal(let number):
            try? FileManager.default.removeItem(at: folder)
            ChildProgram.die(of: number)
        case .code(let code) where log.hasBegun || results.exist: return try await tell(code, log.failures, results)
        // SwiftPM says 1 where it cannot build, too.
        case .code(let code): return code == 1 ? ExitStatus.badInput : ExitStatus(rawValue: code)
        }
    }

    /// What an earlier run left, so that nobody takes it for this one's.
    private func removeOldFiles() throws {
        for path in [files.junit, files.report].compactMap(\.self) {
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type == .typeRegular { try WholeFile.remove(URL(fileURLWithPath: path)) }
        }
    }

    private func tell(_ code: Int32, _ failures: [LoggedFailure], _ results: PackageResults) async throws -> ExitStatus
    {
        var problems: [FileFailure] = []
        func write(_ bytes: some Sequence<UInt8>, to path: String) {
            do { try OutputFile.write(Data(bytes), to: path) } catch { problems.append(error) }
        }
        if let junit = files.junit { write(results.junit.utf8, to: junit) }
        if let report = files.report {
            let page = SnapshotReport(failures, hasFailed: code != 0, passed: results.passed, lasting: words.lasting)
            write(await page.html(), to: report)
            Terminal.current.print("\(page.summary): \(report)")
        }
        for problem in problems { Terminal.current.complain(Problem(problem).text) }
        return problems.isEmpty ? ExitStatus(rawValue: code) : ExitStatus.cannotWrite
    }
}
