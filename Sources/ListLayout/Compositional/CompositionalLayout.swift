import CoreGraphics

/// Where a compositional layout puts items and what goes with them.
///
/// Section by section along the axis that scrolls, each a group that is repeated (`CompositionalSection`). Origins are rounded
/// to pixels, shares down to pixels. What was not measured is one solved group a section; a measured cell costs its group.
///
/// ```swift
/// var layout = CompositionalLayout(.vertical, bounds: CGSize(width: 320, height: 480), scale: 2)
/// layout.append(section, itemCount: 3)
/// layout.frame(ofItem: 2, in: 0)  // (15, 215, 140, 190)
/// layout.contentSize.height  // 420
/// ```
package struct CompositionalLayout: Sendable {
    package let axis: ListAxis
    /// How large the window is, in points.
    package let bounds: CGSize
    /// Whether x is counted from the right.
    package let isMirrored: Bool
    let grid: PixelGrid
    /// Between sections, also empty ones.
    let spacing: ExactLength
    /// Headers and footers of all sections together.
    package let boundaryItems: [LayoutBoundaryItem]
    private(set) var sections: [PlacedSection] = []
    private var lengths = SumTree<LayoutSpan>()
    private var measuredBoundaries: [Int: CGSize] = [:]

    package init(
        _ axis: ListAxis, bounds: CGSize, scale: CGFloat, interSectionSpacing: CGFloat = 0,
        boundaryItems: [LayoutBoundaryItem] = [], isMirrored: Bool = false
    ) {
        self.axis = axis
        self.bounds = bounds
        self.isMirrored = isMirrored
        self.boundaryItems = boundaryItems
        grid = PixelGrid(scale: scale)
        spacing = ExactLength(interSectionSpacing)
    }

    /// Puts a section at the end of which nothing was measured.
    package mutating func append(_ section: CompositionalSection, itemCount: Int) {
        append(section, MeasuredSizes(count: itemCount))
    }

    /// Puts a section at the end, with what was measured of its items and, by their places, of its boundary items.
    package mutating func append(
        _ section: CompositionalSection, _ measured: MeasuredSizes, boundaryItems: [Int: CGSize] = [:]
    ) {
        var placed = PlacedSection(section, measured, axis, bounds: bounds, grid)
        for (index, size) in boundaryItems { placed.setMeasured(size, ofBoundary: index) }
        sections.append(placed)
        lengths.replace(sections.count - 1..<sections.count - 1, with: [LayoutSpan(length: placed.length)])
    }

    // MARK: Measuring

    /// Sets what an item's cell answered, nil for nothing; what is not there is left out.
    package mutating func setMeasured(_ size: CGSize?, ofItem item: Int, in section: Int) {
        change(section) { $0.setMeasured(size, of: item) }
    }

    /// Sets what a boundary item of a section answered, by its place among them.
    package mutating func setMeasured(_ size: CGSize?, ofBoundaryItem index: Int, in section: Int) {
        change(section) { $0.setMeasured(size, ofBoundary: index) }
    }

    /// Sets what a boundary item of the layout answered, by its place among them.
    package mutating func setMeasured(_ size: CGSize?, ofBoundaryItem index: Int) { measuredBoundaries[index] = size }

    private mutating func change(_ section: Int, _ change: (inout PlacedSection) -> Void) {
        guard sections.indices.contains(section) else { return }
        change(&sections[section])
        lengths.replace(section..<section + 1, with: [LayoutSpan(length: sections[section].length)])
    }

    /// What was measured of a section's items, for the next layout; nil for a section that is not there.
    package func measuredSizes(in section: Int) -> MeasuredSizes? {
        sections.indices.contains(section) ? sections[section].measured : nil
    }

    /// What was measured of a section's boundary items, by their places.
    package func measuredBoundaryItems(in section: Int) -> [Int: CGSize] {
        sections.indices.contains(section) ? sections[section].measuredBoundaries : [:]
    }

    /// Whether anything sticks to the edges of what is seen.
    package var pins: Bool {
        boundaryItems.contains(where: \.pinsToVisibleBounds)
            || sections.contains { $0.section.boundaryItems.contains(where: \.pinsToVisibleBounds) }
    }

    // MARK: Lengths

    package var contentSize: CGSize {
        let sections = lengths.total.length + spacing * max(0, lengths.total.parts - 1)
        let length = boundary(.before) + sections + boundary(.behind)
        return axis.size(along: grid.floor(length.points), across: axis.across(bounds))
    }

    /// What the layout's boundary items take at one end; several there do not stack.
    private func boundary(_ side: LayoutBoundaryItem.Side) -> ExactLength {
        let lengths = boundaryItems.indices.compactMap { index -> CGFloat? in
            let item = boundaryItems[index]
            return item.extendsBoundary && item.side(axis) == side ? axis.along(size(ofBoundary: index)) : nil
        }
        return ExactLength(lengths.max() ?? 0)
    }

    private func size(ofBoundary index: Int) -> CGSize {
        boundaryItems[index].size.size(in: bounds, grid, measured: measuredBoundaries[index])
    }

    func start(of section: Int) -> ExactLength? {
        guard section >= 0, let before = lengths.seek({ $0.parts > section })?.before else { return nil }
        return boundary(.before) + before.length + spacing * section
    }

    /// Where a section lies along the axis, in points from the first section's side; nil for one that is not there.
    package func extent(ofSection section: Int) -> (start: CGFloat, end: CGFloat)? {
        start(of: section).map { ($0.points, ($0 + sections[section].length).points) }
    }

    /// The line at which a section begins, with its header; nil for one that is not there.
    package func beginning(ofSection section: Int) -> CGRect? {
        extent(ofSection: section).map { mirrored(axis.rect(along: (grid.nearest($0.start), 0), across: (0, 0))) }
    }

    // MARK: Frames

    /// Where an item lies; nil for one that is not there or that no group has room for. Of a section that scrolls by itself
    /// as if it stood at its start.
    package func frame(ofItem item: Int, in section: Int) -> CGRect? { element(ofItem: item, in: section)?.frame }

    /// Where a boundary item of a section lies, by its place among them.
    /// - Parameter visible: What is in sight along the axis, from the first section's side, for one that sticks to it.
    package func frame(
        ofBoundaryItem index: Int, in section: Int, _ visible: Range<CGFloat>? = nil
    ) -> CGRect? {
        guard let start = start(of: section), sections[section].section.boundaryItems.indices.contains(index) else {
            return nil
        }
        let placed = sections[section]
        if let visible, placed.section.boundaryItems[index].pinsToVisibleBounds {
            let own = visible.lowerBound - start.points..<visible.upperBound - start.points
            return mirrored(moved(placed.pinnedFrame(ofBoundary: index, own), .zero, start))
        }
        return mirrored(moved(placed.frame(ofBoundary: index), .zero, start))
    }

    /// Where a boundary item of the layout lies, by its place among them.
    /// - Parameter visible: What is in sight along the axis, from the first section's side, for one that sticks to it.
    package func frame(ofBoundaryItem index: Int, _ visible: Range<CGFloat>? = nil) -> CGRect? {
        guard boundaryItems.indices.contains(index) else { return nil }
        let (item, size) = (boundaryItems[index], size(ofBoundary: index))
        let (length, content) = (axis.along(size), axis.along(contentSize))
        var along =
            switch item.side(axis) {
            case .before: CGFloat(0)
            case .behind: content - length
            case .beside: (content - length) / 2
            }
        if let visible, item.pinsToVisibleBounds {
            switch item.side(axis) {
            case .before: along = Sticky.header(at: along, length, until: content, edge: visible.lowerBound)
            case .behind: along = Sticky.footer(at: along, length, from: 0, edge: visible.upperBound)
            case .beside: break
            }
        }
        let across = axis.other.along(item.alignment.point) * (axis.across(bounds) - axis.across(size))
        let offset = CGSize(width: item.offset.x, height: item.offset.y)
        return mirrored(
            axis.rect(
                along: (grid.nearest(along + axis.along(offset)), length),
                across: (grid.nearest(across + axis.across(offset)), axis.across(size))))
    }

    /// Where a section's decoration lies, by its place among them.
    package func frame(ofDecoration index: Int, in section: Int) -> CGRect? {
        guard let start = start(of: section), sections[section].section.decorations.indices.contains(index) else {
            return nil
        }
        return mirrored(moved(sections[section].frame(of: sections[section].section.decorations[index]), .zero, start))
    }

    /// What a section that scrolls by itself shows of its groups; nil for one that does not.
    package func window(ofSection section: Int) -> CGRect? {
        guard let start = start(of: section), let rests = rests(ofSection: section) else { return nil }
        let placed = sections[section]
        let inset = placed.section.insets.start(axis.other) + placed.section.referenceInsets.start(axis.other)
        let thickness = placed.length - placed.groupsStart - ExactLength(placed.section.insets.end(axis))
        return mirrored(
            axis.rect(along: ((start + placed.groupsStart).points, thickness.points), across: (inset, rests.window)))
    }

    /// Where a section comes to rest that scrolls by itself; nil for one that does not.
    package func rests(ofSection section: Int) -> OrthogonalRests? {
        guard sections.indices.contains(section), let behavior = sections[section].section.orthogonal else {
            return nil
        }
        let taken = sections[section].section.insets + sections[section].section.referenceInsets
        let window = max(0, axis.across(bounds) - taken.both(axis.other))
        return OrthogonalRests(behavior: behavior, window: window, groups: sections[section].groups)
    }

    // MARK: Steps

    /// From a section's start, and an origin in it, to the layout.
    func moved(_ frame: CGRect, _ origin: CGPoint, _ start: ExactLength) -> CGRect {
        let along = grid.nearest(axis.along(frame).start + axis.along(origin) + start.points)
        return axis.moved(axis.other.moved(frame, to: axis.across(frame).start + axis.other.along(origin)), to: along)
    }

    /// From left to right, or back.
    func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The first section of which something lies behind an offset.
    func firstSection(after offset: ExactLength) -> Int? {
        let first = boundary(.before)
        return lengths.seek { first + $0.length + spacing * $0.parts > offset }?.before.parts
    }
}
