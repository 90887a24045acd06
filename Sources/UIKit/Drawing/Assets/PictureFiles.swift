import Foundation
import ImageIO
import Synchronization

/// Pictures that were read from files, each once.
enum PictureFiles {
    private static let read = Mutex<[String: CGImage]>([:])

    /// The picture of a file, decoded and upright; nil, noted once, when it cannot be read.
    static func picture(of file: URL) -> CGImage? {
        if let picture = read.withLock({ $0[file.path] }) { return picture }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            DrawingProblems.note(asset: "\(file.path): the file of an image cannot be read.")
            return nil
        }
        do {
            let found = try DecodedPicture([UInt8](data))
            let picture = found.image.oriented(found.orientation)
            picture.title = file.lastPathComponent
            read.withLock { $0[file.path] = picture }
            return picture
        } catch {
            DrawingProblems.note(asset: "\(file.path): the file of an image cannot be read: \(error)")
            return nil
        }
    }
}
