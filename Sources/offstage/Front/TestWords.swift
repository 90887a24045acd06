import Answers
import ArgumentParser

/// The words behind `offstage swift test`: the options that are ours, and what SwiftPM is told.
struct TestWords {
    /// Ours, which mean what they mean to `offstage test`.
    private static let options = ["--junit", "--report"]
    /// What SwiftPM takes a value for, and says of a run what a later one need not hear; flags likewise.
    private static let valuesOfOneRun = [
        "--filter", "--skip", "-s", "--specifier", "--num-workers", "--xunit-output", "--attachments-path",
    ]
    private static let flagsOfOneRun = [
        "--parallel", "--no-parallel", "--skip-build", "--experimental-xunit-message-failure",
    ]

    /// Where our results go; nil where nobody asked for them.
    let results: ResultFiles?
    /// The words for SwiftPM, as they were given.
    let others: [String]

    /// - Parameters:
    ///   - words: those behind the verb; a double dash ends ours.
    ///   - hasList: Whether the package has a list of its tests for Linux, made by hand or long ago: that of a package
    ///     for iOS names what is not there. SwiftPM then looks for tests itself.
    init(_ words: [String], hasList: Bool = false) throws {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        var (ours, others): ([String], [String]) = ([], [])
        var rest = words[..<end]
        while let word = rest.popFirst() {
            if Self.options.contains(word) {
                ours += [word] + [rest.popFirst()].compactMap(\.self)
            } else if Self.options.contains(where: { word.hasPrefix($0 + "=") }) {
                ours.append(word)
            } else {
                others.append(word)
            }
        }
        if hasList, !others.contains("--enable-test-discovery") { others.append("--enable-test-discovery") }
        self.others = others + words[end...].dropFirst()
        results = ours.isEmpty ? nil : try Self.parsed(ours)
        if results?.junit != nil { try checkResults() }
    }

    private static func parsed(_ words: [String]) throws -> ResultFiles {
        let files = try ResultOptions.parsedBehindVerb(words).files
        guard !files.takeStandardOutput else {
            throw ValidationError("standard output is SwiftPM's; --junit and --report take files")
        }
        return files
    }

    /// XCTest's results are written where each test has a process of its own, and at one place.
    private func checkResults() throws {
        if others.contains("--no-parallel") {
            throw ValidationError(
                "SwiftPM tells XCTest's results with --parallel only, and --no-parallel contradicts it")
        }
        if has("--xunit-output") {
            throw ValidationError("--junit and --xunit-output both take the results; one of them is enough")
        }
    }

    private func has(_ option: String) -> Bool { others.contains { $0 == option || $0.hasPrefix(option + "=") } }

    /// What SwiftPM is told, so that it leaves results.
    func arguments(resultsAt path: String) -> [String] {
        var words = others
        if !has("--xunit-output") { words += ["--xunit-output", path] }
        if results?.junit != nil {
            words += ["--parallel", "--experimental-xunit-message-failure"].filter { !others.contains($0) }
        }
        return words
    }

    /// The words that build and find the same tests again, without those about how this run ran.
    var lasting: [String] {
        var words: [String] = []
        var rest = others[...]
        while let word = rest.popFirst() {
            if Self.valuesOfOneRun.contains(word) {
                rest = rest.dropFirst()
            } else if !Self.flagsOfOneRun.contains(word),
                !Self.valuesOfOneRun.contains(where: { word.hasPrefix($0 + "=") })
            {
                words.append(word)
            }
        }
        return words
    }
}
