import ArgumentParser
import Foundation

/// A scene file and what its outputs are called.
struct SceneInput: Hashable, Sendable {
    let url: URL
    /// The path below the folder that was named, without a suffix: `shadows/card`.
    let name: String
}

/// Files and folders named on the command line.
struct SceneFiles: ParsableArguments {
    @Argument(help: "Scene files, or folders of them.", completion: .file(extensions: ["yml", "yaml", "json"]))
    var paths: [String]

    static let suffixes: Set<String> = ["yml", "yaml", "json"]

    /// All scenes, folders searched in depth, in the order of their names.
    /// - Throws: `ValidationError` for a path that does not exist, and when no scene is found.
    func scenes() throws -> [SceneInput] {
        let sources = try paths.flatMap { path in
            try Self.isFolder(path) ? Self.scenes(below: path) : [Self.single(path)]
        }
        guard !sources.isEmpty else {
            throw ValidationError("no scene (\(Self.suffixes.sorted().joined(separator: ", "))) in \(list(paths))")
        }
        return sources
    }

    /// All `reftest.list` files of the folders.
    func referenceLists() throws -> [URL] {
        try paths.filter { try Self.isFolder($0) }.flatMap { folder in
            Self.files(below: folder).filter { $0.hasSuffix("reftest.list") }.map {
                URL(fileURLWithPath: folder).appendingPathComponent($0)
            }
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

    /// - Throws: `ValidationError` for a path that does not exist.
    static func isFolder(_ path: String) throws -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ValidationError("there is no file or folder \(path)")
        }
        return isFolder.boolValue
    }

    private static func single(_ path: String) -> SceneInput {
        let url = URL(fileURLWithPath: path)
        return SceneInput(url: url, name: url.deletingPathExtension().lastPathComponent)
    }

    private static func scenes(below folder: String) -> [SceneInput] {
        let base = URL(fileURLWithPath: folder)
        return files(below: folder).filter { suffixes.contains(($0 as NSString).pathExtension) }.map {
            SceneInput(url: base.appendingPathComponent($0), name: ($0 as NSString).deletingPathExtension)
        }
    }

    private static func files(below folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
    }

    private func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
