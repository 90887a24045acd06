import CompilerFront
import Rewriter

/// `offstage swift audit` from its words to its exit code.
package struct AuditProgram {
    private let words: AuditWords
    /// Where the table of versions lies by default.
    private let kit: String
    private let print: (String) -> Void
    private let complain: (String) -> Void
    private let isTerminal: Bool

    package init(
        _ words: AuditWords, kit: String, isTerminal: Bool = false, print: @escaping (String) -> Void,
        complain: @escaping (String) -> Void
    ) {
        (self.words, self.kit, self.isTerminal) = (words, kit, isTerminal)
        (self.print, self.complain) = (print, complain)
    }

    /// - Returns: What to exit with.
    package func run() -> Int32 {
        if let listing = words.listing { return list(listing) }
        let sources: AuditSources
        do {
            sources = try AuditSources(words.paths)
        } catch {
            complain("error: \(error.message)")
            return 2
        }
        var old: Baseline?
        if let path = words.baseline {
            guard let bytes = Files.read(path), let read = Baseline(reading: String(decoding: bytes, as: UTF8.self))
            else {
                complain("error: \(path) is no baseline; --write-baseline writes one")
                return 2
            }
            old = read
        }
        let manifests = sources.manifests.compactMap(manifest)
        let (target, origin) = target(in: sources, manifests)
        // Paths of files, and of a folder of a package, do not tell a target's from others.
        let holdsAll = words.target != nil || sources.ownManifest == nil
        let audit = Audit(rules: words.rules, target: target, availability: availability) { path in
            holdsAll || manifests.allSatisfy { $0.covers(path) }
        }
        let (state, observed) = words.runs ? run(in: sources) : (.notAsked, [])
        var result = audit.run(sources.paths, observed: observed, manifest: sources.ownManifest) {
            Files.read(sources.full($0))
        }
        result.run = state
        return tell(result, old, target, origin)
    }

    private func run(in sources: AuditSources) -> (RunState, [RunFinding]) {
        guard sources.manifests.count == 1, let manifest = sources.manifests.first else {
            return (.failed("there is no one Package.swift for what is reviewed"), [])
        }
        let folder = Files.parent(manifest)
        return PackageTests(folder: folder.isEmpty ? "." : folder, options: words.testOptions).run()
    }

    private var availability: AvailabilityTable {
        let path = words.availability ?? "\(kit)/availability.tsv"
        guard let bytes = Files.read(path) else {
            complain("warning: there is no table of versions at \(path): newer-than-target finds nothing")
            return .empty
        }
        return AvailabilityTable(String(decoding: bytes, as: UTF8.self))
    }

    private func list(_ listing: AuditWords.Listing) -> Int32 {
        switch listing {
        case .rules: print(RuleListing.text)
        case .markdown: print(RuleListing.markdown)
        case .checklist: print(RuleListing.checklist)
        case .help: print(AuditWords.help)
        }
        return 0
    }

    private func manifest(_ path: String) -> Manifest? {
        Files.read(path).map { Manifest(SourceText(path: path, bytes: $0)) }
    }

    private func target(in sources: AuditSources, _ manifests: [Manifest]) -> (IOSVersion, String) {
        if let target = words.target { return (target, "--ios") }
        // Files of several packages are held to the lowest.
        if let manifest = manifests.min(by: { $0.version < $1.version }) {
            let isStated = manifest.statedVersion != nil
            return (manifest.version, isStated ? "Package.swift" : "SwiftPM, as Package.swift names no version,")
        }
        let versions = sources.projects.compactMap { path in
            Files.read(sources.full(path)).flatMap { Manifest.version(ofProject: String(decoding: $0, as: UTF8.self)) }
        }
        if let version = versions.min() { return (version, "the project") }
        return (IOSVersion(15), "the audit, as there is no manifest and no --ios,")
    }

    private func tell(_ result: Audit.Result, _ old: Baseline?, _ target: IOSVersion, _ origin: String) -> Int32 {
        if let path = words.newBaseline { return writeBaseline(of: result, to: path) }
        let split = old?.subtracting(from: result.findings)
        let findings = split?.new ?? result.findings
        let report = AuditReport(
            result, findings: findings, target: target, origin: origin, known: result.findings.count - findings.count,
            asked: words.rules)
        var isWritten = true
        if let path = words.junit { isWritten = write(report.junit, to: path) && isWritten }
        if let path = words.sarif { isWritten = write(report.sarif, to: path) && isWritten }
        if words.json {
            print(report.json)
        } else if words.junit != "-", words.sarif != "-" {
            print(report.text(colored: isTerminal))
            if let gone = split?.gone, gone > 0 { print("\(gone) of the baseline are mended; write it again\n") }
        }
        if !isWritten { return 7 }
        return Self.code(of: result, findings)
    }

    private func writeBaseline(of result: Audit.Result, to path: String) -> Int32 {
        guard write(Baseline(result.findings).text, to: path) else { return 7 }
        for file in result.unparsed {
            complain("warning: \(file.path):\(file.line):\(file.column): not reviewed: \(file.reason)")
        }
        if let sentence = result.run.sentence { complain("warning: \(sentence)") }
        print("\(path): \(result.findings.count) findings\n")
        return Self.code(of: result, [])
    }

    /// What was not reviewed may be anything, so it weighs more than what was found.
    private static func code(of result: Audit.Result, _ findings: [Finding]) -> Int32 {
        result.unparsed.isEmpty && result.run.isWhole ? findings.isEmpty ? 0 : 1 : 2
    }

    private func write(_ text: String, to path: String) -> Bool {
        if path == "-" {
            print(text)
            return true
        }
        do {
            try Files.update(path, with: Array(text.utf8))
            return true
        } catch {
            complain("error: \(error)")
            return false
        }
    }
}
