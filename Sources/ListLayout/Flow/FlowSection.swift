import CoreGraphics

/// A section of a flow layout: sizes of items, broken into lines.
///
/// ```swift
/// var section = FlowSection(FlowMetrics(), .vertical)
/// section.append(100_000, .told(CGSize(width: 100, height: 50)))
/// ```
package struct FlowSection: Sendable {
    /// What is known of an item's size, in points.
    package enum Size: Hashable, Sendable {
        /// Nothing: it takes the average of the measured ones, the estimate as long as there are none.
        case open
        /// Fixed, or told by a delegate.
        case told(CGSize)
        /// What its cell answered.
        case measured(CGSize)
    }

    let metrics: FlowMetrics
    let axis: ListAxis
    /// Whether cells may answer with sizes of their own. An item that is wider than its line then begins with it, else it
    /// stands in its middle.
    let isSelfSizing: Bool
    var sizes: ItemSizes
    private(set) var lines: Bands
    private(set) var breaker = LineBreaker(width: .zero, spacing: .zero)

    /// - Parameter estimate: What an item takes of which nothing is known, if cells answer with sizes of their own.
    package init(_ metrics: FlowMetrics, _ axis: ListAxis, estimate: CGSize? = nil) {
        self.metrics = metrics
        self.axis = axis
        isSelfSizing = estimate != nil
        sizes = ItemSizes(estimate: ItemSize(estimate ?? .zero, axis))
        lines = Bands(spacing: ExactLength(metrics.lineSpacing))
    }

    /// Puts items at the end; a count below 1 puts none.
    package mutating func append(_ count: Int, _ size: Size) {
        sizes.append(count, kind(size))
    }

    /// Puts items at the end, of sizes that a delegate told.
    package mutating func append(_ told: [CGSize]) {
        sizes.append(told.map { ItemSize($0, axis) }) { .told($0) }
    }

    /// Takes over what an item's cell answered, before the section is in a layout.
    package mutating func note(_ measured: CGSize, ofItem item: Int) {
        if item >= 0, item < sizes.count { sizes.set(kind(.measured(measured)), of: item) }
    }

    package var itemCount: Int { sizes.count }

    func kind(_ size: Size) -> SizeRun.Kind {
        switch size {
        case .open: .open
        case .told(let size): .told(ItemSize(size, axis))
        case .measured(let size): .measured(ItemSize(size, axis))
        }
    }

    mutating func insert(_ item: SizeRun.Kind, at place: Int) {
        sizes.insert(1, item, at: min(max(0, place), itemCount))
    }

    mutating func remove(at place: Int) { sizes.remove(place) }

    // MARK: Lines

    /// Breaks all lines anew.
    /// - Parameter width: How long the list is across, in points.
    mutating func breakLines(across width: CGFloat) {
        breaker = LineBreaker(
            width: ExactLength(width) - ExactLength(metrics.insets.acrossStart)
                - ExactLength(metrics.insets.acrossEnd),
            spacing: ExactLength(metrics.itemSpacing))
        lines = Bands(breaker.lines(from: 0, of: sizes) { _ in false }.lines, spacing: lines.spacing)
    }

    /// Sets what is known of an item's size, and breaks the lines that this changes.
    mutating func set(_ size: Size, of item: Int) {
        guard item >= 0, item < sizes.count else { return }
        let average = sizes.average
        sizes.set(kind(size), of: item)
        breakLines(in: item..<item + 1)
        // All of which nothing is known have another size now.
        if sizes.average != average, let open = sizes.openRange { breakLines(in: open) }
    }

    /// Breaks lines anew whose items are in a range, and those behind them as far as they change.
    private mutating func breakLines(in range: Range<Int>) {
        // An item that became smaller may go back to the line before.
        let first = lines.band(of: max(0, range.lowerBound - 1))?.items.lowerBound ?? 0
        let old = lines
        let (new, end) = breaker.lines(from: first, of: sizes) { item in
            item >= range.upperBound && old.band(of: item)?.items.lowerBound == item
        }
        lines.replace(first..<end, with: new)
    }

    // MARK: Lengths

    /// Along the axis that scrolls: header, inset, lines, inset, footer.
    var length: ExactLength {
        linesStart + lines.length + ExactLength(metrics.insets.alongEnd) + ExactLength(metrics.footer)
    }

    /// Where the lines begin, from the section's start.
    var linesStart: ExactLength { ExactLength(metrics.header) + ExactLength(metrics.insets.alongStart) }
}
