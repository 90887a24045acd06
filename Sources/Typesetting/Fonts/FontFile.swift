import CoreGraphics
import Foundation
import Synchronization

/// The bytes of a font file, held in memory for as long as the process lives: FreeType and HarfBuzz read them in place.
///
/// Sendable, because the bytes never change, `owner` is only there to keep them, and `digest` is behind a lock.
final class FontFile: @unchecked Sendable {
    let path: String
    let bytes: UnsafeRawBufferPointer
    private let owner: NSData
    private let digest = Mutex<String?>(nil)

    convenience init(path: String) throws(FontError) {
        guard let data = try? NSData(contentsOfFile: path, options: .mappedIfSafe), data.length > 0 else {
            throw FontError(message: "The font file \(path) cannot be read, or is empty: check its permissions.")
        }
        self.init(data, path: path)
    }

    /// A copy of bytes that are in memory.
    convenience init(data: Data) throws(FontError) {
        guard !data.isEmpty else { throw FontError(message: "A font of no bytes cannot be opened.") }
        self.init(NSData(data: data), path: "(in memory)")
    }

    private init(_ data: NSData, path: String) {
        self.path = path
        owner = data
        bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
    }

    /// SHA-256 of the file in hexadecimal digits; computed when it is first asked for.
    var hash: String {
        digest.withLock { known in
            if let known { return known }
            let new = SHA256.hexadecimal(of: bytes)
            known = new
            return new
        }
    }
}
