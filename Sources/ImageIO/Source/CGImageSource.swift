import CoreGraphics
import Foundation
import Synchronization

/// Reads pictures from a file's bytes, whole ones or as many as have come in.
///
/// JPEG, PNG with its animated form, GIF and WebP. Used by the functions whose names begin with `CGImageSource`.
public final class CGImageSource: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        /// Whether no more data will come.
        var isFinal = true
        /// What was opened of the bytes; nil: not yet.
        var file: Result<any PictureFile, PictureError>?
        /// Images that were made and still live, by frame.
        var images: [Int: WeakImage] = [:]
    }

    private struct WeakImage {
        weak var image: CGImage?
    }

    private let state: Mutex<State>
    /// The name of the file; nil for bytes without one.
    let title: String?

    /// A source of all bytes; nil for none, one to which data are added.
    init(_ bytes: [UInt8]?, title: String? = nil) {
        self.title = title
        state = Mutex(State(bytes: bytes ?? [], isFinal: bytes != nil))
    }

    /// Takes all bytes that have come in so far.
    func update(_ bytes: [UInt8], isFinal: Bool) {
        state.withLock { $0 = State(bytes: bytes, isFinal: isFinal) }
    }

    /// The file as far as it can be opened, and else why not.
    func open() throws(PictureError) -> any PictureFile {
        let file = state.withLock { state in
            let file = state.file ?? Result { () throws(PictureError) in try PictureOpening.open(state.bytes) }
            state.file = file
            return file
        }
        return try file.get()
    }

    var file: (any PictureFile)? { try? open() }

    var bytes: [UInt8] { state.withLock { $0.bytes } }

    var isFinal: Bool { state.withLock { $0.isFinal } }

    /// The format, also of files that are refused.
    var format: PictureFormat? { PictureFormat(bytes) }

    /// Why there is no picture, or the file is not whole as far as that is seen without decoding; nil where all is well.
    package var problem: PictureError? {
        do { return try open().info.problem } catch { return error }
    }

    /// The image of a frame that somebody still holds.
    func livingImage(at index: Int) -> CGImage? { state.withLock { $0.images[index]?.image } }

    /// Remembers an image for as long as somebody holds it.
    func keep(_ image: CGImage, at index: Int) { state.withLock { $0.images[index] = WeakImage(image: image) } }

    /// Lets go of what was kept to decode further frames.
    func forget() { file?.forget() }
}
