/// What a line of Swift Testing's output says.
package enum TestOutput: Equatable, Sendable {
    /// An expectation failed: the test's name, and where.
    case failed(test: String, place: String)
    /// The process ends by a trap.
    case trapped(String)
    /// All tests have run, so many.
    case ended(count: Int)

    package init?(_ line: String) {
        let line = Self.plain(line)
        if let failure = Self.failure(line) {
            self = failure
        } else if let mark = line.firstRange(of: "Fatal error: ") {
            self = .trapped(String(line[mark.upperBound...].prefix(120)))
        } else if let count = Self.count(line) {
            self = .ended(count: count)
        } else {
            return nil
        }
    }

    /// The line without its colours, which come as the terminal's name is handed down.
    private static func plain(_ line: String) -> String {
        let parts = line.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return line }
        return parts[0] + parts.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }.joined()
    }

    /// Reads `✘ Test "A name" recorded an issue with 1 argument a → 1 at ATests.swift:12:9: Expectation failed: …`.
    private static func failure(_ line: String) -> TestOutput? {
        let head = "✘ Test "
        guard line.hasPrefix(head), let mark = line.firstRange(of: " recorded an issue") else { return nil }
        let name = line[line.index(line.startIndex, offsetBy: head.count)..<mark.lowerBound]
        let words = line[mark.upperBound...].split(separator: " ")
        let place = words.first { $0.contains(".swift:") } ?? ""
        return .failed(
            test: name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : String(name),
            place: place.split(separator: ":").prefix(2).joined(separator: ":"))
    }

    /// Reads `✔ Test run with 12 tests in 3 suites passed after 0.5 seconds.`.
    private static func count(_ line: String) -> Int? {
        guard let mark = line.firstRange(of: "Test run with ") else { return nil }
        return line[mark.upperBound...].split(separator: " ").first.flatMap { Int($0) }
    }
}
