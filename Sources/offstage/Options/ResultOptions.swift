import Answers
import ArgumentParser

/// Files that a test run tells its results in; - is standard output.
struct ResultOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"), completion: .file())
    var junit: String?

    @Option(help: ArgumentHelp("Write a summary in Markdown.", valueName: "file"), completion: .file())
    var summary: String?

    @Option(help: ArgumentHelp("Write a page of the failures, in one file.", valueName: "file"), completion: .file())
    var report: String?

    var files: ResultFiles { ResultFiles(junit: junit, summary: summary, report: report) }

    func validate() throws {
        let files = files.files
        for (index, file) in files.enumerated() {
            if file.path.isEmpty { throw ValidationError("\(file.option) takes a file, and this is an empty path") }
            guard let other = files[..<index].first(where: { $0.path == file.path }) else { continue }
            throw ValidationError("\(other.option) and \(file.option) would both write \(file.path)")
        }
    }
}
