extension Hasher {
    /// A few points, which tell outlines apart, and how many there are.
    @inline(__always)
    mutating func combine<Element: Hashable>(someOf points: [Element]) {
        combine(points.count)
        for index in stride(from: 0, to: points.count, by: 1 + points.count / 6) { combine(points[index]) }
    }
}
