import Rasterizer

/// Makes a picture smaller while its rows come in.
///
/// Each pixel is the mean of the area that it covers in the full picture, of premultiplied sRGB values, by whole numbers
/// and rounded once: neither the order of sums nor the machine can show.
package struct BoxFilter: RowSink, ~Copyable {
    private let columns: [Span]
    private let size: (width: Int, height: Int)
    private let full: (width: Int, height: Int)
    /// The components of one row, in parts of `size.width`.
    private var sums: [SIMD4<UInt32>]
    /// The row that is being made.
    private var row: [SIMD4<UInt64>]
    /// How many rows came in, and how many are done.
    private var (taken, made) = (0, 0)
    private var bytes: [UInt8]

    /// - Parameter size: Not above `full` and not below 1.
    package init(from full: (width: Int, height: Int), to size: (width: Int, height: Int)) {
        self.full = full
        self.size = size
        columns = (0..<size.width).map { Span(of: $0, of: size.width, over: full.width) }
        sums = [SIMD4<UInt32>](repeating: .zero, count: size.width)
        row = [SIMD4<UInt64>](repeating: .zero, count: size.width)
        bytes = []
        bytes.reserveCapacity(size.width * size.height * 4)
    }

    package mutating func take(_ pixels: UnsafeBufferPointer<UInt8>) {
        addUp(pixels)
        // In units of which the full picture has `size.height` a row, and the small one `full.height`.
        let end = (taken + 1) * size.height
        var start = taken * size.height
        taken += 1
        while start < end {
            let border = (made + 1) * full.height
            let part = UInt64(min(border, end) - start)
            addSums(times: part)
            start = min(border, end)
            if start == border { finishRow() }
        }
    }

    /// The small picture; rows that are missing are clear.
    package consuming func bitmap() -> Bitmap {
        if bytes.count < size.width * size.height * 4, taken > 0 { finishRow() }
        bytes.append(contentsOf: repeatElement(0, count: size.width * size.height * 4 - bytes.count))
        return Bitmap(rect: PixelRect(x: 0, y: 0, width: size.width, height: size.height), bytes: bytes)
    }

    private mutating func addSums(times part: UInt64) {
        sums.withUnsafeBufferPointer { sums in
            row.withUnsafeMutableBufferPointer { row in
                for index in 0..<row.count {
                    row[index] &+= SIMD4<UInt64>(truncatingIfNeeded: sums[index]) &* part
                }
            }
        }
    }

    private mutating func addUp(_ pixels: UnsafeBufferPointer<UInt8>) {
        let whole = UInt32(truncatingIfNeeded: size.width)
        pixels.withMemoryRebound(to: SIMD4<UInt8>.self) { pixels in
            columns.withUnsafeBufferPointer { columns in
                sums.withUnsafeMutableBufferPointer { sums in
                    for index in 0..<columns.count { sums[index] = columns[index].sum(of: pixels, whole) }
                }
            }
        }
    }

    private mutating func finishRow() {
        let area = UInt64(full.width * full.height)
        row.withUnsafeMutableBufferPointer { row in
            for index in 0..<row.count {
                for channel in 0..<4 {
                    bytes.append(UInt8(truncatingIfNeeded: (row[index][channel] &+ area / 2) / area))
                }
                row[index] = .zero
            }
        }
        made += 1
    }
}

/// The pixels of a full row that one of a small row covers.
private struct Span {
    let first: Int
    let last: Int
    /// How much of the first and of the last is covered, in parts of the small width; all of those between.
    let before: UInt32
    /// 0 where the first is the last, or where the last is not covered.
    let after: UInt32

    init(of index: Int, of small: Int, over full: Int) {
        let (start, end) = (index * full, (index + 1) * full)
        first = start / small
        last = end / small
        before = UInt32(min(end, (first + 1) * small) - start)
        after = last > first ? UInt32(end - last * small) : 0
    }

    /// The sum of what is covered, in parts of the small width, which is `whole`.
    @inline(__always)
    func sum(of pixels: UnsafeBufferPointer<SIMD4<UInt8>>, _ whole: UInt32) -> SIMD4<UInt32> {
        var inner = SIMD4<UInt32>.zero
        var x = first + 1
        while x < last {
            inner &+= SIMD4<UInt32>(truncatingIfNeeded: pixels[x])
            x += 1
        }
        let sum = inner &* whole &+ SIMD4<UInt32>(truncatingIfNeeded: pixels[first]) &* before
        return after > 0 ? sum &+ SIMD4<UInt32>(truncatingIfNeeded: pixels[last]) &* after : sum
    }
}

extension BoxFilter {
    /// A bitmap made smaller.
    /// - Parameter size: Not above the bitmap's and not below 1.
    package static func shrink(_ bitmap: Bitmap, to size: (width: Int, height: Int)) -> Bitmap {
        let row = bitmap.width * 4
        var filter = BoxFilter(from: (bitmap.width, bitmap.height), to: size)
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            for y in 0..<bitmap.height { filter.take(UnsafeBufferPointer(rebasing: bytes[y * row..<(y + 1) * row])) }
        }
        return filter.bitmap()
    }
}
