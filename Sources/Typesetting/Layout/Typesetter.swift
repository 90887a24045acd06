import CoreGraphics

/// Lays texts out.
package struct Typesetter: Sendable {
    let library: FontLibrary

    package init(library: FontLibrary = .shared) {
        self.library = library
    }

    /// Lays a text out; equal requests always give equal layouts.
    package func layout(_ request: LayoutRequest) -> TextLayout {
        var run = LayoutRun(request, library: library)
        var layout = run.layout(maximumLines: request.maximumLines)
        let fitting = layout.lines.prefix { $0.top + $0.height <= request.height + TextLayout.tolerance }.count
        if fitting < layout.lines.count, layout.lines.count > 1 {
            layout = run.layout(maximumLines: max(1, fitting))
        }
        return layout
    }
}

/// One layout under way.
struct LayoutRun {
    let request: LayoutRequest
    let library: FontLibrary
    let buffer: TextBuffer
    private let parts: [TextParts.Part]
    /// Shaped when they are first reached.
    private var paragraphs: [Int: Paragraph] = [:]

    private var lines: [TextLine] = []
    private var styles: [TextStyle] = []
    private var problems = TextProblems()
    private var y = 0.0
    private var isTruncated = false
    /// How much wider the box is than its lines' right edges.
    private var widest = 0.0

    init(_ request: LayoutRequest, library: FontLibrary) {
        self.request = request
        self.library = library
        buffer = TextBuffer(request.text)
        parts = buffer.paragraphs()
    }

    mutating func layout(maximumLines: Int) -> TextLayout {
        lines = []
        styles = buffer.runs.map(\.style)
        problems = TextProblems()
        y = 0
        isTruncated = false
        widest = 0
        (pendingLeading, pendingSpacing) = (0, 0)
        for index in parts.indices {
            guard maximumLines == 0 || lines.count < maximumLines else { break }
            guard y <= request.height || lines.isEmpty else { break }
            add(part: index, maximumLines: maximumLines)
        }
        alignUnbounded()
        return TextLayout(
            lines: lines, styles: styles, size: CGSize(width: widest, height: y), isTruncated: isTruncated,
            problems: problems)
    }

    private mutating func paragraph(_ index: Int) -> Paragraph {
        if let known = paragraphs[index] { return known }
        let part = buffer.part(parts[index].range)
        let new = ParagraphCache.shared.paragraph(part, style: style(ofPart: index), library: library)
        paragraphs[index] = new
        return new
    }

    /// The paragraph style of its first character.
    private func style(ofPart index: Int) -> ParagraphStyle {
        buffer.runs[buffer.runIndex(at: parts[index].range.lowerBound)].paragraph
    }

    private mutating func add(part index: Int, maximumLines: Int) {
        let paragraph = paragraph(index)
        problems.add(paragraph.problems)
        let styleOffset = buffer.runIndex(at: parts[index].range.lowerBound)
        let mode = mode(of: paragraph.style)
        let isFirstPart = index == 0 || parts[index - 1].endsParagraph
        if isFirstPart, index > 0 { y += paragraph.style.paragraphSpacingBefore }
        let breaker = LineBreaker(paragraph: paragraph, width: request.width)
        var start = 0
        repeat {
            guard y <= request.height || lines.isEmpty else { return }
            let isFirst = start == 0 && isFirstPart
            let isLast = maximumLines > 0 && lines.count == maximumLines - 1
            let room = LineRoom(paragraph.style, width: request.width, isFirst: isFirst)
            var line = breaker.line(from: start, isFirst: isFirst, mode: isLast ? mode.last : mode.others)
            let context = LineContext(
                paragraph: paragraph, part: parts[index], styleOffset: styleOffset, room: room, isFirst: isFirst)
            if isLast, request.breaking != .byParagraph || line.isWrapped || index < parts.count - 1 {
                addLast(from: start, mode.last, context, isLastPart: index == parts.count - 1)
                return
            }
            if !mode.others.wraps, addTruncated(from: start, mode.others, context) { return }
            line.clusters = start..<line.clusters.upperBound
            addLine(line, context)
            start = line.clusters.upperBound
        } while start < paragraph.buffer.clusters.count
        if parts[index].separator > 0, parts[index].endsParagraph { y += paragraph.style.paragraphSpacing }
    }

    /// How the last line that is allowed ends, and those before it.
    private func mode(
        of style: ParagraphStyle
    ) -> (others: ParagraphStyle.LineBreakMode, last: ParagraphStyle.LineBreakMode) {
        switch request.breaking {
        case .byParagraph: (style.lineBreakMode, style.lineBreakMode)
        case .label(let mode): (mode == .charWrapping ? .charWrapping : .wordWrapping, mode)
        }
    }

    // MARK: Lines

    /// What the lines of a paragraph have in common.
    struct LineContext {
        var paragraph: Paragraph
        var part: TextParts.Part
        var styleOffset: Int
        var room: LineRoom
        var isFirst: Bool
    }

    private mutating func addLine(_ line: LineBreaker.Line, _ context: LineContext, isTruncated: Bool = false) {
        let paragraph = context.paragraph
        var builder = LineBuilder(
            paragraph: paragraph, clusters: line.clusters, styleOffset: context.styleOffset)
        builder.placesClusters = request.placesClusters
        let built = alignment(of: paragraph).line(builder, isWrapped: line.isWrapped, in: context.room)
        // Spaces at a paragraph's end count as far as there is room.
        let trailing = line.isWrapped ? 0 : max(0, min(built.hangingWidth, context.room.width - built.width))
        let start = line.clusters.isEmpty ? paragraph.buffer.count : paragraph.buffer.clusters[line.clusters.lowerBound]
        let end = line.clusters.isEmpty ? start : paragraph.end(ofCluster: line.clusters.upperBound - 1)
        let base = context.part.range.lowerBound
        place(
            built, styles: buffer.styles(in: base + start..<base + end), trailing: trailing, context,
            range: base + start..<base + end)
        lines[lines.count - 1].isTruncated = isTruncated
        lines[lines.count - 1].clusters = built.clusters.map { $0.moved(by: base) }
    }

