import CoreGraphics
import Foundation
import Typesetting

/// A line of a text in a container. Rectangles are in the container's space.
struct LineFragment {
    /// UTF-16 units, with what ends the line.
    var range: Range<Int>
    /// Into the layout manager's containers.
    var container: Int
    var rect: CGRect
    var usedRect: CGRect
    /// The line by itself; its range and its clusters count from `base`.
    var layout: TextLayout
    /// The first unit of the part of the text that the line belongs to.
    var base: Int
    /// Of the line's own left end, where its clusters count from.
    var x: CGFloat
    /// From the container's top.
    var baseline: CGFloat

    var line: TextLine { layout.lines[0] }

    /// Where the layout is drawn.
    var origin: CGPoint { CGPoint(x: x - CGFloat(line.x), y: baseline - CGFloat(line.baseline)) }

    /// Where the cluster of a unit lies, from the container's left; what ends the line lies behind it, without width.
    func cluster(at unit: Int) -> FragmentCluster {
        if let found = line.clusters.last(where: { $0.range.lowerBound + base <= unit }),
            unit < found.range.upperBound + base
        {
            return inContainer(found)
        }
        let isMirrored = line.isRightToLeft
        let last = line.clusters.last.map(inContainer)
        let end = last?.trailing ?? Double(x) + (isMirrored ? line.width : 0)
        let start = (last?.range.upperBound ?? line.range.lowerBound + base)
        return FragmentCluster(
            range: min(start, unit)..<max(range.upperBound, unit + 1), left: end, right: end, isRightToLeft: isMirrored)
    }

    func inContainer(_ cluster: PlacedCluster) -> FragmentCluster {
        FragmentCluster(
            range: cluster.range.lowerBound + base..<cluster.range.upperBound + base, left: cluster.left + Double(x),
            right: cluster.right + Double(x), isRightToLeft: cluster.isRightToLeft)
    }

    /// Where what a token stands for begins: units of a truncated line that are not told apart count as shown up to the
    /// width's share (assumed).
    var shownUnits: Int { line.isTruncated && line.clusters.isEmpty ? range.lowerBound : range.upperBound }

    /// The clusters in the order of the text.
    var clusters: [FragmentCluster] { line.clusters.map(inContainer) }

    /// What a range takes of the line, from left to right, as high as the fragment. Clusters that lie beside each other
    /// are one part; a range that goes on behind the line reaches to the fragment's end.
    /// - Parameter reachesEnd: Whether the line's end is selected with what ends it.
    func parts(of range: Range<Int>, reachesEnd: Bool) -> [(rect: CGRect, isRightToLeft: Bool)] {
        var parts: [(rect: CGRect, isRightToLeft: Bool)] = []
        let chosen = clusters.filter { $0.range.overlaps(range) }.sorted { $0.left < $1.left }
        for cluster in chosen {
            let rect = CGRect(
                x: cluster.left, y: Double(self.rect.minY), width: cluster.right - cluster.left,
                height: Double(self.rect.height))
            if let last = parts.last, last.isRightToLeft == cluster.isRightToLeft,
                Double(rect.minX - last.rect.maxX) < TextLayout.tolerance
            {
                parts[parts.count - 1].rect = last.rect.union(rect)
            } else {
                parts.append((rect, cluster.isRightToLeft))
            }
        }
        if reachesEnd, range.upperBound >= self.range.upperBound, range.lowerBound < self.range.upperBound {
            reachEnd(&parts)
        }
        return parts
    }

    private func reachEnd(_ parts: inout [(rect: CGRect, isRightToLeft: Bool)]) {
        let isMirrored = line.isRightToLeft
        let end = line.clusters.last.map { inContainer($0).trailing } ?? Double(x)
        let edge = Double(isMirrored ? rect.minX : rect.maxX)
        let (left, right) = (min(end, edge), max(end, edge))
        guard right > left, right < 1e6 else { return }
        let rest = CGRect(x: left, y: Double(rect.minY), width: right - left, height: Double(rect.height))
        let index = isMirrored ? 0 : parts.count - 1
        if parts.indices.contains(index), parts[index].rect.insetBy(dx: -0.01, dy: 0).intersects(rest) {
            parts[index].rect = parts[index].rect.union(rest)
        } else {
            parts.insert((rest, isMirrored), at: isMirrored ? 0 : parts.count)
        }
    }
}

/// Where a cluster lies in a container, from its left. The range is of the whole text.
struct FragmentCluster {
    var range: Range<Int>
    var left: Double
    var right: Double
    var isRightToLeft: Bool

    /// Where the cluster begins for a reader.
    var leading: Double { isRightToLeft ? right : left }
    /// Where it ends for a reader.
    var trailing: Double { isRightToLeft ? left : right }

    /// From a place across; 0 within the cluster.
    func distance(from x: Double) -> Double { max(left - x, x - right, 0) }
}

/// What a layout manager knows of where its text lies.
struct ManagedLayout {
    var fragments: [LineFragment] = []
    /// The empty line behind a text that ends with a newline, or of an empty text.
    var extra: (rect: CGRect, usedRect: CGRect, container: Int)?
    /// Units that lie in a container.
    var laidOut = 0

    /// Into `fragments`: the line of a unit; nil for one that is not laid out.
    func line(of unit: Int) -> Int? {
        guard unit >= 0, unit < laidOut, !fragments.isEmpty else { return nil }
        var (low, high) = (0, fragments.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if fragments[middle].range.lowerBound <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
