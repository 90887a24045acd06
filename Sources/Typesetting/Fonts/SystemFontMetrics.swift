/// What the device's system font measures, at every size alike (read from devices): 2048 units an em.
package enum SystemFontMetrics {
    package static func metrics(size: Double) -> Font.Metrics {
        func points(_ units: Double) -> Double { units * size / 2048 }
        return Font.Metrics(
            ascender: points(1950), descender: points(-494), capHeight: points(1443), xHeight: points(1078))
    }

    /// Points added to each advance, Apple's table; between two sizes of it on a straight line, below the first as
    /// the first (both assumed).
    package static func tracking(size: Double) -> Double {
        guard let first = table.first, let last = table.last, size > first.size else { return table[0].tracking }
        guard size < last.size else { return 0 }
        let upper = table.firstIndex { $0.size >= size } ?? table.count - 1
        let (a, b) = (table[upper - 1], table[upper])
        if b.size == size { return b.tracking }
        return a.tracking + (b.tracking - a.tracking) * (size - a.size) / (b.size - a.size)
    }

    private static let table: [(size: Double, tracking: Double)] = [
        (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
        (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
        (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40),
        (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (48, 0.35), (60, 0.26),
        (72, 0.14), (80, 0),
    ]
}
