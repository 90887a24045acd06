import Foundation
import TextFormatting

/// Goldens of a folder that no scene makes any more.
public struct OrphanedGoldens: Sendable {
    /// Paths below the folder, sorted: `shadows/old.png`.
    public let files: [String]
    private let folder: URL

    /// - Parameters:
    ///   - names: the goldens that the scenes make.
    ///   - unreadable: scenes that could not be read; what may be theirs is no orphan.
    public init(in folder: URL, names: Set<String>, unreadable: [String] = []) {
        self.folder = folder
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        files = all.filter { path in
            let name = PathText(path).stem
            guard ["png", "txt"].contains(PathText(path).suffix), !path.hasPrefix(".") else { return false }
            return !names.contains(name) && !unreadable.contains { name == $0 || name.hasPrefix($0 + "-") }
        }.sorted()
    }

    /// Removes the files, and the folders that are empty then.
    public func prune() throws {
        for file in files { try WholeFile.remove(folder.appendingPathComponent(file)) }
        let folders = Set(files.map { PathText($0).folder }).filter { !$0.isEmpty }
        for path in folders.sorted(by: >) { rmdir(folder.appendingPathComponent(path).path) }
    }
}
