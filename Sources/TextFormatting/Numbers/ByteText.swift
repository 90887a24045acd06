/// Numbers of bytes as people read them: `640 bytes`, `27 KB`, `2.7 MB`. Decimal, as Apple's file sizes are:
/// 1 KB is 1,000 bytes, 1 MB 1,000,000.
package enum ByteText {
    private static let units = ["KB", "MB", "GB", "TB", "PB", "EB"]

    /// One decimal below 10 KB and from a megabyte up; halves away from zero; no zero behind the point.
    package static func text(_ bytes: Int) -> String {
        (bytes < 0 ? "-" : "") + text(magnitude: bytes.magnitude)
    }

    private static func text(magnitude count: UInt) -> String {
        guard count >= 1000 else { return "\(count) \(count == 1 ? "byte" : "bytes")" }
        if count >= 9950, count < 999_500 { return "\(rounded(count, by: 1000)) KB" }
        var (unit, step) = (0, UInt(100))
        while unit + 1 < units.count, rounded(count, by: step) >= 9995 {
            (unit, step) = (unit + 1, step * 1000)
        }
        let tenths = rounded(count, by: step)
        return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " \(units[unit])"
    }

    private static func rounded(_ count: UInt, by step: UInt) -> UInt {
        count / step + (count % step >= step / 2 ? 1 : 0)
    }
}
