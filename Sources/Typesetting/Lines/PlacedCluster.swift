/// Where a cluster lies on its line. Positions count from the line's start.
package struct PlacedCluster: Hashable, Sendable {
    /// UTF-16 units of the text.
    package var range: Range<Int>
    package var left: Double
    package var right: Double
    package var isRightToLeft: Bool

    /// Where the cluster begins for a reader.
    package var leading: Double { isRightToLeft ? right : left }
    /// Where it ends for a reader.
    package var trailing: Double { isRightToLeft ? left : right }

    func moved(by units: Int) -> PlacedCluster {
        var result = self
        result.range = range.lowerBound + units..<range.upperBound + units
        return result
    }
}
