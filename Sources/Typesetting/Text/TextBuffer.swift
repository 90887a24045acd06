/// A styled text taken apart for layout: UTF-16 units, cluster starts, style of each unit.
struct TextBuffer {
    private(set) var units: [UInt16]
    /// Where clusters begin, ascending.
    private(set) var clusters: [Int]
    private(set) var runs: [StyledText.Run]
    /// Where each run begins, and after them the end.
    private(set) var runStarts: [Int]

    init(_ text: StyledText) {
        units = Array(text.string.utf16)
        clusters = Clusters.starts(of: text.string, count: units.count)
        runs = text.runs
        runStarts = [0]
        for run in runs { runStarts.append((runStarts.last ?? 0) + run.length) }
    }

    private init(units: [UInt16], clusters: [Int], runs: [StyledText.Run]) {
        self.units = units
        self.clusters = clusters
        self.runs = runs
        runStarts = [0]
        for run in runs { runStarts.append((runStarts.last ?? 0) + run.length) }
    }

    var count: Int { units.count }

    /// The text with other units in their places.
    func mappingUnits(_ transform: (UInt16) -> UInt16) -> TextBuffer {
        var result = self
        result.units = units.map(transform)
        return result
    }

    /// The run that a unit belongs to; the last one at the end.
    func runIndex(at unit: Int) -> Int {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if runStarts[middle] <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Stretches that are set in directions of their own; neighbours of the same directions are one.
    var embeddings: [(range: Range<Int>, directions: [Bidi.Embedding])] {
        var result: [(range: Range<Int>, directions: [Bidi.Embedding])] = []
        for (index, run) in runs.enumerated() where !run.style.embeddings.isEmpty {
            let range = runStarts[index]..<runStarts[index + 1]
            if let last = result.last, last.range.upperBound == range.lowerBound,
                last.directions == run.style.embeddings
            {
                result[result.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                result.append((range, run.style.embeddings))
            }
        }
        return result
    }

    /// A part with its styles.
    func part(_ range: Range<Int>) -> TextBuffer {
        var parts: [StyledText.Run] = []
        var index = runIndex(at: range.lowerBound)
        while index < runs.count, runStarts[index] < range.upperBound || parts.isEmpty {
            var run = runs[index]
            run.length =
                min(range.upperBound, runStarts[index + 1]) - max(range.lowerBound, runStarts[index])
            parts.append(run)
            index += 1
        }
        let first = clusters.firstIndex(atLeast: range.lowerBound)
        let last = clusters.firstIndex(atLeast: range.upperBound)
        return TextBuffer(
            units: Array(units[range]), clusters: clusters[first..<last].map { $0 - range.lowerBound }, runs: parts)
    }

    /// Two parts, one after the other, with a token of one cluster between them that looks like `run`.
    static func joining(
        _ head: TextBuffer, _ token: [UInt16], _ run: StyledText.Run, _ tail: TextBuffer
    ) -> TextBuffer {
        var token = (units: token, run: run)
        token.run.length = token.units.count
        let start = head.count + token.units.count
        return TextBuffer(
            units: head.units + token.units + tail.units,
            clusters: head.clusters + [head.count] + tail.clusters.map { $0 + start },
            runs: head.runs.filter { $0.length > 0 } + [token.run] + tail.runs.filter { $0.length > 0 })
    }

    /// Paragraphs with the length of what ends each: 0 at the end of the text. A text that ends with a separator has an
    /// empty paragraph after it.
    func paragraphs() -> [TextParts.Part] { TextParts.parts(of: units) }
}

/// The parts of a text that end lines.
package enum TextParts {
    package typealias Part = (range: Range<Int>, separator: Int, endsParagraph: Bool)

    /// Paragraphs with the length of what ends each: 0 at the end of the text. A text that ends with a separator has an
    /// empty paragraph after it.
    package static func parts(of units: [UInt16]) -> [Part] {
        var result: [(range: Range<Int>, separator: Int, endsParagraph: Bool)] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            guard isSeparator(unit) else {
                index += 1
                continue
            }
            let length = unit == 13 && index + 1 < units.count && units[index + 1] == 10 ? 2 : 1
            result.append((start..<index, length, endsParagraph(unit)))
            index += length
            start = index
        }
        result.append((start..<units.count, 0, true))
        return result
    }

    private static func isSeparator(_ unit: UInt16) -> Bool {
        (unit >= 10 && unit <= 13) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// Others end a line alone (vertical tab, form feed, U+2028).
    private static func endsParagraph(_ unit: UInt16) -> Bool {
        unit == 10 || unit == 13 || unit == 0x85 || unit == 0x2029
    }
}

extension [Int] {
    /// In an ascending list: the index of the first element that is not less; the count when there is none.
    func firstIndex(atLeast value: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
