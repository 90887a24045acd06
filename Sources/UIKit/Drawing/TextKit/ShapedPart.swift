import Typesetting

/// A part of a text up to what ends a line, shaped once, with its lines as they were set last.
///
/// While somebody types, most of a text stays as it is, and so do its lines.
final class ShapedPart {
    let setter: ParagraphSetter
    /// By the cluster that they begin with.
    private var lines: [Int: (ask: Ask, line: ParagraphSetter.Line)] = [:]
    /// How often one was set.
    private(set) var linesSet = 0

    /// All that a line depends on besides its part and its first cluster.
    private struct Ask: Equatable {
        var width: Double
        var isFirst: Bool
        var last: ParagraphStyle.LineBreakMode?
        var hidesMore: Bool
    }

    init(_ setter: ParagraphSetter) {
        self.setter = setter
    }

    /// What `ParagraphSetter.line` answers.
    func line(
        from cluster: Int, width: Double, isFirst: Bool, last: ParagraphStyle.LineBreakMode? = nil,
        hidesMore: Bool = false
    ) -> ParagraphSetter.Line {
        let ask = Ask(width: width, isFirst: isFirst, last: last, hidesMore: hidesMore)
        if let known = lines[cluster], known.ask == ask { return known.line }
        let line = setter.line(from: cluster, width: width, isFirst: isFirst, last: last, hidesMore: hidesMore)
        lines[cluster] = (ask, line)
        linesSet += 1
        return line
    }
}
