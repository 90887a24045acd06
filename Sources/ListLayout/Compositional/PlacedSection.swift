import CoreGraphics

/// A section of a compositional layout with its items in groups, from its own start.
///
/// A group that holds measured cells is solved by itself; all others are the same template, so a section of 100,000 items of
/// which nothing was measured is one solved group.
struct PlacedSection: Sendable {
    let section: CompositionalSection
    let axis: ListAxis
    let grid: PixelGrid
    /// What shares of the group are shares of.
    let container: CGSize
    /// How large the layout's window is.
    let bounds: CGSize
    /// The first group, with nothing measured; nil if there are no items, or not even one fits.
    private let template: SolvedGroup?
    private(set) var groups: Bands
    private(set) var measured: MeasuredSizes
    /// What boundary items answered, by their place in the section's list.
    private(set) var measuredBoundaries: [Int: CGSize] = [:]
    /// Across the groups' axis, the lengths of those that hold measured cells, by number.
    private var thicknesses: [Int: CGFloat] = [:]

    init(
        _ section: CompositionalSection, _ measured: MeasuredSizes, _ axis: ListAxis, bounds: CGSize, _ grid: PixelGrid
    ) {
        self.section = section
        self.measured = measured
        self.axis = axis
        self.grid = grid
        self.bounds = bounds
        let taken = section.insets + section.referenceInsets
        let groupAxis = section.orthogonal == nil ? axis : axis.other
        let whole = groupAxis.along(bounds)
        let across = max(0, groupAxis.across(bounds) - taken.both(groupAxis.other))
        container = groupAxis.size(along: whole, across: across)
        let solver = GroupSolver(grid: grid, axis: groupAxis) { _ in nil }
        let count = measured.count
        template = solver.solve(section.group, in: container, 0..<count)
        groups = Bands(spacing: ExactLength(section.interGroupSpacing))
        guard let template, !template.cells.isEmpty else { return }
        let perGroup = template.cells.count
        let (full, rest) = count.quotientAndRemainder(dividingBy: perGroup)
        if full > 0 {
            var alike = run(template, items: perGroup)
            alike.bands = full
            groups.replace(0..<0, with: [alike])
        }
        if rest > 0 {
            groups.replace(count - rest..<count - rest, with: [run(solved(count - rest..<count), items: rest)])
        }
        if measured.isEmpty { return }
        for band in 0..<groups.count { solveAgain(band) }
    }

    /// The axis along which groups follow each other.
    var groupAxis: ListAxis { section.orthogonal == nil ? axis : axis.other }

    // MARK: Measuring

    mutating func setMeasured(_ size: CGSize?, of item: Int) {
        guard let band = groups.band(of: item), measured[item] != size else { return }
        measured[item] = size
        solveAgain(band.number)
    }

    private mutating func solveAgain(_ number: Int) {
        guard let band = groups.band(number) else { return }
        let group = solved(band.items)
        groups.replace(band.items, with: [run(group, items: band.items.count)])
        if section.orthogonal != nil { thicknesses[number] = group.map { groupAxis.across($0.size) } }
    }

    mutating func setMeasured(_ size: CGSize?, ofBoundary index: Int) { measuredBoundaries[index] = size }

    /// The group that holds some items.
    func solved(_ items: Range<Int>) -> SolvedGroup? {
        if let template, items.count == template.cells.count,
            measured.isEmpty || items.allSatisfy({ measured[$0] == nil })
        {
            return template
        }
        return GroupSolver(grid: grid, axis: groupAxis) { measured[$0] }.solve(section.group, in: container, items)
    }

    private func run(_ group: SolvedGroup?, items: Int) -> BandRun {
        let length = group.map { groupAxis.along($0.size) + section.group.edgeSpacing.least(groupAxis) } ?? 0
        return BandRun(bands: 1, items: items, length: ExactLength(length))
    }

    /// How many supplements of a kind a full group has.
    func supplementsPerGroup(_ kind: String) -> Int { template?.supplements.count { $0.kind == kind } ?? 0 }

    // MARK: Along the layout's axis

    /// A section without items and boundary items has no length.
    var isEmpty: Bool { groups.count == 0 && section.boundaryItems.isEmpty }

    var length: ExactLength { isEmpty ? .zero : contentStart + contentLength + boundary(.behind) }

    /// Where the section's insets begin, behind what stands before them.
    var contentStart: ExactLength { boundary(.before) }

    /// The insets and the groups between them.
    private var contentLength: ExactLength {
        groupsLength + ExactLength(section.insets.start(axis)) + ExactLength(section.insets.end(axis))
    }

