import Foundation

/// Bytes to read a picture from.
public final class CGDataProvider: Sendable {
    /// All bytes.
    public let data: Data?

    /// Bytes in memory.
    public init?(data: Data) {
        self.data = data
    }

    /// A copy of `size` bytes at `data`; `releaseData` is called at once, as the bytes are not needed any longer.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        self.data = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }

    /// The bytes of a file; nil when it cannot be read.
    public init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }

    /// The bytes of a file; nil when it cannot be read.
    public convenience init?(filename: String) {
        self.init(url: URL(fileURLWithPath: filename))
    }
}
