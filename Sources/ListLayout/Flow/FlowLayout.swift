import CoreGraphics

/// Where a flow layout puts items, headers and footers.
///
/// Section by section: header, inset, lines, inset, footer, also where there are no items. Items are broken into lines and
/// spread in them (`FlowSection`); a thinner one stands in the middle of its line. Origins are rounded to pixels, sizes are
/// not. A list of items of one size is a few runs; a measured item costs its line and what shifts behind it, by a tree of
/// sums.
///
/// ```swift
/// var layout = FlowLayout(.vertical, across: 350, scale: 2)
/// layout.append(section)
/// layout.frame(ofItem: 3, in: 0)  // (0, 60, 100, 50)
/// ```
package struct FlowLayout: Sendable {
    package let axis: ListAxis
    /// How long the list is across, in points: its bounds less the content inset.
    package let width: CGFloat
    /// Whether x is counted from the right.
    package let isMirrored: Bool
    let grid: PixelGrid
    private(set) var sections: [FlowSection] = []
    private var lengths = SumTree<LayoutSpan>()

    package init(_ axis: ListAxis, across width: CGFloat, scale: CGFloat, isMirrored: Bool = false) {
        self.axis = axis
        self.width = width
        self.isMirrored = isMirrored
        grid = PixelGrid(scale: scale)
    }

    /// Puts a section at the end.
    package mutating func append(_ section: FlowSection) {
        var section = section
        section.breakLines(across: width)
        sections.append(section)
        lengths.replace(
            lengths.total.parts..<lengths.total.parts, with: [LayoutSpan(length: section.length)])
    }

    /// Sets what is known of an item's size; nothing happens where it is not there.
    package mutating func set(_ size: FlowSection.Size, ofItem item: Int, in section: Int) {
        guard sections.indices.contains(section) else { return }
        sections[section].set(size, of: item)
        lengths.replace(section..<section + 1, with: [LayoutSpan(length: sections[section].length)])
    }

    /// A layout of the same sections in a list of another width, broken into lines anew.
    package func resized(across width: CGFloat) -> FlowLayout {
        var layout = FlowLayout(axis, across: width, scale: grid.scale, isMirrored: isMirrored)
        for section in sections { layout.append(section) }
        return layout
    }

    // MARK: Reading

    package var sectionCount: Int { sections.count }

    package func itemCount(in section: Int) -> Int? {
        sections.indices.contains(section) ? sections[section].itemCount : nil
    }

    /// What all sections take; along the axis that scrolls down to a whole pixel (assumed).
    package var contentSize: CGSize {
        axis.size(along: grid.floor(lengths.total.length.points), across: width)
    }

    /// Where an item lies; nil for one that is not there.
    package func frame(ofItem item: Int, in section: Int) -> CGRect? {
        guard let start = start(of: section), item >= 0, let line = sections[section].lines.band(of: item)
        else { return nil }
        let place = sections[section].places(in: line)[item - line.items.lowerBound]
        return mirrored(frame(place, in: line, of: section, from: start))
    }

    /// Where a section's header lies; nil if it has none.
    package func headerFrame(in section: Int) -> CGRect? { header(of: section).map(mirrored) }

    /// Where a section's footer lies; nil if it has none.
    package func footerFrame(in section: Int) -> CGRect? { footer(of: section).map(mirrored) }

    /// Where a section lies along the axis, in points from the first item's side; nil for one that is not there.
    package func extent(ofSection section: Int) -> (start: CGFloat, end: CGFloat)? {
        start(of: section).map { ($0.points, ($0 + sections[section].length).points) }
    }

    /// The line at which a section begins, with its header; nil for one that is not there.
    package func beginning(ofSection section: Int) -> CGRect? {
        extent(ofSection: section).map { mirrored(axis.rect(along: (grid.nearest($0.start), 0), across: (0, width))) }
    }

    /// What lies in a rectangle, section by section: header, items, footer.
    package func elements(in rect: CGRect) -> [FlowElement] {
        let (start, end) = axis.along(mirrored(rect))
        // A point more: origins are rounded to pixels.
        let (exactStart, exactEnd) = (ExactLength(start - 1), ExactLength(end + 1))
        guard let first = lengths.seek({ $0.length > exactStart }) else { return [] }
        var elements: [FlowElement] = []
        lengths.visit(from: first.before.parts) { before, _ in
            guard before.length < exactEnd else { return false }
            elements += self.elements(from: exactStart, to: exactEnd, of: before.parts, from: before.length)
            return true
        }
        return elements.map { FlowElement(kind: $0.kind, frame: mirrored($0.frame)) }.filter { $0.frame.overlaps(rect) }
    }

    /// The sections of which something lies in a rectangle.
    package func sections(in rect: CGRect) -> Range<Int> {
        let (start, end) = axis.along(mirrored(rect))
        let (exactStart, exactEnd) = (ExactLength(start - 1), ExactLength(end + 1))
        guard let first = lengths.seek({ $0.length > exactStart })?.before.parts else { return 0..<0 }
        let last = lengths.seek { $0.length >= exactEnd }.map { $0.before.parts + 1 } ?? sections.count
        return first..<max(first, last)
    }

    private func elements(
        from low: ExactLength, to high: ExactLength, of section: Int, from start: ExactLength
    ) -> [FlowElement] {
        var elements: [FlowElement] = []
        if let frame = header(of: section) { elements.append(FlowElement(kind: .header(section), frame: frame)) }
        let linesStart = start + sections[section].linesStart
        for line in sections[section].lines.bands(from: low - linesStart, to: high - linesStart) {
            for (index, place) in sections[section].places(in: line).enumerated() {
                let frame = frame(place, in: line, of: section, from: start)
                elements.append(FlowElement(kind: .item(section, line.items.lowerBound + index), frame: frame))
            }
        }
        if let frame = footer(of: section) { elements.append(FlowElement(kind: .footer(section), frame: frame)) }
        return elements
    }

    // MARK: Steps, with x counted from the left

    private func start(of section: Int) -> ExactLength? {
        lengths.seek { $0.parts > section }.flatMap { section >= 0 ? $0.before.length : nil }
    }

    func frame(
        _ place: (start: CGFloat, size: ItemSize), in line: Band, of section: Int, from start: ExactLength
    ) -> CGRect {
        let section = sections[section]
        // Twice, so that the half is exact.
        let along = (start + section.linesStart + line.start) * 2 + line.length - place.size.along
        let across = section.metrics.insets.acrossStart + place.start
        return axis.rect(
            along: (grid.nearest(along.points / 2), place.size.along.points),
            across: (grid.nearest(across), place.size.across.points))
    }

    func header(of section: Int) -> CGRect? {
        start(of: section).flatMap { bar(at: $0, sections[section].metrics.header) }
    }

    func footer(of section: Int) -> CGRect? {
        guard let start = start(of: section) else { return nil }
        let footer = sections[section].metrics.footer
        return bar(at: start + sections[section].length - ExactLength(footer), footer)
    }

    private func bar(at start: ExactLength, _ length: CGFloat) -> CGRect? {
        length > 0 ? axis.rect(along: (grid.nearest(start.points), length), across: (0, width)) : nil
    }

    /// From left to right, or back.
    func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        let width = axis == .vertical ? self.width : contentSize.width
        return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

/// What a flow layout puts somewhere.
package struct FlowElement: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case header(Int)
        /// Section and item.
        case item(Int, Int)
        case footer(Int)
    }

    package let kind: Kind
    package var frame: CGRect
}
