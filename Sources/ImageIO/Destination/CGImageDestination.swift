import CoreGraphics
import Foundation
import Synchronization

/// Writes a picture as PNG or JPEG. Used by the functions whose names begin with `CGImageDestination`.
public final class CGImageDestination {
    /// Where the bytes go.
    enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    private let target: Target
    private let format: PictureFormat
    private let count: Int
    private var common: CFDictionary = [:]
    private var pictures: [(image: CGImage, properties: CFDictionary)] = []
    private var isDone = false

    /// Nil for other formats than PNG and JPEG, and for other numbers of pictures than one.
    init?(_ target: Target, type: String, count: Int) {
        guard let format = PictureFormat(rawValue: type), format == .png || format == .jpeg, count == 1 else {
            return nil
        }
        (self.target, self.format, self.count) = (target, format, count)
    }

    /// What holds where a picture's own properties say nothing.
    func set(_ properties: CFDictionary?) { common = properties ?? [:] }

    /// Adds a picture; more than were announced are left out.
    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard pictures.count < count else { return }
        pictures.append((image, properties ?? [:]))
    }

    /// Writes all; false where a picture is missing, or cannot be written.
    func finish() -> Bool {
        guard !isDone, pictures.count == count, let (image, properties) = pictures.first else { return false }
        isDone = true
        let writing = PictureWriting(format, common.merging(properties) { $1 })
        guard let bytes = try? writing.bytes(of: image) else { return false }
        switch target {
        case .data(let data): data.append(Data(bytes))
        case .file(let url): return (try? Data(bytes).write(to: url, options: .atomic)) != nil
        }
        return true
    }
}
