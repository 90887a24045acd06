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
        paragraph = ParagraphCache.shared.paragraph(buffer, style: buffer.runs[0].paragraph, library: library)
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
        let built = alignment(in: width).line(builder, isWrapped: isWrapped, in: room)
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
        let looks = cut.buffer.runs.map(\.style)
        var result = placed(
            built, range: start..<paragraph.buffer.count, LineMetrics(looks, paragraph.style), looks, next: nil,
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
            range: range, x: alignment(in: width).offset(of: built.width, in: room), top: 0, baseline: metrics.ascent,
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

    private func metrics(of range: Range<Int>) -> LineMetrics {
        LineMetrics(paragraph.buffer.styles(in: range), paragraph.style)
    }

    private func alignment(in width: Double) -> LineAlignment {
        LineAlignment(paragraph: paragraph, naturalDirection: naturalDirection, width: width)
    }
}
