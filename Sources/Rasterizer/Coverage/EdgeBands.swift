/// Which edges touch each band of rows, in memory that serves one outline after the other.
struct EdgeBands {
    /// Rows of a band.
    static let height = 64

    private var firstRow = 0
    private var count = 0
    /// The edges of band i are `numbers[starts[i] ..< starts[i + 1]]`.
    private var starts: [Int] = []
    private var numbers: [Int32] = []

    var byteCount: Int { starts.byteCount + numbers.byteCount }

    /// - Parameters:
    ///   - rows: rows outside are never asked for; bands are counted from the first one.
    ///   - forEachEdge: calls its argument with each edge's number, and its upper and lower end in 1/65,536 pixel.
    @inline(__always)
    mutating func list(rows: Range<Int>, _ forEachEdge: ((Int, Int, Int) -> Void) -> Void) {
        firstRow = rows.lowerBound
        count = (rows.count + EdgeBands.height - 1) / EdgeBands.height
        starts.removeAll(keepingCapacity: true)
        starts.append(contentsOf: repeatElement(0, count: count + 2))
        let (firstRow, count) = (firstRow, count)
        func bands(from y0: Int, to y1: Int) -> Range<Int> {
            let low = max(0, (y0 >> Fixed.fractionBits - firstRow) / EdgeBands.height)
            let last = (y1 - 1) >> Fixed.fractionBits - firstRow
            let high = min(count - 1, last < 0 ? -1 : last / EdgeBands.height)
            return low..<max(low, high + 1)
        }
        // Counts, then fills.
        starts.withUnsafeMutableBufferPointer { starts in
            forEachEdge { _, y0, y1 in
                for band in bands(from: y0, to: y1) { starts[band + 2] += 1 }
            }
        }
        for band in 2..<starts.count { starts[band] += starts[band - 1] }
        let total = starts[count + 1]
        if numbers.count < total { numbers += repeatElement(0, count: total - numbers.count) }
        starts.withUnsafeMutableBufferPointer { starts in
            numbers.withUnsafeMutableBufferPointer { numbers in
                forEachEdge { number, y0, y1 in
                    for band in bands(from: y0, to: y1) {
                        numbers[starts[band + 1]] = Int32(truncatingIfNeeded: number)
                        starts[band + 1] += 1
                    }
                }
            }
        }
    }

    /// The edges that touch the band in which a row lies.
    subscript(row: Int) -> ArraySlice<Int32> {
        let band = (row - firstRow) / EdgeBands.height
        return numbers[starts[band]..<starts[band + 1]]
    }
}
