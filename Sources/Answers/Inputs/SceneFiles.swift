import Foundation
import TextFormatting

/// Files and folders that are named; `-` is standard input.
package struct SceneFiles: Sendable {
    package let paths: [String]

    package init(_ paths: [String]) {
        self.paths = paths
    }

    /// What is found, in the order of the names below each path that was named.
    package struct Found: Sendable {
        /// Scenes; what is named twice is there once.
        package var scenes: [SceneInput] = []
        /// The files `reftest.list` of folders.
        package var lists: [SceneInput] = []
    }

    /// All scenes, folders searched in depth, in the order of their names. What is named twice is there once.
    /// - Throws: `AnswerFailure` for paths that do not exist, and when no scene is found.
    package func scenes() throws -> [SceneInput] { try found().scenes }

    /// All scenes and lists, folders searched in depth, each once.
    /// - Throws: `AnswerFailure` for paths that do not exist, and when no scene is found.
    package func found() throws -> Found {
        try ScenePath.checkExistence(paths)
        var found = Found()
        for path in paths {
            let below = try ScenePath.isFolder(path) ? Self.found(below: path) : Found(scenes: [SceneInput(path: path)])
            found.scenes += below.scenes
            found.lists += below.lists
        }
        var known: Set<SceneInput> = []
        found.scenes.removeAll { !known.insert($0).inserted }
        guard !found.scenes.isEmpty else {
            let suffixes = ScenePath.suffixes.sorted().joined(separator: ", ")
            throw AnswerFailure(
                paths.map { Problem("there is no scene (\(suffixes)) in this folder", file: $0) }, .badInput)
        }
        return found
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

    private static func found(below folder: String) throws -> Found {
        let walk = try FolderWalk(folder)
        for circle in walk.circles {
            Terminal.current.complain("\(circle): note: a link to a folder around it, which is not entered again")
        }
        return Found(
            scenes: inputs(of: walk, below: folder) { ScenePath.suffixes.contains(PathText($0).suffix) },
            lists: inputs(of: walk, below: folder) { $0.hasSuffix("reftest.list") })
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
