import Rasterizer
import Synchronization

/// The pixels of a picture: there, or decoded when somebody first looks at them.
final class ImagePixels: Sendable {
    let width: Int
    let height: Int
    /// Pixels that were there from the start.
    private let ready: Bitmap?
    /// Makes a smaller picture without decoding all; nil where all is there.
    private let reader: (any PictureReader)?
    private let state: Mutex<State>

    private struct State {
        var bitmap: Bitmap?
        var isPending = false
        /// Of a file, and neither prepared nor shown yet: a device would still have to decode it.
        var isUnprepared = false
        /// Counted as long as the picture lives.
        var counted: DecodedBytes?
    }

    /// - Parameter isUnprepared: Whether a device would still have to decode it.
    init(_ bitmap: Bitmap, _ counted: DecodedBytes?, isUnprepared: Bool = false) {
        (width, height) = (bitmap.width, bitmap.height)
        ready = bitmap
        reader = nil
        state = Mutex(State(isUnprepared: isUnprepared, counted: counted))
    }

    init(_ reader: any PictureReader) {
        (width, height) = (reader.width, reader.height)
        ready = nil
        self.reader = reader
        state = Mutex(State(isPending: true, isUnprepared: true))
    }

    var bitmap: Bitmap {
        if let ready { return ready }
        return state.withLock { state in
            if state.isPending, let reader {
                let (bitmap, counted) = reader.decode()
                state = State(bitmap: bitmap, counted: counted)
            }
            return state.bitmap ?? Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Whether the picture is one that still has to be decoded before it is shown; true once.
    func takeDecoding() -> Bool {
        state.withLock { state in
            defer { state.isUnprepared = false }
            return state.isUnprepared
        }
    }

    /// Whether nothing more is to be decoded.
    var areReady: Bool { ready != nil || state.withLock { !$0.isPending } }

    /// A smaller picture without decoding all of this one; nil where all is decoded already.
    func shrunk(to size: (width: Int, height: Int)) -> CGImage? { areReady ? nil : reader?.shrunk(to: size) }
}
