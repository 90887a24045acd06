import Glibc
import Rewriter

/// A folder of sources that is written out again with the rewriting done, for people to read and keep.
package struct AdaptedFolder {
    package struct Outcome {
        package var rewritten = 0
        package var copied = 0
        package var problems: [Problem] = []
        /// The files that were copied though there is something to rewrite in them.
        package var warnings: [Problem] = []
    }

    private let source: String
    private let target: String
    private static let skipped: Set<String> = [".git", ".swiftpm", "DerivedData"]
    private static let holders: Set<Substring> = ["Sources", "Source", "Tests", "Test", "src"]

    package init(source: String, target: String) {
        self.source = source
        self.target = target
    }

    /// Writes all files, the Swift files of each module rewritten together.
    package func write(optionalMethods: Set<String>) throws -> Outcome {
        var outcome = Outcome()
        let (modules, others) = Self.contents(of: source)
        for path in others {
            try copy(path)
            outcome.copied += 1
        }
        for paths in modules {
            let sources = paths.map { SourceText(path: "\(source)/\($0)", bytes: Files.read("\(source)/\($0)") ?? []) }
            let result = Rewriter(for: .reading, optionalMethods: optionalMethods).rewrite(sources)
            for (path, text) in zip(paths, result.texts) {
                guard let text else {
                    try copy(path)
                    outcome.copied += 1
                    continue
                }
                try Files.update("\(target)/\(path)", with: Array(text.utf8))
                outcome.rewritten += 1
            }
            outcome.problems += result.problems
            outcome.warnings += result.warnings
        }
        return outcome
    }

    /// The files of a folder by their paths in it: those of each module, and all that no module compiles.
    package static func contents(of folder: String) -> (modules: [[String]], others: [String]) {
        var modules: [String: [String]] = [:]
        var others: [String] = []
        for path in files(of: folder, below: "") {
            if path.hasSuffix(".swift"), Files.name(path) != "Package.swift" {
                modules[module(of: path), default: []].append(path)
            } else {
                others.append(path)
            }
        }
        return (modules.sorted { $0.key < $1.key }.map(\.value), others)
    }

    /// The folder of the module that a file belongs to: the one below `Sources` or `Tests`, else the whole.
    private static func module(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard let holder = parts.firstIndex(where: holders.contains), holder + 2 < parts.count else { return "" }
        return parts[...(holder + 1)].joined(separator: "/")
    }

    private func copy(_ path: String) throws {
        try Files.update("\(target)/\(path)", with: Files.read("\(source)/\(path)") ?? [])
    }

    /// The paths of all files, in the order of their names. Links are left out.
    package static func files(of source: String, below folder: String) -> [String] {
        guard let directory = opendir(folder.isEmpty ? source : "\(source)/\(folder)") else { return [] }
        defer { closedir(directory) }
        var names: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(cString: $0.bindMemory(to: CChar.self).baseAddress!)
            }
            // Builds have folders of several names: `.build`, `.build-release`.
            guard name != ".", name != "..", !skipped.contains(name), !name.hasPrefix(".build") else { continue }
            var information = stat()
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard lstat("\(source)/\(path)", &information) == 0 else { continue }
            switch information.st_mode & S_IFMT {
            case S_IFDIR: names.append((path, true))
            case S_IFREG: names.append((path, false))
            default: break
            }
        }
        return names.sorted { $0.name < $1.name }.flatMap {
            $0.isFolder ? files(of: source, below: $0.name) : [$0.name]
        }
    }
}
