import Answers
import Foundation
import Goldens
import Pages
import TextFormatting

/// Makes the page of a package's pictures that failed, from what its tests told and the evidence that they left.
@MainActor
struct SnapshotReport {
    private let failures: [LoggedFailure]
    private let recorded: [LoggedFailure]
    /// Failures in tests that passed, as `withKnownIssue` lets them.
    private let expected: [LoggedFailure]
    private let hasFailed: Bool
    private let lasting: [String]

    /// - Parameters:
    ///   - hasFailed: Whether the run failed, be it by what is no picture.
    ///   - passed: The tests that passed all the same, as `PackageResults` has them.
    ///   - lasting: Words that build and find the tests again.
    init(_ found: [LoggedFailure], hasFailed: Bool, passed: Set<String>, lasting: [String]) {
        func isKnown(_ failure: LoggedFailure) -> Bool {
            !hasFailed || failure.test.map { passed.contains($0.replacing("/", with: ".")) } == true
        }
        recorded = found.filter { $0.kind == "recorded" }
        let others = found.filter { $0.kind != "recorded" }
        failures = others.filter { !isKnown($0) }
        expected = others.filter(isKnown)
        self.hasFailed = hasFailed
        self.lasting = lasting
    }

    var summary: String {
        var parts = [failures.isEmpty ? "no picture failed" : "\(failures.count.counted("picture")) failed"]
        if failures.isEmpty, recorded.isEmpty, hasFailed { parts.append("other tests did") }
        if !recorded.isEmpty { parts.append("\(recorded.count) recorded") }
        return parts.joined(separator: ", ")
    }

    private var notes: [String] {
        func note(_ sentence: String, _ list: [LoggedFailure]) -> String? {
            list.isEmpty ? nil : ([sentence + ":"] + list.map { name($0) + ": " + $0.message }).joined(separator: "\n")
        }
        return [
            note("Recorded, for which a test fails once; look at them and run again", recorded),
            note("Failed in tests that passed, as these know of it", expected),
        ].compactMap(\.self)
    }

    func html() async -> [UInt8] {
        let report = await FailureReport.filled(with: failures, jobs: nil, describe: describe) { failure in
            (failure.folder.picture(named: failure.name), failure.folder.actualPicture(named: failure.name))
        }
        return report.html(heading: "Pictures of tests", summary: summary, notes: notes, hasFailed: hasFailed)
    }

    private func describe(_ failure: LoggedFailure) -> FailureReport.Failure {
        var result = FailureReport.Failure(
            name: name(failure), kind: failure.kind, title: FailureReport.title(of: failure.kind),
            message: failure.message, lines: failure.folder.leftAccountDifference(named: failure.name))
        guard let test = failure.test, failure.kind != "cannotWrite" else { return result }
        result.scene = "--filter " + ShellWord.quoted(Self.filter(test))
        let words = ["offstage", "swift", "test"] + lasting.map(ShellWord.quoted) + [result.scene]
        result.accept = "OFFSTAGE_RECORD=failed " + words.joined(separator: " ")
        return result
    }

    /// What SwiftPM's `--filter` takes for this test alone: an expression that is looked for in its name, which goes on
    /// behind the parentheses of Swift Testing.
    static func filter(_ test: String) -> String {
        let escaped = test.map { "\\^$|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return "^" + escaped + (test.hasSuffix(")") ? "/" : "$")
    }

    /// The golden's path below this folder, without what every golden's path has.
    private func name(_ failure: LoggedFailure) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        let folder = failure.goldens.hasPrefix(here) ? String(failure.goldens.dropFirst(here.count)) : failure.goldens
        var parts = folder.split(separator: "/").filter { !["Golden", "__Snapshots__"].contains($0) }
        if parts.first == "Tests" { parts.removeFirst() }
        return (parts.map(String.init) + [failure.name]).joined(separator: "/")
    }
}
