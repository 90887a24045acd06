import Rasterizer
import Synchronization

/// The pixels of a picture: there, or decoded when somebody first looks at them.
final class ImagePixels: Sendable {
    let width: Int
    let height: Int
    /// Those that were there from the start.
    private let ready: Bitmap?
    private let state: Mutex<State>

    private struct State {
        var bitmap: Bitmap?
        var decode: (@Sendable () -> (Bitmap, DecodedBytes))?
        /// Counted as long as the picture lives.
        var counted: DecodedBytes?
    }

    init(_ bitmap: Bitmap, _ counted: DecodedBytes?) {
        (width, height) = (bitmap.width, bitmap.height)
        ready = bitmap
        state = Mutex(State(counted: counted))
    }

    /// - Parameter decode: Called once at most; its picture has these sides.
    init(width: Int, height: Int, decode: @escaping @Sendable () -> (Bitmap, DecodedBytes)) {
        (self.width, self.height) = (width, height)
        ready = nil
        state = Mutex(State(decode: decode))
    }

    var bitmap: Bitmap {
        if let ready { return ready }
        return state.withLock { state in
            if let decode = state.decode {
                state = State()
                let (bitmap, counted) = decode()
                (state.bitmap, state.counted) = (bitmap, counted)
            }
            return state.bitmap ?? Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Whether nothing more is to be decoded.
    var areReady: Bool { ready != nil || state.withLock { $0.decode == nil } }
}
