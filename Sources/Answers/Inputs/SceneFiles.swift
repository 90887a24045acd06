import Foundation
import TextFormatting

/// Files and folders that are named; `-` is standard input.
package struct SceneFiles: Sendable {
    package let paths: [String]

    package init(_ paths: [String]) {
        self.paths = paths
    }

    /// All scenes, folders searched in depth, in the order of their names. What is named twice is there once.
    /// - Throws: `AnswerFailure` for paths that do not exist, and when no scene is found.
    package func scenes() throws -> [SceneInput] {
        try ScenePath.checkExistence(paths)
        var sources: [SceneInput] = []
        var known: Set<SceneInput> = []
        for path in paths {
            let found = try ScenePath.isFolder(path) ? Self.scenes(below: path) : [SceneInput(path: path)]
            sources += found.filter { known.insert($0).inserted }
        }
        guard !sources.isEmpty else {
            let suffixes = ScenePath.suffixes.sorted().joined(separator: ", ")
            throw AnswerFailure(
                paths.map { Problem("there is no scene (\(suffixes)) in this folder", file: $0) }, .badInput)
        }
        return sources
    }

    /// All `reftest.list` files of the folders.
    func referenceLists() throws -> [SceneInput] {
        try paths.filter { try ScenePath.isFolder($0) }.flatMap { folder in
            Self.inputs(of: try FolderWalk(folder), below: folder) { $0.hasSuffix("reftest.list") }
        }
    }

    /// The folders that the scenes lie in; those that were named, with all below them.
    package var folders: [(path: String, isDeep: Bool)] {
        paths.map { path in
            if (try? ScenePath.isFolder(path)) == true { return (path, true) }
            let folder = PathText(path).folder
            return (folder.isEmpty ? "." : folder, false)
        }
    }

    /// True when no single file is named.
    var areFolders: Bool { paths.allSatisfy { (try? ScenePath.isFolder($0)) ?? false } }

    private static func scenes(below folder: String) throws -> [SceneInput] {
        let walk = try FolderWalk(folder)
        for circle in walk.circles {
            Terminal.current.complain("\(circle): note: a link to a folder around it, which is not entered again")
        }
        return inputs(of: walk, below: folder) { ScenePath.suffixes.contains(PathText($0).suffix) }
    }

    private static func inputs(
        of walk: FolderWalk, below folder: String, where isWanted: (String) -> Bool
    ) -> [SceneInput] {
        let base = URL(fileURLWithPath: folder)
        return walk.files.filter(isWanted).map {
            SceneInput(url: base.appendingPathComponent($0), name: PathText($0).stem)
        }
    }
}
