import Foundation

/// A piece of Swift source that is type-checked against the built modules.
///
/// A line that must not compile ends in `// error`, or in `// error: ` and a part of the message, one that the compiler
/// must warn of in `// warning`:
///
///     let stage: Stage? = nil  // error: cannot find type 'Stage'
public struct Snippet: Sendable {
    /// The language mode: `5` or `6`.
    public var mode: String
    public var source: String

    public init(mode: String = "6", _ source: String) {
        self.mode = mode
        self.source = source
    }

    /// The lines that must fail, or be warned of, from 1, with the part of the message that is asked for.
    func expected(_ kind: Complaint) -> [Int: String] {
        var expected: [Int: String] = [:]
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let mark = line.range(of: "// \(kind)") else { continue }
            expected[index + 1] = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }.description
        }
        return expected
    }

    /// What a compiler says of a line.
    enum Complaint { case error, warning }
}

extension Snippet {
    /// What is wrong with the snippets: errors that were not asked for, and lines that compiled though they must not.
    /// Empty when all is as they say.
    /// - Throws: When the compiler cannot be run.
    public static func problems(_ snippets: [Snippet]) async throws -> [String] {
        let modules = try BuiltModules()
        // As many at once as there are processors.
        return try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
            var results: [(Int, [String])] = []
            for (number, snippet) in snippets.enumerated() {
                if number >= ProcessInfo.processInfo.activeProcessorCount, let done = try await group.next() {
                    results.append(done)
                }
                group.addTask { (number, try snippet.problems(modules).map { "snippet \(number): \($0)" }) }
            }
            for try await done in group { results.append(done) }
            return results.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }

    private func problems(_ modules: BuiltModules) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Snippet.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let result = try Tool("swiftc").run(
            [
                "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "Snippet", "-swift-version", mode,
                "-diagnostic-style", "llvm",
            ]
                + modules.flags + [file.path])
        let (errors, found) = compare(result, .error, file: file.path)
        let failure = result.status != 0 && found == 0 ? ["the compiler failed: \(result.output.prefix(500))"] : []
        return errors + failure + compare(result, .warning, file: file.path).problems
    }

    /// What the compiler's complaints of one kind are too many and too few, and how many it has.
    private func compare(_ result: Tool.Result, _ kind: Complaint, file: String) -> (problems: [String], found: Int) {
        let all = expected(kind)
        var missing = all
        var problems: [String] = []
        var found = 0
        for line in result.output.split(separator: "\n") where line.contains(": \(kind): ") {
            // The compiler also prints the source, which has such words too.
            guard line.hasPrefix(file) || line.hasPrefix("<unknown>") else { continue }
            found += 1
            let message = line.components(separatedBy: "\(kind): ").dropFirst().joined(separator: "\(kind): ")
            let place = line.hasPrefix(file) ? line.dropFirst(file.count + 1).prefix { $0.isNumber } : ""
            guard let number = Int(place), let wanted = all[number] else {
                if kind == .error { problems.append("line \(place) does not compile: \(message)") }
                continue
            }
            missing[number] = nil
            if !wanted.isEmpty, !message.contains(wanted) {
                problems.append("line \(number): \(kind) “\(message)” instead of “\(wanted)”")
            }
        }
        let silence = kind == .error ? "compiles, though it must not" : "compiles without a warning"
        return (problems + missing.keys.sorted().map { "line \($0) \(silence)" }, found)
    }
}
