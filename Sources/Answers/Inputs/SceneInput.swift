import Foundation
import Goldens
import SceneFile

/// A scene that is asked about, and what its outputs are called.
package struct SceneInput: Hashable, Sendable {
    /// Where the scene lies; of bytes no file of that name exists.
    package let url: URL
    /// The path below the folder that was named, without a suffix: `shadows/card`.
    package let name: String
    /// What standard input or a caller gave; nil for a file.
    private let bytes: Data?
    /// Where the scene's images are looked for.
    let folder: URL

    /// A file.
    init(url: URL, name: String) {
        self.url = url
        self.name = name
        bytes = nil
        folder = url.deletingLastPathComponent()
    }

    /// A scene that lies in no file.
    /// - Parameters:
    ///   - file: What messages call it.
    ///   - folder: Where its images are looked for.
    package init(bytes: Data, file: String, name: String, folder: URL) {
        url = URL(fileURLWithPath: file)
        self.name = name
        self.bytes = bytes
        self.folder = folder
    }

    /// A file by its path, or standard input for `-`, which is read to its end once.
    package init(path: String) {
        guard path == OutputFile.standard else {
            let url = URL(fileURLWithPath: path)
            self.init(url: url, name: url.deletingPathExtension().lastPathComponent)
            return
        }
        self.init(
            bytes: Self.standardInput, file: "<stdin>", name: "stdin",
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    }

    /// Reads the scene.
    @MainActor
    func scene(_ options: SceneOptions) throws(SceneErrors) -> Scene {
        guard let bytes else { return try Scene(contentsOf: url, options: options) }
        return try Scene(bytes: bytes, file: url.relativePath, folder: folder, options: options)
    }

    /// What the scene's file has in it.
    /// - Throws: `FileFailure` for what cannot be read.
    func contents() throws(FileFailure) -> Data {
        if let bytes { return bytes }
        return try WholeFile.read(url)
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
