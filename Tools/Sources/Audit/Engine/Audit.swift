import Dispatch
import Rewriter
import SwiftSyntax
import Synchronization

/// A review of files.
package struct Audit: Sendable {
    package struct Unparsed: Sendable, Equatable {
        package let path: String
        package let line: Int
        package let column: Int
        package let reason: String
    }

    package struct Result: Sendable {
        package var findings: [Finding] = []
        /// Files that were not reviewed, and why.
        package var unparsed: [Unparsed] = []
        /// What needs a newer iOS where nothing guards it, the newest first.
        package var needs: [AvailabilityNeed] = []
        package var fileCount = 0
        /// How it was looked for what only shows at work.
        package var run = RunState.notAsked
        /// Findings that comments silence.
        package var silenced = 0

        /// The least version that the code needs.
        package var leastVersion: IOSVersion? { needs.map(\.version).max() }
    }

    let rules: [AuditRule]
    let target: IOSVersion
    let availability: AvailabilityTable
    /// Whether a file is held to the target.
    let isHeld: @Sendable (String) -> Bool

    package init(
        rules: [AuditRule], target: IOSVersion, availability: AvailabilityTable = .empty,
        isHeld: @escaping @Sendable (String) -> Bool = { _ in true }
    ) {
        (self.rules, self.target, self.availability, self.isHeld) = (rules, target, availability, isHeld)
    }

    /// Reviews the files of one package.
    /// - Parameters:
    ///   - observed: What a run of the package's tests told.
    ///   - manifest: The file that stands for what the run told of no class; nil: that is left out.
    package func run(
        _ paths: [String], observed: [RunFinding] = [], manifest: String? = nil,
        read: @escaping @Sendable (String) -> [UInt8]?
    ) -> Result {
        let bytes = read
        let read = Self.each(paths) { path -> (AuditFile, FileFacts?) in
            guard let bytes = bytes(path) else { return (AuditFile(unreadable: path), nil) }
            let file = AuditFile(SourceText(path: path, bytes: bytes))
            return (file, file.tree.map(FileFacts.init))
        }
        let facts = AuditFacts(read.compactMap { file, facts in facts.map { (file, $0) } })
        let index = RuleIndex(rules.filter { !$0.isForTests })
        let testIndex = RuleIndex(rules.filter(\.isForTests))
        let parts = Self.each(read.map(\.0)) { review($0, facts, $0.isTest ? testIndex : index) }
        var result = Result(fileCount: paths.count)
        for part in parts {
            result.findings += part.findings
            result.unparsed += part.unparsed
            result.needs += part.needs
            result.silenced += part.silenced
        }
        let fallback = manifest.flatMap { path in
            bytes(path).map { AuditFile(SourceText(path: path, bytes: $0)) }
        }
        let shown = RunReview(rules, facts, read.map(\.0), fallback: fallback).findings(observed)
        for (path, findings) in Dictionary(grouping: shown, by: \.path).sorted(by: { $0.key < $1.key }) {
            let file = read.lazy.map(\.0).first { $0.path == path } ?? fallback
            let disabling = file.map(Disabling.init)
            let kept = findings.filter { disabling?.silences($0) != true }
            result.silenced += findings.count - kept.count
            result.findings += kept
        }
        result.needs.sort { ($1.version, $0.path, $0.line) < ($0.version, $1.path, $1.line) }
        return result
    }

    /// Reviews texts, as tests have them.
    package func run(
        texts: [String: String], observed: [RunFinding] = [], manifest: String? = nil
    ) -> Result {
        run(texts.keys.sorted(), observed: observed, manifest: manifest) { texts[$0].map { Array($0.utf8) } }
    }

    private func review(_ file: AuditFile, _ facts: AuditFacts, _ index: RuleIndex) -> Result {
        var result = Result()
        guard let tree = file.tree else {
            let fault = file.fault ?? (1, 1, "it does not parse")
            result.unparsed = [Unparsed(path: file.path, line: fault.line, column: fault.column, reason: fault.reason)]
            return result
        }
        guard !tree.isOfOtherSystems else { return result }
        let scope = Scope(
            file, facts, target: target, availability: isHeld(file.path) ? availability : .empty,
            asksAvailability: asks(RuleTable.newerThanTarget))
        AuditWalk(scope, index).walk(tree)
        let disabling = Disabling(file)
        let kept = scope.findings.filter { !disabling.silences($0) }
        result.silenced = scope.findings.count - kept.count
        result.findings = (kept + faults(disabling, file)).sorted {
            ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule)
        }
        result.needs = scope.needs
        return result
    }

    private func asks(_ rule: AuditRule) -> Bool { rules.contains { $0.id == rule.id } }

    private func faults(_ disabling: Disabling, _ file: AuditFile) -> [Finding] {
        guard asks(RuleTable.unexplained) else { return [] }
        return disabling.faults.map { fault in
            Finding(
                rule: RuleTable.unexplained.id, path: file.path, line: fault.line, column: fault.column,
                utf16Column: file.utf16Column((fault.line, fault.column)),
                message: fault.message, severity: RuleTable.unexplained.severity, text: file.text(ofLine: fault.line))
        }
    }

    /// What a function gives for each of some values, on all processors.
    private static func each<Value: Sendable, Made: Sendable>(
        _ values: [Value], _ make: @Sendable (Value) -> Made
    ) -> [Made] {
        let made = Mutex<[(Int, Made)]>([])
        // A few values at a time: small files come and go faster than threads take them.
        let stride = 8
        DispatchQueue.concurrentPerform(iterations: (values.count + stride - 1) / stride) { part in
            let range = (part * stride)..<min(values.count, (part + 1) * stride)
            let results = range.map { ($0, make(values[$0])) }
            made.withLock { $0 += results }
        }
        return made.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
