/// One line. Positions count from the text's box.
package struct TextLine: Sendable {
    /// UTF-16 units of the text that the line stands for, without what ends it.
    package var range: Range<Int>
    package var x: Double
    package var top: Double
    package var baseline: Double
    package var height: Double
    /// What is seen of it: spaces that hang over the end are left out.
    package var width: Double
    /// From left to right.
    package var runs: [GlyphRun]
    package var isTruncated = false
    /// The paragraph runs from right to left.
    package var isRightToLeft = false
    /// In the order of the text; empty where they were not asked for, and on a truncated line.
    package var clusters: [PlacedCluster] = []
}