    private var groupsLength: ExactLength {
        section.orthogonal == nil ? groups.length : ExactLength(thickness)
    }

    /// Along the layout's axis, where the groups end, from the section's start.
    var groupsEnd: ExactLength { groupsStart + groupsLength }

    /// Where the groups begin, from the section's start.
    var groupsStart: ExactLength { contentStart + ExactLength(section.insets.start(axis)) }

    /// How long the thickest group is across the groups' axis, of a section that scrolls by itself.
    private var thickness: CGFloat {
        guard groups.count > 0, let template else { return 0 }
        let rest = thicknesses.count < groups.count ? groupAxis.across(template.size) : 0
        return max(thicknesses.values.max() ?? 0, rest) + section.group.edgeSpacing.least(axis)
    }

    /// What boundary items take at one end; several there do not stack.
    private func boundary(_ side: LayoutBoundaryItem.Side) -> ExactLength {
        let lengths = section.boundaryItems.indices.compactMap { index -> CGFloat? in
            let item = section.boundaryItems[index]
            return item.extendsBoundary && item.side(axis) == side ? axis.along(size(ofBoundary: index)) : nil
        }
        return ExactLength(lengths.max() ?? 0)
    }

    // MARK: Frames, from the section's start

    /// Where a group begins: along its axis from the first group's start.
    func origin(of band: Band) -> CGPoint {
        let lead = section.group.edgeSpacing.start(groupAxis).least
        let side = section.group.edgeSpacing.start(groupAxis.other).least
        let inset = section.insets.start(axis.other) + section.referenceInsets.start(axis.other)
        if section.orthogonal == nil {
            let along = (groupsStart + band.start).points + lead
            return axis.rect(along: (along, 0), across: (grid.nearest(inset + side), 0)).origin
        }
        let along = groupsStart.points + side
        return axis.rect(along: (along, 0), across: (grid.nearest(inset + band.start.points + lead), 0)).origin
    }

    /// Where a boundary item lies if it does not stick: before what it extends, behind it, else over it.
    func frame(ofBoundary index: Int) -> CGRect {
        let item = section.boundaryItems[index]
        let size = size(ofBoundary: index)
        let (start, end) =
            item.extendsBoundary ? (.zero, self.length) : (contentStart, contentStart + contentLength)
        let length = axis.along(size)
        let along =
            switch item.side(axis) {
            case .before: start.points
            case .behind: end.points - length
            case .beside: (contentStart * 2 + contentLength).points / 2 - length / 2
            }
        let kept = boundaryInsets
        let free = axis.across(bounds) - kept.both(axis.other) - axis.across(size)
        let across = kept.start(axis.other) + axis.other.along(item.alignment.point) * free
        let offset = CGSize(width: item.offset.x, height: item.offset.y)
        return axis.rect(
            along: (grid.nearest(along + axis.along(offset)), length),
            across: (grid.nearest(across + axis.across(offset)), axis.across(size)))
    }

    /// Where a boundary item lies that sticks.
    /// - Parameter visible: What is in sight along the axis, from the section's start.
    func pinnedFrame(ofBoundary index: Int, _ visible: Range<CGFloat>) -> CGRect {
        let frame = frame(ofBoundary: index)
        let (start, end) = axis.along(frame)
        let along =
            switch section.boundaryItems[index].side(axis) {
            case .before: Sticky.header(at: start, end - start, until: length.points, edge: visible.lowerBound)
            case .behind: Sticky.footer(at: start, end - start, from: 0, edge: visible.upperBound)
            case .beside: start
            }
        return axis.moved(frame, to: along)
    }

    func frame(of decoration: LayoutDecoration) -> CGRect {
        let kept = section.referenceInsets
        let whole = axis.rect(
            along: (0, length.points),
            across: (kept.start(axis.other), max(0, axis.across(bounds) - kept.both(axis.other))))
        return CGRect(
            x: whole.minX + decoration.insets.leading, y: whole.minY + decoration.insets.top,
            width: max(0, whole.width - decoration.insets.width),
            height: max(0, whole.height - decoration.insets.height))
    }

    private func size(ofBoundary index: Int) -> CGSize {
        section.boundaryItems[index].size.size(in: boundaryContainer, grid, measured: measuredBoundaries[index])
    }

    /// What shares of boundary items are shares of.
    var boundaryContainer: CGSize {
        axis.size(
            along: axis.along(bounds), across: max(0, axis.across(bounds) - boundaryInsets.both(axis.other)))
    }

    /// What boundary items keep free across.
    var boundaryInsets: LayoutInsets {
        section.supplementReferenceInsets
            ?? section.referenceInsets + (section.supplementsFollowInsets ? section.insets : .zero)
    }
}
