import Foundation

/// CPU time of this process so far, in milliseconds: neighbours on the machine do not count.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// What some work takes, in CPU milliseconds: the median of several runs.
func milliseconds<Result>(_ runs: Int = 7, _ work: () -> Result) -> Double {
    let times = (0..<runs).map { _ in
        let start = now()
        withExtendedLifetime(work()) {}
        return now() - start
    }
    return times.sorted()[runs / 2]
}

/// The exponent with which times grow with sizes: the slope of the least squares between their logarithms.
func exponent(_ sizes: [Int], _ times: [Double]) -> Double {
    let (x, y) = (sizes.map { log(Double($0)) }, times.map { log($0) })
    let (meanX, meanY) = (x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count))
    let products = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return products / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
}

func table(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        row.indices.map { column in
            let padding = String(repeating: " ", count: widths[column] - row[column].count)
            return column == 0 ? row[column] + padding : padding + row[column]
        }.joined(separator: "  ")
    }.joined(separator: "\n")
}

func text(_ value: Double, _ digits: Int = 2) -> String { String(format: "%.\(digits)f", value) }

/// Reproducible numbers (SplitMix64).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
