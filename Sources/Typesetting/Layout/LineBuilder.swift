/// Puts the glyphs of one line into the order and the places in which they are seen.
struct LineBuilder {
    let paragraph: Paragraph
    let clusters: Range<Int>
    /// Index of a run's style in the layout, by its index in the paragraph's buffer.
    let styleOffset: Int
    /// Whether to tell where clusters lie.
    var placesClusters = false

    /// What a line is made of, from x = 0 on.
    struct Built {
        var runs: [GlyphRun] = []
        /// The width without spaces that hang.
        var width = 0.0
        /// The width of spaces that hang.
        var hangingWidth = 0.0
        /// Spaces that justified text is stretched at.
        var gaps = 0
        /// In the order of the text, from the paragraph's first unit on; empty where they were not asked for.
        var clusters: [PlacedCluster] = []
    }

    /// A stretch between tabs, laid out by itself.
    private struct Segment {
        var runs: [GlyphRun]
        var parts: [ClusterPlacer.Part] = []
        /// From the line's leading end.
        var start: Double
        var width: Double
    }

    /// Units of the line without the spaces at its end.
    private var visible: Range<Int> {
        var end = clusters.upperBound
        while end > clusters.lowerBound, paragraph.isSpace(end - 1) { end -= 1 }
        let start = clusters.isEmpty ? paragraph.buffer.count : paragraph.buffer.clusters[clusters.lowerBound]
        return start..<(end == clusters.lowerBound ? start : paragraph.end(ofCluster: end - 1))
    }

    /// - Parameters:
    ///   - start: where the line begins, for its tabs.
    ///   - stretch: points added to each gap.
    func build(start: Double, stretch: Double = 0) -> Built {
        var built = Built()
        let visible = visible
        var pen = LinePen(style: paragraph.style, start: start)
        var segments: [Segment] = []
        for (index, range) in ranges(of: visible).enumerated() {
            var segment = Segment(runs: [], start: 0, width: 0)
            place(range, stretch: stretch, into: &segment, &built.gaps)
            if index > 0, !pen.tab() { pen.move(0, isDecimalPoint: false) }
            for piece in pieces(of: range, width: segment.width) {
                pen.move(piece.width, isDecimalPoint: piece.isPoint)
            }
            segment.start = pen.x - start - segment.width
            segments.append(segment)
        }
        built.width = pen.x - start
        built.runs = joined(segments, width: built.width)
        let end = clusters.isEmpty ? visible.upperBound : paragraph.end(ofCluster: clusters.upperBound - 1)
        for unit in visible.upperBound..<max(visible.upperBound, end) { built.hangingWidth += paragraph.advances[unit] }
        if placesClusters {
            let placer = ClusterPlacer(paragraph: paragraph, clusters: clusters, visible: visible)
            built.clusters = placer.placed(parts(of: segments, width: built.width), width: built.width)
        }
        return built
    }

    /// Segments lie in the paragraph's direction: where it runs from right to left the first is the rightmost.
    private func joined(_ segments: [Segment], width: Double) -> [GlyphRun] {
        (paragraph.isRightToLeft ? segments.reversed() : segments).flatMap { segment in
            let shift = shift(of: segment, width: width)
            return segment.runs.map { run in
                var run = run
                run.x += shift
                return run
            }
        }
    }

    private func shift(of segment: Segment, width: Double) -> Double {
        paragraph.isRightToLeft ? width - segment.start - segment.width : segment.start
    }

    private func parts(of segments: [Segment], width: Double) -> [ClusterPlacer.Part] {
        segments.flatMap { segment in
            let shift = shift(of: segment, width: width)
            return segment.parts.map { part in
                var part = part
                part.left += shift
                part.right += shift
                return part
            }
        }
    }

    private func ranges(of range: Range<Int>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = range.lowerBound
        for unit in range where paragraph.buffer.units[unit] == 9 {
            ranges.append(start..<unit)
            start = unit + 1
        }
        ranges.append(start..<range.upperBound)
        return ranges
    }

    /// A segment for the pen: whole, or cut at its decimal point.
    private func pieces(of segment: Range<Int>, width: Double) -> [(width: Double, isPoint: Bool)] {
        let hasDecimals = paragraph.style.tabStops.contains { $0.kind == .decimal }
        let units = paragraph.buffer.units
        guard hasDecimals, let point = segment.first(where: { units[$0] == 0x2E || units[$0] == 0x2C }) else {
            return [(width, false)]
        }
        var head = 0.0
        for unit in segment.lowerBound..<point { head += paragraph.advances[unit] }
        return [(head, false), (width - head, true)]
    }

    // MARK: Glyphs

    private func place(_ range: Range<Int>, stretch: Double, into segment: inout Segment, _ gaps: inout Int) {
        guard !range.isEmpty else { return }
        for run in Bidi.visualRuns(paragraph.levels.line(range)) {
            let part = range.lowerBound + run.range.lowerBound..<range.lowerBound + run.range.upperBound
            for (item, range) in items(in: part, isReversed: run.level & 1 == 1) {
                var placer = RunPlacer(
                    paragraph, item, at: segment.width, stretch: stretch, styleOffset: styleOffset)
                placer.place(glyphs(of: item, range), range)
                segment.runs += placer.runs
                if placesClusters { segment.parts += placer.parts }
                segment.width = placer.x
                gaps += placer.gaps
            }
        }
    }

    private func items(in range: Range<Int>, isReversed: Bool) -> [(Item, Range<Int>)] {
        var parts: [(Item, Range<Int>)] = []
        var index = paragraph.itemIndex(at: range.lowerBound)
        while index < paragraph.items.count, paragraph.items[index].range.lowerBound < range.upperBound {
            parts.append((paragraph.items[index], paragraph.items[index].range.clamped(to: range)))
            index += 1
        }
        return isReversed ? parts.reversed() : parts
    }

    /// The glyphs of a part of an item, shaped anew where the cut changes them.
    private func glyphs(of item: Item, _ range: Range<Int>) -> ArraySlice<ShapedGlyph> {
        if range == item.range { return item.glyphs[...] }
        if item.canBeCut(at: range.lowerBound), item.canBeCut(at: range.upperBound) { return item.glyphs(in: range) }
        let units = Array(paragraph.buffer.units[range])
        return item.shape(units, 0..<units.count).map { glyph in
            var glyph = glyph
            glyph.cluster += range.lowerBound
            return glyph
        }[...]
    }
}

extension Item {
    /// Glyphs of clusters that begin in a range. Clusters ascend from left to right, descend in the other direction.
    func glyphs(in range: Range<Int>) -> ArraySlice<ShapedGlyph> {
        if isRightToLeft {
            return glyphs[firstGlyph { $0.cluster < range.upperBound }..<firstGlyph { $0.cluster < range.lowerBound }]
        }
        return glyphs[firstGlyph { $0.cluster >= range.lowerBound }..<firstGlyph { $0.cluster >= range.upperBound }]
    }

    /// Whether both parts keep their glyphs when the text is cut before a unit.
    func canBeCut(at unit: Int) -> Bool {
        if unit == range.lowerBound || unit == range.upperBound { return true }
        let cluster = glyphs(in: unit..<unit + 1)
        return !cluster.isEmpty && cluster.allSatisfy { !$0.isUnsafeToBreak }
    }

    /// The first glyph of those, at the end, for which something holds.
    private func firstGlyph(where holds: (ShapedGlyph) -> Bool) -> Int {
        var (low, high) = (0, glyphs.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(glyphs[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
