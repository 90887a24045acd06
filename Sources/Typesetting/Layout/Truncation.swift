/// Cuts a text down to one line, with a token in place of what is left out. Text is kept and left out in the order in
/// which it is written, whole clusters at a time; the line is then put into the order in which it is seen.
struct Truncation {
    let text: TextBuffer
    let style: ParagraphStyle
    let mode: ParagraphStyle.LineBreakMode
    let direction: Bidi.Direction
    /// More follows, so that there is a token even if all of `text` fits.
    let hidesMore: Bool
    let room: LineRoom
    let library: FontLibrary

    private static let token: [UInt16] = [0x2026]

    func run() -> (Paragraph, LineBuilder.Built) {
        let whole = Paragraph(text, style: style, direction: direction, library: library)
        if !hidesMore {
            let built = build(whole)
            if built.width <= room.width + TextLayout.tolerance { return (whole, built) }
        }
        let edges = Edges(whole)
        var kept = edges.kept(mode, room: room.width - tokenWidth)
        while true {
            let candidate = candidate(kept, whole)
            let built = build(candidate)
            // Shaping at the token may differ from shaping at the text's own neighbours.
            if built.width <= room.width + TextLayout.tolerance || kept.isEmpty { return (candidate, built) }
            kept.shorten(mode)
        }
    }

    /// In the first run's look; the candidate's own width decides.
    private var tokenWidth: Double {
        let run = text.runs[mode == .truncatingTail ? text.runs.count - 1 : 0]
        let empty = text.part(0..<0)
        let token = TextBuffer.joining(empty, Self.token, run, empty)
        return Paragraph(token, style: style, library: library).advances.reduce(0, +)
    }

    private func build(_ paragraph: Paragraph) -> LineBuilder.Built {
        LineBuilder(paragraph: paragraph, clusters: 0..<paragraph.buffer.clusters.count, styleOffset: 0)
            .build(start: room.head)
    }

    private func candidate(_ kept: Kept, _ whole: Paragraph) -> Paragraph {
        var (headEnd, tailStart) = (kept.head, whole.buffer.clusters.count - kept.tail)
        // No space is left hanging beside the token.
        while headEnd > 0, whole.isSpace(headEnd - 1) { headEnd -= 1 }
        while tailStart < whole.buffer.clusters.count, whole.isSpace(tailStart) { tailStart += 1 }
        let head = text.part(0..<(headEnd == 0 ? 0 : whole.end(ofCluster: headEnd - 1)))
        let start = tailStart < whole.buffer.clusters.count ? whole.buffer.clusters[tailStart] : text.count
        let tail = text.part(start..<text.count)
        let look = headEnd > 0 ? head.runs[head.runs.count - 1] : tail.runs[0]
        return Paragraph(
            .joining(head, Self.token, look, tail), style: style, direction: direction, library: library)
    }

    /// How many clusters are kept at each end.
    struct Kept {
        var head = 0
        var tail = 0

        var isEmpty: Bool { head == 0 && tail == 0 }

        mutating func shorten(_ mode: ParagraphStyle.LineBreakMode) {
            switch mode {
            case .truncatingHead: tail -= 1
            case .truncatingMiddle: if head > tail { head -= 1 } else { tail -= 1 }
            default: head -= 1
            }
        }
    }

    /// Widths from both ends of the text.
    private struct Edges {
        private let widths: [Double]

        init(_ paragraph: Paragraph) {
            widths = paragraph.buffer.clusters.indices.map { index in
                var sum = 0.0
                for unit in paragraph.buffer.clusters[index]..<paragraph.end(ofCluster: index) {
                    sum += paragraph.advances[unit]
                }
                return sum
            }
        }

        /// What of the text there is room for; in the middle mode half of it at each end (assumed), what is left over
        /// at the other.
        func kept(_ mode: ParagraphStyle.LineBreakMode, room: Double) -> Kept {
            switch mode {
            case .truncatingHead: return Kept(tail: count(in: widths.reversed(), room: room).count)
            case .truncatingMiddle:
                let head = count(in: widths, room: room / 2)
                let tail = count(in: widths.reversed().prefix(widths.count - head.count), room: room - head.width)
                return Kept(head: head.count, tail: tail.count)
            default: return Kept(head: count(in: widths, room: room).count)
            }
        }

        private func count(in widths: some Sequence<Double>, room: Double) -> (count: Int, width: Double) {
            var (count, sum) = (0, 0.0)
            for width in widths {
                guard sum + width <= room + TextLayout.tolerance else { break }
                sum += width
                count += 1
            }
            return (count, sum)
        }
    }
}

extension TextBuffer {
    /// What separates paragraphs becomes a space.
    func inOneLine() -> TextBuffer {
        guard units.contains(where: { ($0 >= 10 && $0 <= 13) || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 }) else {
            return self
        }
        return mappingUnits { ($0 >= 10 && $0 <= 13) || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 ? 0x20 : $0 }
    }
}
