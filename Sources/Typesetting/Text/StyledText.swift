/// A text with the look of each of its runs: what layout starts from.
package struct StyledText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        /// UTF-16 units.
        package var length: Int
        package var style: TextStyle
        package var paragraph: ParagraphStyle

        package init(length: Int, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
            self.length = length
            self.style = style
            self.paragraph = paragraph
        }
    }

    package private(set) var string: String
    /// The styles along the string: their lengths add up to its own; one at least, also for an empty string.
    package private(set) var runs: [Run]

    /// - Parameter runs: one at least; the last is stretched or cut so that the lengths fit.
    package init(string: String, runs: [Run]) {
        precondition(!runs.isEmpty, "a styled text has a run, also an empty one")
        self.string = string
        var rest = string.utf16.count
        var fitting: [Run] = []
        for run in runs where rest > 0 && run.length > 0 {
            fitting.append(run)
            fitting[fitting.count - 1].length = min(run.length, rest)
            rest -= min(run.length, rest)
        }
        if fitting.isEmpty { fitting = [Run(length: 0, style: runs[0].style, paragraph: runs[0].paragraph)] }
        fitting[fitting.count - 1].length += rest
        self.runs = fitting
    }

    /// The text with so many points more between clusters.
    package func moved(by distance: Double) -> StyledText {
        var result = self
        for index in result.runs.indices { result.runs[index].style.kern += distance }
        return result
    }

    /// The text in larger or smaller fonts.
    package func scaled(by factor: Double) -> StyledText {
        StyledText(
            string: string,
            runs: runs.map { run in
                var run = run
                run.style.font = run.style.font.scaled(by: factor)
                return run
            })
    }

    package init(string: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(
            string: string, runs: [Run(length: string.utf16.count, style: style, paragraph: paragraph)])
    }

    /// Texts that are written differently are drawn differently, though strings of them may be equal.
    package static func == (left: StyledText, right: StyledText) -> Bool {
        left.string.hasSameScalars(as: right.string) && left.runs == right.runs
    }
}
