import TextFormatting

extension FrameStatistics: CustomStringConvertible {
    /// `text`.
    public var description: String { text }

    /// All figures as stable text, a line each, passes first: `card.layoutSubviews 1` for what the update cycle did.
    public var text: String {
        let lines =
            offscreenPasses.map(\.description) + figures.map { "\($0.name) \($0.value)" }
            + fonts.map { "font \($0)" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// All figures as JSON with a fixed order of keys.
    public var json: String { jsonValue.text + "\n" }

    package var jsonValue: JSONValue {
        .object([
            ("offscreenPasses", .array(offscreenPasses.map { $0.jsonValue() })),
            ("fonts", .array(fonts.map { .string($0.description) })),
            ("sums", .object(sums.map { ($0.name, .integer($0.value)) })), ("counts", counts.jsonValue),
            ("commit", .object(commit.figures.map { ($0.name, .integer($0.value)) })),
            ("layout", .object(layout.figures.map { ($0.name, .integer($0.value)) })),
            (
                "updates",
                .object(
                    updates.sorted { $0.key < $1.key }.map { label, counts in
                        (label, .object(counts.figures.map { ($0.name, .integer($0.value)) }))
                    })
            ),
        ])
    }

    /// Every figure by the name that an expectation may use. Counts of updates and of layout that are 0 are left out.
    package var figures: [(name: String, value: Int)] {
        let work = updates.sorted { $0.key < $1.key }.flatMap { label, counts in
            counts.figures.filter { $0.value != 0 }.map { (name: "\(label).\($0.name)", value: $0.value) }
        }
        return sums + counts.figures + commit.figures + layout.figures.filter { $0.value != 0 } + work
    }

    private var sums: [(name: String, value: Int)] {
        [
            ("offscreenPasses", offscreenPasses.count), ("offscreenPixels", offscreenPixels),
            ("bytesStored", bytesStored), ("bytesLoaded", bytesLoaded),
        ]
    }
}

extension UpdateCounts {
    /// Every figure with its name, in a fixed order; those of cells where a list did anything.
    package var figures: [(name: String, value: Int)] {
        [
            ("updateProperties", updateProperties), ("updateConstraints", updateConstraints),
            ("layoutSubviews", layoutSubviews), ("draw", draw), ("drawnBytes", drawnBytes),
        ] + (cellFigures.allSatisfy { $0.value == 0 } ? [] : cellFigures)
    }

    /// Of lists alone.
    private var cellFigures: [(name: String, value: Int)] {
        [
            ("cellsMade", cellsMade), ("cellsReused", cellsReused), ("cellsConfigured", cellsConfigured),
            ("cellsMeasured", cellsMeasured), ("heightsAsked", heightsAsked),
        ]
    }
}

extension CommitCounts {
    /// Every figure with its name, in a fixed order; that of tiles where any were drawn.
    package var figures: [(name: String, value: Int)] {
        [("encodedLayers", encodedLayers), ("copiedChunks", copiedChunks)]
            + (drawnTiles == 0 ? [] : [("drawnTiles", drawnTiles)])
    }
}