    /// Adds a line below those that are there.
    private mutating func place(
        _ built: LineBuilder.Built, styles: [TextStyle], trailing: Double, _ context: LineContext, range: Range<Int>
    ) {
        let metrics = LineMetrics(styles, context.paragraph.style)
        if let previous = lines.last {
            let leading = request.usesLeading ? pendingLeading : 0
            y = max(y, previous.top + previous.height) + leading + pendingSpacing
        }
        let height = metrics.ascent + metrics.descent
        let offset = alignment(of: context.paragraph).offset(of: built.width, in: context.room)
        lines.append(
            TextLine(
                range: range, x: offset, top: y, baseline: y + metrics.ascent, height: height, width: built.width,
                runs: built.runs, isRightToLeft: context.paragraph.isRightToLeft))
        y += height
        pendingLeading = metrics.leading
        pendingSpacing = context.paragraph.style.lineSpacing
        widest = max(widest, context.room.head + built.width + trailing - min(0, context.paragraph.style.tailIndent))
    }

    /// What comes between the last line and the next.
    private var pendingLeading = 0.0
    private var pendingSpacing = 0.0

    private func alignment(of paragraph: Paragraph) -> LineAlignment {
        LineAlignment(
            paragraph: paragraph, naturalDirection: request.naturalDirection, width: request.width)
    }

    /// Without a width, lines are aligned within the widest (assumed).
    private mutating func alignUnbounded() {
        guard !request.width.isFinite else { return }
        for index in lines.indices {
            let part = parts.firstIndex { $0.range.upperBound >= lines[index].range.upperBound } ?? 0
            switch alignment(of: paragraph(part)).resolved {
            case .right: lines[index].x = widest - lines[index].width
            case .center: lines[index].x = (widest - lines[index].width) / 2
            default: break
            }
        }
    }
}

// The last line that is allowed.
extension LayoutRun {
    private mutating func addLast(
        from start: Int, _ mode: ParagraphStyle.LineBreakMode, _ context: LineContext, isLastPart: Bool
    ) {
        let count = context.paragraph.buffer.clusters.count
        let breaker = LineBreaker(paragraph: context.paragraph, width: request.width)
        let wrapping: ParagraphStyle.LineBreakMode = mode == .charWrapping ? .charWrapping : .wordWrapping
        let line = breaker.line(from: start, isFirst: context.isFirst, mode: wrapping)
        let isAll = line.clusters.upperBound >= count && isLastPart && fits(line, context)
        if isAll { return addLine(line, context) }
        switch mode {
        case .wordWrapping, .charWrapping:
            if request.truncatesLastLine { return truncate(from: start, .truncatingTail, context, isLastPart) }
            isTruncated = true
            addLine(line, context)
        case .clipping:
            isTruncated = true
            addLine(LineBreaker.Line(clusters: start..<count, isWrapped: false), context)
        case .truncatingHead, .truncatingTail, .truncatingMiddle: truncate(from: start, mode, context, isLastPart)
        }
    }

    /// For a paragraph that is one line by its own style. False when it fits as it is.
    private mutating func addTruncated(
        from start: Int, _ mode: ParagraphStyle.LineBreakMode, _ context: LineContext
    ) -> Bool {
        guard mode != .clipping, request.width.isFinite else { return false }
        let count = context.paragraph.buffer.clusters.count
        guard !fits(LineBreaker.Line(clusters: start..<count, isWrapped: false), context) else { return false }
        truncate(from: start, mode, context, true)
        return true
    }

    private func fits(_ line: LineBreaker.Line, _ context: LineContext) -> Bool {
        let builder = LineBuilder(paragraph: context.paragraph, clusters: line.clusters, styleOffset: 0)
        return builder.build(start: context.room.head).width <= context.room.width + TextLayout.tolerance
    }

    private mutating func truncate(
        from start: Int, _ mode: ParagraphStyle.LineBreakMode, _ context: LineContext, _ isLastPart: Bool
    ) {
        isTruncated = true
        let cluster = context.paragraph.buffer.clusters
        let from =
            context.part.range.lowerBound + (start < cluster.count ? cluster[start] : context.paragraph.buffer.count)
        // Head and middle show the text's end: what follows the paragraph is part of the line.
        let rest = mode == .truncatingTail ? context.part.range.upperBound : buffer.count
        let truncation = Truncation(
            text: buffer.part(from..<max(from, rest)).inOneLine(), style: context.paragraph.style, mode: mode,
            direction: context.paragraph.isRightToLeft ? .rightToLeft : .leftToRight,
            hidesMore: !isLastPart && mode == .truncatingTail, room: context.room, library: library)
        let (paragraph, built) = truncation.run()
        problems.add(paragraph.problems)
        let styleOffset = styles.count
        styles += paragraph.buffer.runs.map(\.style)
        var shifted = built
        for index in shifted.runs.indices { shifted.runs[index].style += styleOffset }
        place(
            shifted, styles: paragraph.buffer.runs.map(\.style), trailing: 0, context,
            range: from..<max(from, rest))
        lines[lines.count - 1].isTruncated = true
    }
}
