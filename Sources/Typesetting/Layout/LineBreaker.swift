/// Cuts a paragraph into lines.
struct LineBreaker {
    let paragraph: Paragraph
    let width: Double

    /// Where a line ends: the clusters that it takes.
    struct Line {
        var clusters: Range<Int>
        /// Ends because there is no more room.
        var isWrapped: Bool
    }

    /// - Parameter isFirst: whether the line begins the paragraph: indents differ.
    func line(from start: Int, isFirst: Bool, mode: ParagraphStyle.LineBreakMode) -> Line {
        let count = paragraph.buffer.clusters.count
        let room = LineRoom(paragraph.style, width: width, isFirst: isFirst)
        guard room.width.isFinite, mode.wraps else { return Line(clusters: start..<count, isWrapped: false) }
        var pen = LinePen(style: paragraph.style, start: room.head)
        var lastBreak: Int?
        for index in start..<count {
            let isSpace = paragraph.isSpace(index)
            if isSpace, paragraph.buffer.units[paragraph.buffer.clusters[index]] == 9 {
                guard pen.tab() || index == start else { return wrapped(start..<(lastBreak ?? index)) }
            } else {
                pen.move(advance(index), isDecimalPoint: isDecimalPoint(index))
            }
            if !isSpace, pen.x - room.head > room.width + TextLayout.tolerance, index > start {
                return wrapped(start..<(mode == .charWrapping ? index : lastBreak ?? index))
            }
            if index + 1 < count, mode == .charWrapping || paragraph.breaks[index] != .forbidden {
                lastBreak = index + 1
            }
        }
        return Line(clusters: start..<count, isWrapped: false)
    }

    private func wrapped(_ clusters: Range<Int>) -> Line {
        var end = clusters.upperBound
        while end < paragraph.buffer.clusters.count, paragraph.isSpace(end),
            paragraph.buffer.units[paragraph.buffer.clusters[end]] != 9
        {
            end += 1
        }
        return Line(
            clusters: clusters.lowerBound..<end, isWrapped: end < paragraph.buffer.clusters.count)
    }

    private func advance(_ cluster: Int) -> Double {
        var sum = 0.0
        for unit in paragraph.buffer.clusters[cluster]..<paragraph.end(ofCluster: cluster) {
            sum += paragraph.advances[unit]
        }
        return sum
    }

    private func isDecimalPoint(_ cluster: Int) -> Bool {
        let unit = paragraph.buffer.units[paragraph.buffer.clusters[cluster]]
        return unit == 0x2E || unit == 0x2C
    }
}

/// Where a line's text may lie.
struct LineRoom {
    /// From the leading edge.
    var head: Double
    var width: Double

    init(_ style: ParagraphStyle, width: Double, isFirst: Bool) {
        head = isFirst ? style.firstLineHeadIndent : style.headIndent
        let tail = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        self.width = max(0, tail - head)
    }
}

/// The pen's way along a line with tabs. Text that is to lie before a stop first uses up the room there.
struct LinePen {
    private let style: ParagraphStyle
    private(set) var x: Double
    private var slack = 0.0
    private var kind = ParagraphStyle.TabStop.Kind.leading

    init(style: ParagraphStyle, start: Double) {
        self.style = style
        x = start
    }

    /// False when there is no stop any more.
    mutating func tab() -> Bool {
        slack = 0
        guard let stop = style.tabStop(after: x) else { return false }
        kind = stop.kind
        if kind != .leading { slack = stop.location - x }
        x = stop.location
        return true
    }

    mutating func move(_ distance: Double, isDecimalPoint: Bool) {
        if kind == .decimal, isDecimalPoint { slack = 0 }
        guard slack > 0, distance > 0 else {
            x += distance
            return
        }
        let used = min(slack, kind == .center ? distance / 2 : distance)
        slack -= used
        x += distance - used
    }
}
