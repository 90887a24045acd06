import Foundation
import Goldens

/// Files that a test run tells its results in; - is standard output.
package struct ResultFiles: Sendable {
    /// The results as JUnit XML.
    package var junit: String?
    /// A summary in Markdown.
    package var summary: String?
    /// A page of the failures, in one file.
    package var report: String?

    package init(junit: String? = nil, summary: String? = nil, report: String? = nil) {
        self.junit = junit
        self.summary = summary
        self.report = report
    }

    /// The files that are wanted, by the options that name them.
    package var files: [(option: String, path: String)] {
        [("--junit", junit), ("--summary", summary), ("--report", report)].compactMap { option, path in
            path.map { (option, $0) }
        }
    }

    /// Whether one of the files is standard output.
    package var takeStandardOutput: Bool { files.contains { $0.path == OutputFile.standard } }

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
