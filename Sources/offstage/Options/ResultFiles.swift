import ArgumentParser
import Foundation
import Goldens

/// Files that a test run tells its results in; - is standard output.
struct ResultFiles: ParsableArguments {
    @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"), completion: .file())
    var junit: String?

    @Option(help: ArgumentHelp("Write a summary in Markdown.", valueName: "file"), completion: .file())
    var summary: String?

    @Option(help: ArgumentHelp("Write a page of the failures, in one file.", valueName: "file"), completion: .file())
    var report: String?

    private var files: [(option: String, path: String)] {
        [("--junit", junit), ("--summary", summary), ("--report", report)].compactMap { option, path in
            path.map { (option, $0) }
        }
    }

    /// Whether one of the files is standard output.
    var takeStandardOutput: Bool { files.contains { $0.path == OutputFile.standard } }

    func validate() throws {
        for (index, file) in files.enumerated() {
            if file.path.isEmpty { throw ValidationError("\(file.option) takes a file, and this is an empty path") }
            guard let other = files[..<index].first(where: { $0.path == file.path }) else { continue }
            throw ValidationError("\(other.option) and \(file.option) would both write \(file.path)")
        }
    }

    /// Writes each file, also when another cannot be written.
    /// - Returns: what could not be written.
    @MainActor
    func write(_ tally: TestTally, _ writer: ReportWriter) async throws -> [FileFailure] {
        var failures: [FileFailure] = []
        func write(_ bytes: some Sequence<UInt8>, to path: String) {
            do { try OutputFile.write(Data(bytes), to: path) } catch { failures.append(error) }
        }
        if let junit { write(JUnitReport(tally.cases).xml.utf8, to: junit) }
        if let summary { write(MarkdownSummary(tally).text.utf8, to: summary) }
        if let report { write(try await writer.html(tally), to: report) }
        return failures
    }
}
