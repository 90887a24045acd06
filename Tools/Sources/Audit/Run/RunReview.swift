import SwiftSyntax

/// Finds the places in a package's sources of what a run of its tests told.
struct RunReview {
    let rules: [AuditRule]
    let facts: AuditFacts
    private let files: [String: AuditFile]
    /// The file that stands for what belongs to none.
    private let fallback: AuditFile?

    /// - Parameter fallback: Nil where findings without a place are somebody else's: those of a folder of the package.
    init(_ rules: [AuditRule], _ facts: AuditFacts, _ files: [AuditFile], fallback: AuditFile?) {
        self.rules = rules.filter { !$0.kinds.isEmpty }
        self.facts = facts
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        self.fallback = fallback
    }

    private struct Place: Hashable {
        let path: String
        let offset: Int
    }

    private struct Told: Hashable {
        let rule: String
        let place: Place
        let view: String?
        /// Figures may be others in another test.
        let words: String
    }

    /// The findings with their places; what several tests told is one.
    func findings(_ told: [RunFinding]) -> [Finding] {
        var order: [Told] = []
        var all: [Told: [RunFinding]] = [:]
        for finding in told {
            guard let rule = rules.first(where: { $0.kinds.contains(finding.kind) }), let place = place(of: finding)
            else { continue }
            let key = Told(
                rule: rule.id, place: place, view: finding.view,
                words: String(finding.message.filter { !$0.isNumber && $0 != "." }))
            if all[key] == nil { order.append(key) }
            all[key, default: []].append(finding)
        }
        return order.compactMap { key in
            guard let file = file(key.place.path), let rule = RuleTable.rule(key.rule), let first = all[key]?.first
            else { return nil }
            let place = file.place(of: key.place.offset)
            return Finding(
                rule: rule.id, path: file.path, line: place.line, column: place.column,
                utf16Column: file.utf16Column(place), message: Self.message(first, all[key] ?? []),
                severity: rule.severity, text: file.text(ofLine: place.line))
        }
    }

    private func file(_ path: String) -> AuditFile? { files[path] ?? (fallback?.path == path ? fallback : nil) }

    /// The sentence, with the test, and how many others told the same.
    private static func message(_ finding: RunFinding, _ all: [RunFinding]) -> String {
        let tests = Set(all.compactMap(\.test)).sorted()
        let sentence = finding.message.hasSuffix(".") ? String(finding.message.dropLast()) : finding.message
        guard let first = tests.first else { return sentence }
        let others = tests.count - 1
        return "\(sentence) (\(first)" + (others == 0 ? ")" : " and \(others) other test\(others == 1 ? "" : "s"))")
    }

    // MARK: Places

    /// Where the class is declared that a finding belongs to: the nearest of the package's own, else one that its
    /// sentence names, else the test's.
    private func place(of finding: RunFinding) -> Place? {
        let named = [finding.view.map { String($0.prefix { $0 != ":" }) }].compactMap(\.self)
        let words = finding.message.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            .filter { $0.first?.isUppercase == true }
        for name in finding.types + named + words {
            if let place = declaration(of: name) { return place }
        }
        if let place = finding.test.flatMap(suite).flatMap(declaration) { return place }
        return fallback.map { Place(path: $0.path, offset: 0) }
    }

    /// `FeedTests` of `AppTests.FeedTests/testShows`.
    private func suite(_ test: String) -> String? {
        let path = test.split(separator: "/").dropLast().joined(separator: ".")
        return path.split(separator: ".").last.map(String.init)
    }

    /// Sources come before tests, which may have a type of the same name.
    private func declaration(of name: String) -> Place? {
        let all = (facts.types[name] ?? []).filter { $0.type.kind != .extension && $0.type.kind != .protocol }
        guard let found = all.first(where: { files[$0.path]?.isTest == false }) ?? all.first else { return nil }
        return Place(path: found.path, offset: found.type.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}
