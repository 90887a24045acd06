import CompilerFront
import Glibc
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
        let root = words.paths.first ?? "."
        guard let sources = Sources(words.paths) else {
            complain("error: \(root) is neither a folder nor a Swift file that can be read")
            return 2
        }
        guard !sources.paths.isEmpty else {
            complain("error: there are no Swift files below \(root)")
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
        let (target, origin) = target(in: sources)
        let (manifest, hasOwnTarget) = (manifest(in: sources), words.target != nil)
        let audit = Audit(rules: words.rules, target: target, availability: availability) { path in
            hasOwnTarget || manifest?.covers(path) != false
        }
        let result = audit.run(sources.paths) { Files.read(sources.full($0)) }
        return tell(result, old, target, origin)
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

    private func manifest(in sources: Sources) -> Manifest? {
        Files.read(sources.full("Package.swift")).map { Manifest(SourceText(path: "Package.swift", bytes: $0)) }
    }

    private func target(in sources: Sources) -> (IOSVersion, String) {
        if let target = words.target { return (target, "--ios") }
        if let manifest = manifest(in: sources) {
            if let version = manifest.statedVersion { return (version, "Package.swift") }
            return (Manifest.leastOfPackages, "SwiftPM, as Package.swift names no version,")
        }
        let versions = sources.projects.compactMap { path in
            Files.read(sources.full(path)).flatMap { Manifest.version(ofProject: String(decoding: $0, as: UTF8.self)) }
        }
        if let version = versions.min() { return (version, "the project") }
        return (IOSVersion(15), "the audit, as there is no manifest and no --ios,")
    }

    private func tell(_ result: Audit.Result, _ old: Baseline?, _ target: IOSVersion, _ origin: String) -> Int32 {
        if let path = words.newBaseline {
            let baseline = Baseline(result.findings)
            guard write(baseline.text, to: path) else { return 7 }
            print("\(path): \(result.findings.count) findings\n")
            return 0
        }
        let split = old?.subtracting(from: result.findings)
        let findings = split?.new ?? result.findings
        let report = AuditReport(
            result, findings: findings, target: target, origin: origin, known: result.findings.count - findings.count)
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
        return findings.isEmpty ? 0 : 1
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

    /// The files that are reviewed.
    private struct Sources: Sendable {
        /// Below the root.
        var paths: [String] = []
        var projects: [String] = []
        private var root = ""

        private static let spared: Set<String> = [
            "Pods", "Carthage", "DerivedData", "checkouts", "build", "node_modules", "SourcePackages", "Generated",
            "Vendor",
        ]

        init?(_ given: [String]) {
            let given = given.isEmpty ? ["."] : given
            if given.count == 1, Self.isFolder(given[0]) {
                root = given[0].count > 1 && given[0].hasSuffix("/") ? String(given[0].dropLast()) : given[0]
                let all = AdaptedFolder.files(of: root, below: "").filter(Self.counts)
                paths = all.filter { $0.hasSuffix(".swift") && !Self.isManifest($0) }.sorted()
                projects = all.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
                return
            }
            for path in given {
                guard path.hasSuffix(".swift"), access(path, R_OK) == 0 else { return nil }
                paths.append(path)
            }
        }

        func full(_ path: String) -> String { root.isEmpty || root == "." ? path : "\(root)/\(path)" }

        private static func isFolder(_ path: String) -> Bool {
            var information = stat()
            return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
        }

        private static func counts(_ path: String) -> Bool {
            !path.split(separator: "/").contains { $0.hasPrefix(".") || spared.contains(String($0)) }
        }

        private static func isManifest(_ path: String) -> Bool {
            let name = Files.name(path)
            return name == "Package.swift" || name.hasPrefix("Package@swift-")
        }
    }
}
