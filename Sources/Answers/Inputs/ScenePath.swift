import Foundation

/// What paths that people name lead to.
package enum ScenePath {
    /// What scene files end in.
    package static let suffixes: Set<String> = ["yml", "yaml", "json"]

    /// False for `-`.
    /// - Throws: `AnswerFailure` for a path that does not exist.
    package static func isFolder(_ path: String) throws -> Bool {
        if path == OutputFile.standard { return false }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            try checkExistence([path])
            return false
        }
        return isFolder.boolValue
    }

    /// - Throws: `AnswerFailure` that names each path that does not exist.
    static func checkExistence(_ paths: [String]) throws {
        let missing = paths.filter { $0 != OutputFile.standard && !FileManager.default.fileExists(atPath: $0) }
        guard !missing.isEmpty else { return }
        throw AnswerFailure(
            missing.map {
                $0.isEmpty ? Problem("a path is empty") : Problem("there is no such file or folder", file: $0)
            },
            .badInput)
    }
}
