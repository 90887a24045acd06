import CPNG

/// Compressed bytes as browsers and archives read them.
package enum Deflate {
    /// Raw deflate: no header, no checksum. Equal bytes give equal bytes with one version of igzip.
    package static func raw(_ bytes: [UInt8]) -> [UInt8] {
        var buffer = cpng_buffer()
        let isDone = bytes.withUnsafeBufferPointer { cpng_deflate($0.baseAddress, $0.count, &buffer) == 1 }
        precondition(isDone, "compressing a block takes memory for it")
        defer { cpng_free(buffer.bytes) }
        return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
    }
}
