import Foundation
import SceneFile
import TextFormatting

/// What a film is written as, by the path that it goes to.
enum FilmTarget {
    case animation(path: String)
    case sheet(path: String)
    case folder(path: String)
    case video(path: String, VideoOutput.Format)

    /// - Throws: `WrongWords` for a path that no film goes to.
    init(_ path: String, isSheet: Bool) throws {
        let suffix = PathText(path).suffix.lowercased()
        let isPNG = suffix == "png" || path == OutputFile.standard
        if isSheet {
            guard isPNG else { throw WrongWords("a contact sheet is a .png, and \(path) is none") }
            self = .sheet(path: path)
        } else if isPNG {
            self = .animation(path: path)
        } else if let format = VideoOutput.Format(rawValue: suffix) {
            self = .video(path: path, format)
        } else if suffix.isEmpty || path.hasSuffix("/") || (try? ScenePath.isFolder(path)) == true {
            self = .folder(path: path)
        } else {
            throw WrongWords("a film is a .png, a .gif, an .mp4 or a folder, and \(path) is none of them")
        }
    }

    /// - Parameter name: Of the pictures in a folder: the scene's.
    @MainActor
    func open(_ film: SceneFilm, of scene: Scene, named name: String) throws -> any FilmOutput {
        switch self {
        case .animation(let path):
            AnimationOutput(path, film.timing, canvas: SceneFilming.canvas(of: scene, film))
        case .sheet(let path): SheetOutput(path, film)
        case .folder(let path): FolderOutput(path, name: name, film.timing)
        case .video(let path, let format):
            try VideoOutput(path, format, film.timing, canvas: SceneFilming.canvas(of: scene, film))
        }
    }
}
