import CNettle
import Foundation

/// SHA-256 as nettle computes it: it names font files, and what a page's policy lets run.
package enum SHA256 {
    /// 32 bytes.
    package static func digest(of bytes: some ContiguousBytes) -> [UInt8] {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        bytes.withUnsafeBytes { nettle_sha256_update(&context, $0.count, $0.bindMemory(to: UInt8.self).baseAddress) }
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_digest(&context, digest.count, &digest)
        return digest
    }

    /// 64 small hexadecimal digits, as `sha256sum` prints them.
    package static func hexadecimal(of bytes: some ContiguousBytes) -> String {
        digest(of: bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
