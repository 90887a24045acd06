import CPixelKernels
import Rasterizer

/// Makes a picture smaller while its rows come in.
///
/// Each pixel is the mean of the area that it covers in the full picture, of premultiplied sRGB values, by whole numbers
/// and rounded once: neither the order of sums nor the machine can show. Rows are added up column by column first, so that
/// columns are put together once for each row that comes out.
package struct BoxFilter: RowSink, ~Copyable {
    private let spans: [cpk_box_span]
    private let size: (width: Int, height: Int)
    private let full: (width: Int, height: Int)
    /// The components of whole rows, and how many there are.
    private var sums: [UInt16]
    private var summed = 0
    /// The components of the row that is being made, in parts of `size.height`.
    private var totals: [UInt32]
    /// How many rows came in, and how many are done.
    private var (taken, made) = (0, 0)
    private var bytes: [UInt8]

    /// Totals of pictures that are higher than this, and then a few pixels wide, do not fit.
    private static let greatestHeight = 1 << 24
    /// The totals of such pictures; empty for others.
    private var tall: [UInt64] = []

    /// What a filter holds beside the picture that it makes, in bytes.
    package static func memory(from full: Int, to size: Int) -> Int { full * 24 + size * 16 }

    /// - Parameter size: Not above `full` and not below 1.
    package init(from full: (width: Int, height: Int), to size: (width: Int, height: Int)) {
        self.full = full
        self.size = size
        spans = (0..<size.width).map { cpk_box_span(of: $0, of: size.width, over: full.width) }
        sums = [UInt16](repeating: 0, count: full.width * 4)
        totals = [UInt32](repeating: 0, count: full.width * 4)
        bytes = []
        bytes.reserveCapacity(size.width * size.height * 4)
        if full.height > Self.greatestHeight { tall = [UInt64](repeating: 0, count: full.width * 4) }
    }

    package mutating func take(_ pixels: UnsafeBufferPointer<UInt8>) {
        // In units of which the full picture has `size.height` a row, and the small one `full.height`.
        let start = taken * size.height
        let (end, border) = (start + size.height, (made + 1) * full.height)
        taken += 1
        guard tall.isEmpty else { return takeTall(pixels, times: min(border, end) - start, rest: end - border) }
        if end < border {
            cpk_box_add(&sums, pixels.baseAddress, full.width * 4)
            summed += 1
            if summed == CPK_BOX_ROWS { close(pixels, part: 0) }
        } else {
            close(pixels, part: border - start)
            finishRow()
            cpk_box_open(&totals, pixels.baseAddress, full.width * 4, UInt32(truncatingIfNeeded: end - border))
        }
    }

    /// The small picture; rows that are missing are clear.
    package consuming func bitmap() -> Bitmap {
        finishCutRow()
        bytes.append(contentsOf: repeatElement(0, count: size.width * size.height * 4 - bytes.count))
        return Bitmap(rect: PixelRect(x: 0, y: 0, width: size.width, height: size.height), bytes: bytes)
    }

    /// Of a picture that ends inside of a row.
    private mutating func finishCutRow() {
        guard taken > 0, made < size.height else { return }
        guard tall.isEmpty else { return finishTallRow() }
        [UInt8](repeating: 0, count: full.width * 4).withUnsafeBufferPointer { close($0, part: 0) }
        finishRow()
    }

    /// Adds the sums to the totals, and a part of one more row.
    private mutating func close(_ pixels: UnsafeBufferPointer<UInt8>, part: Int) {
        cpk_box_close(
            &totals, sums, pixels.baseAddress, full.width * 4, UInt32(truncatingIfNeeded: size.height),
            UInt32(truncatingIfNeeded: part))
        guard summed > 0 else { return }
        sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        summed = 0
    }

    private mutating func finishRow() {
        var row = [UInt8](repeating: 0, count: size.width * 4)
        cpk_box_reduce(
            &row, totals, spans, spans.count, UInt32(truncatingIfNeeded: size.width), UInt64(full.width * full.height))
        bytes += row
        made += 1
    }

    /// - Parameter rest: What of the row lies in the next one that comes out; 0 or less for one inside of this.
    private mutating func takeTall(_ pixels: UnsafeBufferPointer<UInt8>, times: Int, rest: Int) {
        for index in tall.indices { tall[index] += UInt64(pixels[index]) * UInt64(times) }
        guard rest >= 0 else { return }
        finishTallRow()
        for index in tall.indices { tall[index] = UInt64(pixels[index]) * UInt64(rest) }
    }

    private mutating func finishTallRow() {
        let area = UInt64(full.width * full.height)
        for span in spans {
            for channel in 0..<4 {
                let sum = (span.first...max(span.first, span.last)).reduce(UInt64(0)) { sum, column in
                    guard Int(column) < full.width else { return sum }
                    let part =
                        column == span.first ? span.before : column == span.last ? span.after : UInt32(size.width)
                    return sum + tall[Int(column) * 4 + channel] * UInt64(part)
                }
                bytes.append(UInt8(truncatingIfNeeded: (sum + area / 2) / area))
            }
        }
        made += 1
    }
}

extension cpk_box_span {
    /// The columns of a full row that a pixel of a small one covers, in parts of the small width.
    fileprivate init(of index: Int, of small: Int, over full: Int) {
        let (start, end) = (index * full, (index + 1) * full)
        let (first, last) = (start / small, end / small)
        let before = min(end, (first + 1) * small) - start
        let after = last > first ? end - last * small : 0
        self.init(first: UInt32(first), last: UInt32(last), before: UInt32(before), after: UInt32(after))
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
