import CompilerFront

/// Builds all mutants into one program of tests; what does not compile is dropped, and the build tried again.
struct MutantBuild {
    let tree: MutantTree
    let files: [String]
    let table: TargetTable
    /// The modules that gain mutants, and the test targets that are built.
    let modules: [String]
    let tests: [String]
    let isDebug: Bool
    /// Where the compiler's files go, and its words.
    let scratch: String
    let tell: (String) -> Void

    /// Enough for modules one above the other, each of which is type-checked, then looked at for its ways.
    private static let mostTries = 12

    /// - Parameter seconds: Gives what is left of the time.
    /// - Returns: The mutants that compile, and the program.
    func run(_ drawn: [Mutant], seconds: () -> Double) throws -> ([Mutant], TestProgram) {
        var mutants = drawn
        tell("builds \(drawn.count) mutants in \(tree.folder), with the tests of \(tests.joined(separator: ", "))")
        for attempt in 1...Self.mostTries {
            try tree.update(files, changed: try changed(mutants, highest: drawn.count))
            var errors = CompilerErrors(root: tree.folder)
            var output = ""
            let end = try swift(["build", "--product", "\(table.package)PackageTests"], seconds: seconds()) { line in
                errors.read(line)
                output += line + "\n"
            }
            try Files.update("\(scratch).log", with: Array(output.utf8))
            if end == .exited(0) { return (mutants, TestProgram(folder: tree.folder, path: try program())) }
            if end == .timedOut { throw MutantFault("the build takes all of the time; give --minutes more") }
            let (blamed, others) = errors.blamed(of: mutants)
            if let row = others.first {
                throw MutantFault("\(row.path):\(row.line): \(row.message), where no mutant is; see \(scratch).log")
            }
            guard !blamed.isEmpty else { throw MutantFault("the build fails; see \(scratch).log") }
            mutants.removeAll { blamed.contains($0.number) }
            tell("build \(attempt): \(blamed.count) do not compile, \(mutants.count) left")
        }
        throw MutantFault("after \(Self.mostTries) builds there still are mutants that do not compile")
    }

    /// The files that differ from the package's: with mutants in them, and the switch of each module.
    private func changed(_ mutants: [Mutant], highest: Int) throws -> [String: [UInt8]] {
        var changed: [String: [UInt8]] = [:]
        for (path, mutants) in Dictionary(grouping: mutants, by: \.site.path) {
            guard let bytes = Files.read("\(tree.root)/\(path)") else { throw MutantFault("\(path) is gone") }
            changed[path] = MutatedFile.text(bytes, with: mutants)
        }
        for module in modules {
            guard let target = table.module(module) else { continue }
            changed["\(target.path)/\(SwitchFile.name)"] = Array(SwitchFile.text(count: highest).utf8)
        }
        return changed
    }

    private func swift(_ words: [String], seconds: Double, hear: (String) -> Void) throws -> HeardRun.End {
        let flags = isDebug ? ["-c", "debug"] : ["-c", "release", "-Xswiftc", "-enable-testing"]
        let run = HeardRun(
            ["swift"] + words + ["--package-path", tree.folder, "--scratch-path", scratch] + flags, in: tree.folder,
            environment: ["OFFSTAGE_TESTS": tests.joined(separator: " ")], seconds: seconds)
        return try run.run { line in
            hear(line)
            return true
        }
    }

    private func program() throws -> String {
        var folder = ""
        _ = try swift(["build", "--show-bin-path"], seconds: 120) { if $0.hasPrefix("/") { folder = $0 } }
        let path = "\(folder)/\(table.package)PackageTests.xctest"
        guard Files.exists(path) else { throw MutantFault("the build left no \(path)") }
        return path
    }
}
