import Foundation

/// The results of a run that SwiftPM wrote: a file of XCTest's, and beside it one of Swift Testing's.
struct PackageResults {
    /// XCTest's.
    let file: URL

    init(_ file: URL) {
        self.file = file
    }

    private var testingFile: URL {
        let name = file.deletingPathExtension().lastPathComponent + "-swift-testing." + file.pathExtension
        return file.deletingLastPathComponent().appendingPathComponent(name)
    }

    /// Whether tests ran at all.
    var exist: Bool { [file, testingFile].contains { FileManager.default.fileExists(atPath: $0.path) } }

    /// The tests that passed, by names in which a dot stands before each part: `Module.Suite.test()`.
    var passed: Set<String> {
        let cases = [file, testingFile].flatMap { Suite($0, name: "")?.cases ?? [] }
        return Set(cases.filter { !$0.hasFailed }.map(\.name))
    }

    /// One document of both, a suite each; of a framework without tests there is none.
    var junit: String {
        let suites = [Suite(file, name: "XCTest"), Suite(testingFile, name: "Swift Testing")].compactMap(\.self)
        func sum(_ name: String) -> Int { suites.reduce(0) { $0 + (Int($1.value(name)) ?? 0) } }
        let seconds = suites.reduce(0) { $0 + (Double($1.value("time")) ?? 0) }
        let head =
            "tests=\"\(sum("tests"))\" failures=\"\(sum("failures"))\" time=\"\(String(format: "%.3f", seconds))\""
        let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"offstage\" \(head)>"]
        return (lines + suites.map(\.text) + ["</testsuites>", ""]).joined(separator: "\n")
    }

    /// The element of one framework's file.
    private struct Suite {
        let text: String

        init?(_ file: URL, name: String) {
            guard let all = try? String(contentsOf: file, encoding: .utf8), all.contains("<testcase"),
                let start = all.range(of: "<testsuite "), let end = all.range(of: "</testsuite>", options: .backwards)
            else { return nil }
            let suite = String(all[start.lowerBound..<end.upperBound])
            let named = suite.range(of: "name=\"TestResults\"")
            text = Self.withoutFrame(named.map { suite.replacingCharacters(in: $0, with: "name=\"\(name)\"") } ?? suite)
        }

        /// XCTest's failures are what a test's program said; what it says around each test is left out.
        private static func withoutFrame(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                let start = "<failure message=\""
                guard line.hasPrefix(start), line.contains("&#10;") else { return String(line) }
                let said = line.dropFirst(start.count).components(separatedBy: "&#10;").filter { said in
                    !said.hasPrefix("Test Suite '") && !said.hasPrefix("Test Case '") && !said.hasPrefix("\t Executed ")
                }
                return start + said.joined(separator: "&#10;")
            }.joined(separator: "\n")
        }

        /// The tests with their names.
        var cases: [(name: String, hasFailed: Bool)] {
            text.components(separatedBy: "<testcase ").dropFirst().map { element in
                let head = " " + element.prefix { $0 != "\n" }
                let name = [Self.value("classname", in: head), Self.value("name", in: head)].joined(separator: ".")
                return (name, element.contains("<failure"))
            }
        }

        /// An attribute of the suite; empty for none.
        func value(_ attribute: String) -> String { Self.value(attribute, in: String(text.prefix { $0 != ">" })) }

        private static func value(_ attribute: String, in head: String) -> String {
            guard let start = head.range(of: " \(attribute)=\"") else { return "" }
            return String(head[start.upperBound...].prefix { $0 != "\"" })
        }
    }
}
