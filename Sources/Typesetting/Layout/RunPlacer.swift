/// Places an item's glyphs from left to right, in a run for each look.
struct RunPlacer {
    private let paragraph: Paragraph
    private let item: Item
    private let metric: RunMetric?
    private let start: Double
    private let stretch: Double
    private let styleOffset: Int

    private(set) var runs: [GlyphRun] = []
    private(set) var gaps = 0
    /// Where what was shaped as one lies.
    private(set) var parts: [ClusterPlacer.Part] = []
    // Whole numbers, so that a pen's place is rounded once, however many glyphs lie before it.
    private var units = 0
    private var spacings = 0

    init(_ paragraph: Paragraph, _ item: Item, at start: Double, stretch: Double, styleOffset: Int) {
        self.paragraph = paragraph
        self.item = item
        self.start = start
        self.stretch = stretch
        self.styleOffset = styleOffset
        metric = item.face.map { RunMetric(item, $0) }
    }

    /// Where the pen is.
    private(set) lazy var x: Double = start

    private func pen() -> Double {
        guard let metric else { return start }
        return start + metric.points(units) + metric.spacing * Double(spacings) + stretch * Double(gaps)
    }

    mutating func place(_ glyphs: ArraySlice<ShapedGlyph>, _ range: Range<Int>) {
        if case .attachment(let attachment) = item.content {
            placeAttachment(attachment, at: range.lowerBound)
            return
        }
        var index = glyphs.startIndex
        // From right to left the text's end comes first.
        var unitsEnd = range.upperBound
        while index < glyphs.endIndex {
            let cluster = glyphs[index].cluster
            var end = index
            while end < glyphs.endIndex, glyphs[end].cluster == cluster { end += 1 }
            let left = pen()
            placeCluster(glyphs[index..<end])
            if !item.isRightToLeft { unitsEnd = end < glyphs.endIndex ? glyphs[end].cluster : range.upperBound }
            note(cluster..<max(cluster, unitsEnd), from: left)
            if item.isRightToLeft { unitsEnd = cluster }
            index = end
        }
        x = pen()
        close()
    }

    private mutating func placeAttachment(_ attachment: TextAttachment, at unit: Int) {
        var run = GlyphRun(
            fontSize: item.style.font.size, style: styleOffset + paragraph.buffer.runIndex(at: unit), x: start,
            width: Double(attachment.bounds.width))
        run.content = .attachment(attachment)
        runs = [run]
        x = start + run.width
        parts = [
            ClusterPlacer.Part(
                units: unit..<unit + 1, left: start, right: x, isRightToLeft: item.isRightToLeft)
        ]
    }

    private mutating func note(_ units: Range<Int>, from left: Double) {
        parts.append(
            ClusterPlacer.Part(units: units, left: left, right: pen(), isRightToLeft: item.isRightToLeft))
    }

    private mutating func placeCluster(_ glyphs: ArraySlice<ShapedGlyph>) {
        guard let metric, let first = glyphs.first else { return }
        openRun(style: styleOffset + paragraph.buffer.runIndex(at: first.cluster))
        let last = runs.count - 1
        let before = units
        let left = pen()
        for glyph in glyphs {
            runs[last].glyphs.append(glyph.glyph)
            runs[last].xs.append(pen() - runs[last].x + metric.points(glyph.xOffset))
            runs[last].ys.append(metric.points(glyph.yOffset) / metric.stretch)
            runs[last].appendSqueeze(glyph.squeeze)
            units += glyph.advance
        }
        if units != before { spacings += 1 }
        let unit = paragraph.buffer.units[first.cluster]
        if unit == 0x20 || unit == 0xA0 {
            gaps += 1
            runs[last].spaces.append(left - runs[last].x...max(left, pen()) - runs[last].x)
        }
    }

    private mutating func openRun(style: Int) {
        if let last = runs.last, last.style == style { return }
        close()
        var run = GlyphRun(
            face: item.face, isSlanted: item.isSlanted, fontSize: item.style.font.size, style: style, x: pen(), width: 0
        )
        run.outlineSize = item.widths.outlineSize(run.fontSize)
        run.stretch = metric?.stretch ?? 1
        runs.append(run)
    }

    private mutating func close() {
        guard !runs.isEmpty else { return }
        runs[runs.count - 1].width = pen() - runs[runs.count - 1].x
    }
}

extension GlyphRun {
    /// Notes the factor of the last glyph.
    fileprivate mutating func appendSqueeze(_ squeeze: Float) {
        if squeezes.isEmpty {
            if squeeze == 1 { return }
            squeezes = [Float](repeating: 1, count: glyphs.count - 1)
        }
        squeezes.append(squeeze)
    }
}
