import CompilerFront
import Glibc
import Rewriter

/// `make mutants` from its words to its exit code.
package struct MutantsProgram {
    private let words: MutantsWords
    private let root: String
    private let folder: String
    private let start = ContinuousClock.now
    private let print: (String) -> Void
    private let complain: @Sendable (String) -> Void

    package init(
        _ words: MutantsWords, print: @escaping (String) -> Void, complain: @escaping @Sendable (String) -> Void
    ) throws(MutantFault) {
        guard let root = Self.real(words.package) else { throw MutantFault("there is no folder \(words.package)") }
        let folder = words.folder ?? "\(root)/.build/mutants"
        guard (try? Files.makeFolder(folder)) != nil, let folder = Self.real(folder) else {
            throw MutantFault("cannot make \(folder)")
        }
        (self.words, self.root, self.folder) = (words, root, folder)
        (self.print, self.complain) = (print, complain)
    }

    /// The path as the compiler names it.
    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    /// Draws, builds, runs and tells.
    package func run() throws {
        guard let manifest = Files.read("\(root)/Package.swift") else {
            throw MutantFault("there is no Package.swift in \(root)")
        }
        let table = TargetTable(manifest: SourceText(path: "Package.swift", bytes: manifest))
        let tests = try tests(in: table)
        let tree = MutantTree(root: root, folder: "\(folder)/tree")
        let files = try tree.files()
        let sites = try sites(files, table)
        // Some do not compile; the others take their places.
        let drawn = Draw.mutants(from: sites, count: words.count * 2, seed: words.seed)
        complain("\(sites.count) places in \(words.modules.joined(separator: ", ")); \(drawn.count) mutants are drawn")
        guard !words.lists else {
            return tell(drawn.prefix(words.count).map { .init(mutant: $0, verdict: nil) }, dropped: 0)
        }
        let build = MutantBuild(
            tree: tree, files: files, table: table, modules: words.modules, tests: tests, isDebug: words.isDebug,
            scratch: "\(folder)/build", tell: complain)
        let (built, program) = try build.run(drawn, seconds: left)
        complain("built in \(Int(start.duration(to: .now) / .seconds(1))) s")
        try trial(Array(built.prefix(words.count)), program, tests, dropped: drawn.count - built.count)
    }

    private func left() -> Double { words.minutes * 60 - start.duration(to: .now) / .seconds(1) }

    private func trial(_ mutants: [Mutant], _ program: TestProgram, _ tests: [String], dropped: Int) throws {
        let plain = try tests.compactMap { target in
            try PlainRun(target, of: program, notes: "\(folder)/reached", seconds: max(left(), 1), tell: complain)
        }
        guard !plain.isEmpty else { throw MutantFault("no tests run without a mutant; nothing can be told") }
        let (start, minutes) = (start, words.minutes)
        let runs = MutantRuns(
            program: program, plain: plain, left: { minutes * 60 - start.duration(to: .now) / .seconds(1) },
            tell: complain)
        let verdicts = runs.verdicts(of: mutants, jobs: words.jobs)
        tell(zip(mutants, verdicts).map { .init(mutant: $0, verdict: $1) }, dropped: dropped)
    }

    private func tell(_ rows: [MutantsReport.Row], dropped: Int) {
        let untried = rows.count { $0.verdict == .notRun }
        if untried > 0 { complain("\(words.minutes) minutes are over: \(untried) of \(rows.count) are not tried") }
        let report = MutantsReport(rows: rows, seed: words.seed, dropped: dropped)
        print(words.json ? report.json : report.text)
    }

    /// The test targets that cover the modules, in the manifest's order.
    private func tests(in table: TargetTable) throws -> [String] {
        for module in words.modules where table.module(module) == nil {
            throw MutantFault("there is no module \(module); there are \(table.modules.joined(separator: ", "))")
        }
        let all = table.targets.filter(\.isTest).map(\.name)
        if let wanted = words.tests {
            for name in wanted where !all.contains(name) {
                throw MutantFault("there is no test target \(name); there are \(all.joined(separator: ", "))")
            }
            return wanted
        }
        let covering = words.modules.reduce(into: Set<String>()) { $0.formUnion(table.tests(of: $1)) }
        guard !covering.isEmpty else { throw MutantFault("no test target names one of the modules") }
        return all.filter(covering.contains)
    }

    private func sites(_ files: [String], _ table: TargetTable) throws -> [Site] {
        var sites: [Site] = []
        for module in words.modules {
            guard let folder = table.module(module)?.path else { continue }
            for path in files where path.hasPrefix(folder + "/") && path.hasSuffix(".swift") {
                guard let bytes = Files.read("\(root)/\(path)") else { continue }
                sites += SiteFinder.sites(in: SourceText(path: path, bytes: bytes), module: module)
            }
        }
        guard !sites.isEmpty else { throw MutantFault("there is no place for a mutant") }
        return sites
    }
}
