import CoreGraphics
import Foundation
import ImageIO
import Offstage

/// Finds and decodes the pictures of one scene, each once.
final class ImageLoader {
    struct File {
        let image: CGImage
        /// Pixels a point, from `@2x` or `@3x` in the name.
        let scale: Double
        /// The path without symbolic links.
        let path: String
    }

    struct Problem: Error {
        let message: String
    }

    private let folder: URL?
    private let roots: [URL]
    private var known: [String: Result<File, Problem>] = [:]
    private var pixels = 0.0

    /// - Parameters:
    ///   - folder: Where the scene lies; nil for a scene without a file, which cannot load any.
    ///   - allowedRoots: Other folders from which images may come.
    init(folder: URL?, allowedRoots: [URL]) {
        self.folder = folder
        roots = ((folder.map { [$0] } ?? []) + allowedRoots).map { $0.standardizedFileURL.resolvingSymlinksInPath() }
    }

    func load(_ path: String) -> Result<File, Problem> {
        if let result = known[path] { return result }
        let result = Result { () throws(Problem) -> File in try decode(path) }
        known[path] = result
        return result
    }

    /// Counts an image against the limits, of one and of all together.
    func allows(pixels count: Double) -> Bool {
        guard count <= Double(SceneLimits.imagePixels) else { return false }
        pixels += count
        return true
    }

    private func decode(_ path: String) throws(Problem) -> File {
        guard let folder else {
            throw Problem(message: "'\(path)' cannot be loaded: the scene is no file, so no folder is its own")
        }
        // A base URL without a slash at its end would lose its last part to `relativeTo:`.
        let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        let url = place.standardizedFileURL.resolvingSymlinksInPath()
        guard roots.contains(where: { Self.contains($0, url) }) else {
            throw Problem(message: "'\(path)' lies outside the scene's folder")
        }
        let data = try read(url, path)
        guard CheckedPicture.isKnown(data.prefix(24)) else {
            throw Problem(message: "'\(path)' is no JPEG, PNG, GIF or WebP")
        }
        guard !Self.isLargePNG(data) else { throw Problem(message: "'\(path)' has more than 100 megapixels") }
        do {
            let picture = try CheckedPicture([UInt8](data))
            guard allows(pixels: Double(picture.pixels)) else {
                throw Problem(message: "'\(path)' has more than 100 megapixels")
            }
            let image = CGImage(unprepared: try picture.decoded())
            image.title = path
            return File(image: image, scale: Self.scale(of: url), path: url.path)
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(message: "'\(path)' cannot be decoded: \(error)")
        }
    }

    private static func contains(_ root: URL, _ url: URL) -> Bool {
        let parts = root.pathComponents
        return url.pathComponents.count > parts.count && url.pathComponents.starts(with: parts)
    }

    private func read(_ url: URL, _ path: String) throws(Problem) -> Data {
        switch FileKind(url.path) {
        case .missing: throw Problem(message: "there is no file '\(path)'")
        case .folder: throw Problem(message: "'\(path)' is a folder, and an image is a file")
        case .other: throw Problem(message: "'\(path)' is no file")
        case .plain: break
        }
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            throw Problem(message: "'\(path)' cannot be read")
        }
        return data
    }

    /// By the header alone: what is behind it may be cut off.
    private static func isLargePNG(_ data: Data) -> Bool {
        let header = [UInt8](data.prefix(24))
        guard header.count == 24, header.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return false }
        func number(at index: Int) -> Double { header[index..<index + 4].reduce(0) { $0 * 256 + Double($1) } }
        return number(at: 16) * number(at: 20) > Double(SceneLimits.imagePixels)
    }

    private static func scale(of url: URL) -> Double {
        let name = url.deletingPathExtension().lastPathComponent
        return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }
}
