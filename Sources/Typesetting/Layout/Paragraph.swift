/// A paragraph that is shaped and measured, not yet cut into lines.
struct Paragraph {
    let buffer: TextBuffer
    let style: ParagraphStyle
    let levels: Bidi.Levels
    let items: [Item]
    /// Points that each unit moves the pen; all of a cluster's is at its first unit.
    let advances: [Double]
    /// For each cluster, whether a line may end after it.
    let breaks: [LineBreaks.Opportunity]
    let problems: TextProblems

    /// - Parameter direction: in place of the style's, for a part of another paragraph.
    init(_ buffer: TextBuffer, style: ParagraphStyle, direction: Bidi.Direction? = nil, library: FontLibrary) {
        self.buffer = buffer
        self.style = style
        levels = Bidi.levels(
            of: buffer.units, direction: direction ?? style.direction, embeddings: buffer.embeddings)
        var itemizer = Itemizer(buffer, levels: levels.levels, library: library)
        var items = itemizer.run()
        problems = itemizer.problems
        var advances = [Double](repeating: 0, count: buffer.count)
        for index in items.indices {
            items[index].glyphs = items[index].shape(buffer.units, items[index].range)
            Paragraph.measure(items[index], into: &advances)
        }
        self.items = items
        self.advances = advances
        breaks = LineBreaks.opportunities(in: buffer.units, clusters: buffer.clusters)
    }

    private static func measure(_ item: Item, into advances: inout [Double]) {
        switch item.content {
        case .tab: return
        case .attachment(let attachment): advances[item.range.lowerBound] = Double(attachment.bounds.width)
        case .glyphs: measureGlyphs(item, into: &advances)
        }
    }

    /// Sums of units are whole, so that a cluster's advance is rounded once.
    private static func measureGlyphs(_ item: Item, into advances: inout [Double]) {
        guard let face = item.face else { return }
        let metric = RunMetric(item, face)
        var index = 0
        while index < item.glyphs.count {
            let cluster = item.glyphs[index].cluster
            var units = 0
            while index < item.glyphs.count, item.glyphs[index].cluster == cluster {
                units += item.glyphs[index].advance
                index += 1
            }
            advances[cluster] = metric.points(units) + (units != 0 ? metric.spacing : 0)
        }
    }

    var isRightToLeft: Bool { levels.isRightToLeft }

    /// The end of the cluster with this index.
    func end(ofCluster index: Int) -> Int {
        index + 1 < buffer.clusters.count ? buffer.clusters[index + 1] : buffer.count
    }

    /// Whether the cluster is a space that hangs over a line's end.
    func isSpace(_ cluster: Int) -> Bool {
        let unit = buffer.units[buffer.clusters[cluster]]
        switch unit {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
        default: return unit == 9
        }
    }

    /// The first item that ends after a unit.
    func itemIndex(at unit: Int) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Units of shaped glyphs to points for one run.
struct RunMetric {
    let size: Double
    let em: Double
    let spacing: Double
    let stretch: Double

    init(_ item: Item, _ face: FontFace) {
        size = item.style.font.size
        em = Double(item.widths.unitsPerEm(of: face))
        stretch = item.style.expansion == 0 ? 1 : Stretch.factor(item.style.expansion)
        spacing = item.style.kern
    }

    func points(_ units: Int) -> Double { Double(units) * size / em * stretch }
}
