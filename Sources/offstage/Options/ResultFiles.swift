import ArgumentParser
import Foundation

/// Files that a test run tells its results in.
struct ResultFiles: ParsableArguments {
    @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"), completion: .file())
    var junit: String?

    @Option(help: ArgumentHelp("Write a summary in Markdown.", valueName: "file"), completion: .file())
    var summary: String?

    @Option(help: ArgumentHelp("Write a page of the failures, in one file.", valueName: "file"), completion: .file())
    var report: String?

    @MainActor
    func write(_ tally: TestTally, _ writer: ReportWriter) async throws {
        if let junit {
            try OutputFile.write(Data(JUnitReport(tally.cases).xml.utf8), to: URL(fileURLWithPath: junit))
        }
        if let summary {
            try OutputFile.write(Data(MarkdownSummary(tally).text.utf8), to: URL(fileURLWithPath: summary))
        }
        if let report { try await OutputFile.write(Data(writer.html(tally)), to: URL(fileURLWithPath: report)) }
    }
}
