import CoreGraphics

/// A part of a text up to what ends a line, shaped once and cut into lines one by one, each in room of its own: for text
/// that flows around shapes and from one container into the next.
package struct ParagraphSetter {
    private let paragraph: Paragraph
    private let library: FontLibrary
    private let naturalDirection: Bidi.Direction?
    private let usesLeading: Bool
    /// Of the part's runs: what lines' runs point into, but for truncated lines.
    private let styles: [TextStyle]

    /// One line that was set.
    package struct Line {
        /// The line by itself, from the top left of its room on; its range counts from the part's begin.
        package var layout: TextLayout
        /// Where the next line begins, in clusters; nil for the last line.
        package var next: Int?
        /// What lies below the line's box before the next line.
        package var spacing: Double

        package var line: TextLine { layout.lines[0] }
    }

    /// - Parameters:
    ///   - text: of one part, without what ends it.
    ///   - naturalDirection: what natural alignment means; nil: as the text runs.
    package init(
        text: StyledText, naturalDirection: Bidi.Direction? = nil, usesLeading: Bool = true,
        library: FontLibrary = .shared
    ) {
        let buffer = TextBuffer(text)
        paragraph = Paragraph(buffer, style: buffer.runs[0].paragraph, library: library)
        styles = buffer.runs.map(\.style)
        self.library = library
        self.naturalDirection = naturalDirection
        self.usesLeading = usesLeading
    }

    package var problems: TextProblems { paragraph.problems }
    package var isRightToLeft: Bool { paragraph.isRightToLeft }
    package var spacingBefore: Double { paragraph.style.paragraphSpacingBefore }
    package var spacingAfter: Double { paragraph.style.paragraphSpacing }

    /// The cluster that a unit lies in.
    package func cluster(of unit: Int) -> Int {
        max(0, paragraph.buffer.clusters.firstIndex(atLeast: unit + 1) - 1)
    }

    /// About how high a line from there on will be: as its first character asks for.
    package func height(ofLineFrom cluster: Int) -> Double {
        let unit = start(ofCluster: cluster)
        let metrics = metrics(of: unit..<min(unit + 1, paragraph.buffer.count))
        return metrics.ascent + metrics.descent + spacing(metrics)
    }

    /// - Parameters:
    ///   - width: of the room; infinite: the rest is one line.
    ///   - isFirst: The line begins its paragraph: indents differ.
    ///   - last: How the text ends where no further line is allowed; nil where more are.
    ///   - hidesMore: Text follows the part that is not shown, if this is the last line.
    package func line(
        from cluster: Int, width: Double, isFirst: Bool, last: ParagraphStyle.LineBreakMode? = nil,
        hidesMore: Bool = false
    ) -> Line {
        let room = LineRoom(paragraph.style, width: width, isFirst: isFirst)
        let breaker = LineBreaker(paragraph: paragraph, width: width)
        let all = cluster..<paragraph.buffer.clusters.count
        let mode = last ?? paragraph.style.lineBreakMode
        if mode.wraps || mode == .clipping || !width.isFinite {
            let line = breaker.line(from: cluster, isFirst: isFirst, mode: mode)
            return set(line.clusters, isWrapped: line.isWrapped, width: width, room)
        }
        let whole = LineBuilder(paragraph: paragraph, clusters: all, styleOffset: 0).build(start: room.head)
        if whole.width <= room.width + TextLayout.tolerance, !hidesMore {
            return set(all, isWrapped: false, width: width, room)
        }
        return truncated(from: cluster, mode, hidesMore: hidesMore, width: width, room)
    }

    // MARK: Lines

    private func set(_ clusters: Range<Int>, isWrapped: Bool, width: Double, _ room: LineRoom) -> Line {
        var builder = LineBuilder(paragraph: paragraph, clusters: clusters, styleOffset: 0)
        builder.placesClusters = true
        var built = builder.build(start: room.head)
        if alignment(width) == .justified, isWrapped, built.gaps > 0, room.width > built.width {
            built = builder.build(
                start: room.head, stretch: (room.width - built.width) / Double(built.gaps))
        }
        let range = start(ofCluster: clusters.lowerBound)..<end(of: clusters)
        let next = clusters.upperBound < paragraph.buffer.clusters.count ? clusters.upperBound : nil
        return placed(built, range: range, metrics(of: range), styles, next: next, width: width, room)
    }

    private func truncated(
        from cluster: Int, _ mode: ParagraphStyle.LineBreakMode, hidesMore: Bool, width: Double, _ room: LineRoom
    ) -> Line {
        let start = start(ofCluster: cluster)
        let truncation = Truncation(
            text: paragraph.buffer.part(start..<paragraph.buffer.count), style: paragraph.style, mode: mode,
            direction: paragraph.isRightToLeft ? .rightToLeft : .leftToRight, hidesMore: hidesMore, room: room,
            library: library)
        let (cut, built) = truncation.run()
        var metrics = LineMetrics()
        for run in cut.buffer.runs { metrics.add(run.style) }
        metrics.apply(paragraph.style)
        var result = placed(
            built, range: start..<paragraph.buffer.count, metrics, cut.buffer.runs.map(\.style), next: nil,
            width: width, room)
        result.layout.lines[0].isTruncated = true
        result.layout.isTruncated = true
        result.layout.problems.add(cut.problems)
        return result
    }

    private func placed(
        _ built: LineBuilder.Built, range: Range<Int>, _ metrics: LineMetrics, _ styles: [TextStyle], next: Int?,
        width: Double, _ room: LineRoom
    ) -> Line {
        let height = metrics.ascent + metrics.descent
        var line = TextLine(
            range: range, x: offset(of: built.width, width: width, room), top: 0, baseline: metrics.ascent,
            height: height, width: built.width, runs: built.runs, isRightToLeft: paragraph.isRightToLeft)
        line.clusters = built.clusters
        let layout = TextLayout(
            lines: [line], styles: styles, size: CGSize(width: built.width, height: height), isTruncated: false,
            problems: paragraph.problems)
        return Line(layout: layout, next: next, spacing: spacing(metrics))
    }

    // MARK: Measures

    private func start(ofCluster index: Int) -> Int {
        index < paragraph.buffer.clusters.count ? paragraph.buffer.clusters[index] : paragraph.buffer.count
    }

    private func end(of clusters: Range<Int>) -> Int {
        clusters.isEmpty ? start(ofCluster: clusters.lowerBound) : paragraph.end(ofCluster: clusters.upperBound - 1)
    }

    private func spacing(_ metrics: LineMetrics) -> Double {
        (usesLeading ? metrics.leading : 0) + paragraph.style.lineSpacing
    }

    /// Of the looks of a stretch; at the end, of the last character.
    private func metrics(of range: Range<Int>) -> LineMetrics {
        var metrics = LineMetrics()
        let first = paragraph.buffer.runIndex(at: range.lowerBound)
        let last = range.isEmpty ? first : paragraph.buffer.runIndex(at: range.upperBound - 1)
        for run in paragraph.buffer.runs[first...last] { metrics.add(run.style) }
        metrics.apply(paragraph.style)
        return metrics
    }

    private func alignment(_ width: Double) -> ParagraphStyle.Alignment {
        let isRightToLeft =
            switch naturalDirection {
            case .some(.leftToRight): false
            case .some(.rightToLeft): true
            default: paragraph.isRightToLeft
            }
        switch paragraph.style.alignment {
        case .natural: return isRightToLeft ? .right : .left
        case .justified where isRightToLeft && !width.isFinite: return .right
        default: return paragraph.style.alignment
        }
    }

    /// From the room's left edge to the line's.
    private func offset(of length: Double, width: Double, _ room: LineRoom) -> Double {
        guard width.isFinite else {
            return paragraph.isRightToLeft ? -min(0, paragraph.style.tailIndent) : room.head
        }
        let left = paragraph.isRightToLeft ? width - room.head - room.width : room.head
        switch alignment(width) {
        case .left: return left
        case .right: return left + room.width - length
        case .center: return left + (room.width - length) / 2
        case .justified, .natural: return paragraph.isRightToLeft ? left + room.width - length : left
        }
    }
}
