import ArgumentParser
import Foundation

/// Files and folders named on the command line.
struct SceneFiles: ParsableArguments {
    @Argument(
        help: "Scene files, or folders of them; - is standard input.",
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var paths: [String]

    static let suffixes: Set<String> = ["yml", "yaml", "json"]

    /// All scenes, folders searched in depth, in the order of their names. What is named twice is there once.
    /// - Throws: `CommandFailure` for paths that do not exist, and when no scene is found.
    func scenes() throws -> [SceneInput] {
        try Self.checkExistence(paths)
        var sources: [SceneInput] = []
        var known: Set<SceneInput> = []
        for path in paths {
            let found = try Self.isFolder(path) ? Self.scenes(below: path) : [SceneInput(path: path)]
            sources += found.filter { known.insert($0).inserted }
        }
        guard !sources.isEmpty else {
            let suffixes = Self.suffixes.sorted().joined(separator: ", ")
            throw CommandFailure(
                paths.map { Problem("there is no scene (\(suffixes)) in this folder", file: $0) }, ExitStatus.badInput)
        }
        return sources
    }

    /// All `reftest.list` files of the folders.
    func referenceLists() throws -> [SceneInput] {
        try paths.filter { try Self.isFolder($0) }.flatMap { folder in
            Self.inputs(below: folder) { $0.hasSuffix("reftest.list") }
        }
    }

    /// The folders that the scenes lie in; those that were named, with all below them.
    var folders: [(path: String, isDeep: Bool)] {
        paths.map { path in
            if (try? Self.isFolder(path)) == true { return (path, true) }
            let folder = (path as NSString).deletingLastPathComponent
            return (folder.isEmpty ? "." : folder, false)
        }
    }

    /// True when no single file is named.
    var areFolders: Bool { paths.allSatisfy { (try? Self.isFolder($0)) ?? false } }

    /// False for `-`.
    /// - Throws: `CommandFailure` for a path that does not exist.
    static func isFolder(_ path: String) throws -> Bool {
        if path == OutputFile.standard { return false }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            try checkExistence([path])
            return false
        }
        return isFolder.boolValue
    }

    /// - Throws: `CommandFailure` that names each path that does not exist.
    static func checkExistence(_ paths: [String]) throws {
        let missing = paths.filter { $0 != OutputFile.standard && !FileManager.default.fileExists(atPath: $0) }
        guard !missing.isEmpty else { return }
        throw CommandFailure(
            missing.map {
                $0.isEmpty ? Problem("a path is empty") : Problem("there is no such file or folder", file: $0)
            },
            ExitStatus.badInput)
    }

    private static func scenes(below folder: String) -> [SceneInput] {
        inputs(below: folder) { suffixes.contains(($0 as NSString).pathExtension) }
    }

    private static func inputs(below folder: String, where isWanted: (String) -> Bool) -> [SceneInput] {
        let base = URL(fileURLWithPath: folder)
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.sorted().filter(isWanted).map {
            SceneInput(url: base.appendingPathComponent($0), name: ($0 as NSString).deletingPathExtension)
        }
    }
}
