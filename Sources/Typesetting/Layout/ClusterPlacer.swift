/// Finds where the clusters of a line lie, from where its glyphs do.
///
/// What is shaped as one may be several clusters, a ligature say: they share its width evenly. One cluster may also be
/// shaped in several parts.
struct ClusterPlacer {
    /// Units that were shaped as one. Positions count from the line's start.
    struct Part {
        var units: Range<Int>
        var left: Double
        var right: Double
        var isRightToLeft: Bool
    }

    let paragraph: Paragraph
    let clusters: Range<Int>
    /// Units of the line without the spaces that hang over its end.
    let visible: Range<Int>

    /// - Parameter width: of what is visible.
    func placed(_ parts: [Part], width: Double) -> [PlacedCluster] {
        let parts = parts.sorted { $0.units.lowerBound < $1.units.lowerBound }
        var placed: [PlacedCluster] = []
        placed.reserveCapacity(clusters.count)
        // What hangs begins where the visible text ends.
        var pen = paragraph.isRightToLeft ? 0 : width
        var first = 0
        for cluster in clusters {
            let units = paragraph.buffer.clusters[cluster]..<paragraph.end(ofCluster: cluster)
            if units.lowerBound >= visible.upperBound {
                placed.append(hanging(units, at: &pen))
                continue
            }
            while first < parts.count, parts[first].units.upperBound <= units.lowerBound { first += 1 }
            placed.append(place(units, parts[first...], after: placed.last))
        }
        return joiningTabs(placed, width: width)
    }

    private func hanging(_ units: Range<Int>, at pen: inout Double) -> PlacedCluster {
        let advance = units.reduce(0) { $0 + paragraph.advances[$1] }
        let start = pen
        let end = paragraph.isRightToLeft ? start - advance : start + advance
        pen = end
        return PlacedCluster(
            range: units, left: min(start, end), right: max(start, end), isRightToLeft: paragraph.isRightToLeft)
    }

    private func place(_ units: Range<Int>, _ parts: ArraySlice<Part>, after last: PlacedCluster?) -> PlacedCluster {
        var result: PlacedCluster?
        for part in parts {
            guard part.units.lowerBound < units.upperBound else { break }
            let share = share(of: units, in: part)
            if var known = result {
                known.left = min(known.left, share.left)
                known.right = max(known.right, share.right)
                result = known
            } else {
                result = share
            }
        }
        // Controls and tabs have no glyphs.
        let isRightToLeft = paragraph.isRightToLeft
        let x = last?.trailing ?? (isRightToLeft ? parts.first?.right ?? 0 : parts.first?.left ?? 0)
        return result ?? PlacedCluster(range: units, left: x, right: x, isRightToLeft: isRightToLeft)
    }

    /// The cluster's part of what was shaped as one.
    private func share(of units: Range<Int>, in part: Part) -> PlacedCluster {
        let clusters = paragraph.buffer.clusters
        let from = clusters.firstIndex(atLeast: part.units.lowerBound + 1) - 1
        let to = clusters.firstIndex(atLeast: part.units.upperBound)
        let count = Double(max(1, to - from))
        let index = Double(clusters.firstIndex(atLeast: units.lowerBound) - from)
        let step = (part.right - part.left) / count
        let left = part.isRightToLeft ? part.right - step * (index + 1) : part.left + step * index
        return PlacedCluster(range: units, left: left, right: left + step, isRightToLeft: part.isRightToLeft)
    }

    /// A tab reaches to what follows it.
    private func joiningTabs(_ placed: [PlacedCluster], width: Double) -> [PlacedCluster] {
        var placed = placed
        for index in placed.indices.reversed() where isTab(placed[index].range.lowerBound) {
            let next = index + 1 < placed.count ? placed[index + 1].leading : nil
            let end = next ?? (paragraph.isRightToLeft ? 0 : width)
            let start = placed[index].leading
            placed[index].left = min(start, end)
            placed[index].right = max(start, end)
        }
        return placed
    }

    private func isTab(_ unit: Int) -> Bool { paragraph.buffer.units[unit] == 9 && visible.contains(unit) }
}
