import Foundation
import Goldens
import SceneFile

/// A scene of the command line and what its outputs are called.
struct SceneInput: Hashable, Sendable {
    /// Where the scene lies; for standard input no file of that name exists.
    let url: URL
    /// The path below the folder that was named, without a suffix: `shadows/card`.
    let name: String
    /// What standard input gave; nil for a file.
    private let bytes: Data?

    /// A file.
    init(url: URL, name: String) {
        self.url = url
        self.name = name
        bytes = nil
    }

    /// A file by its path, or standard input for `-`, which is read to its end once.
    init(path: String) {
        let isStandard = path == OutputFile.standard
        url = URL(fileURLWithPath: isStandard ? "<stdin>" : path)
        name = isStandard ? "stdin" : url.deletingPathExtension().lastPathComponent
        bytes = isStandard ? Self.standardInput : nil
    }

    var isFile: Bool { bytes == nil }

    /// Where the scene's images are looked for: beside it.
    var folder: URL {
        isFile
            ? url.deletingLastPathComponent() : URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    }

    /// Reads the scene.
    @MainActor
    func scene(_ options: SceneOptions) throws(SceneErrors) -> Scene {
        guard let bytes else { return try Scene(contentsOf: url, options: options) }
        return try Scene(bytes: bytes, file: url.relativePath, folder: folder, options: options)
    }

    private static let standardInput: Data = {
        // A byte more than is allowed is enough to say that there are too many.
        var data = Data()
        while data.count <= MainActor.assumeIsolated({ Scene.maximumFileSize }),
            let part = try? FileHandle.standardInput.read(upToCount: 1 << 20), !part.isEmpty
        {
            data.append(part)
        }
        return data
    }()
}
