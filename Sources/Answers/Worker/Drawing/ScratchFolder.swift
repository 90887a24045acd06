import Foundation
import Goldens

/// A folder of the drawing process for the parts of one request, which a scene refers to as it does to files.
final class ScratchFolder {
    let url: URL

    /// Nothing is made before there is something to write.
    init(_ path: String) {
        url = URL(fileURLWithPath: path, isDirectory: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a part under its name.
    func write(_ data: Data, _ name: String) throws {
        let steps = name.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = steps.allSatisfy { !["", ".", ".."].contains($0) && $0.utf8.count < 256 && !$0.contains("\0") }
        guard isInside, steps.count <= Self.depth else {
            throw RequestFault("a part that is a file has a path below the scene's folder, and '\(name)' is none")
        }
        if !FileManager.default.fileExists(atPath: url.path) {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        try WholeFile.write(data, to: url.appendingPathComponent(name))
    }

    /// Folders in each other (assumed: more than scenes have).
    private static let depth = 16
}
