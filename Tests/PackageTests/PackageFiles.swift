import Foundation

/// The files of the package that are written by hand.
enum PackageFiles {
    struct File {
        /// Below the package's root.
        let path: String
        let text: String
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folders with code of its own; what is built, and what is kept outside, is in others.
    private static let folders = ["Sources", "Tests", "Tools", "Plugins", "Benchmarks", "Examples"]

    /// All files with some endings.
    static func all(_ endings: Set<String>) throws -> [File] {
        try folders.flatMap { folder in
            let names = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            let urls = (names?.compactMap { $0 as? URL } ?? []).filter { endings.contains($0.pathExtension) }
            return try urls.map { url in
                File(
                    path: String(url.path.dropFirst(root.path.count + 1)),
                    text: try String(contentsOf: url, encoding: .utf8))
            }
        }
    }
}
