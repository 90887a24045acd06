import CoreGraphics

/// Finds places for the items of a group.
///
/// Subitems follow each other in turns, as many as fit; what is left goes in equal shares to flexible spaces, else stays at
/// the end. Shares along the group's axis are shares of what the fixed spaces leave, so that two halves with 10 points between
/// them still stand side by side.
struct GroupSolver {
    let grid: PixelGrid
    /// The axis along which the section's groups follow each other: a group that lacks items is shorter along it.
    let axis: ListAxis
    /// What the cell of an item answered; nil as long as it has not.
    let measured: (Int) -> CGSize?

    /// - Parameters:
    ///   - item: A group, or a cell, which is a group of one.
    ///   - container: What its shares are shares of.
    ///   - items: The items from its first to the last that there are.
    /// - Returns: Nil if not even the first item fits, or there is none.
    func solve(_ item: LayoutItem, in container: CGSize, _ items: Range<Int>) -> SolvedGroup? {
        guard let group = item.group else { return cell(item, in: container, items) }
        switch group.arrangement {
        case .line(let axis): return line(item, group, axis, in: container, items)
        case .custom(let places): return custom(item, places, in: container, items)
        }
    }

    // MARK: Cells

    private func cell(_ item: LayoutItem, in container: CGSize, _ items: Range<Int>) -> SolvedGroup? {
        guard let first = items.first else { return nil }
        let size = item.size.size(in: container, grid, measured: measured(first))
        var solved = SolvedGroup(size: size)
        place(item, at: CGRect(origin: .zero, size: size), in: &solved)
        return solved
    }

    private func place(_ item: LayoutItem, at slot: CGRect, in solved: inout SolvedGroup) {
        let frame = cellFrame(of: item, in: slot)
        solved.cells.append(
            SolvedGroup.Cell(item: solved.cells.count, frame: frame, estimates: item.size.estimates))
        hang(item.supplements, on: frame, in: &solved)
    }

    /// What an item's insets leave of its slot.
    func cellFrame(of item: LayoutItem, in slot: CGRect) -> CGRect {
        var frame = slot
        if !item.size.width.isEstimate {
            frame.origin.x += item.insets.leading
            frame.size.width = abs(frame.width - item.insets.width)
        }
        if !item.size.height.isEstimate {
            frame.origin.y += item.insets.top
            frame.size.height = abs(frame.height - item.insets.height)
        }
        return frame
    }

    private func hang(_ supplements: [LayoutSupplement], on frame: CGRect, in solved: inout SolvedGroup) {
        for supplement in supplements {
            solved.add(supplement.kind, supplement.frame(in: frame, measured: nil, grid), supplement.zIndex)
        }
    }

    // MARK: Groups of code

    private func custom(
        _ item: LayoutItem, _ places: [LayoutGroup.CustomItem], in container: CGSize, _ items: Range<Int>
    ) -> SolvedGroup? {
        guard !places.isEmpty, !items.isEmpty else { return nil }
        var solved = SolvedGroup(size: item.size.size(in: container, grid))
        for (number, place) in places.prefix(items.count).enumerated() {
            solved.cells.append(SolvedGroup.Cell(item: number, frame: place.frame, zIndex: place.zIndex))
        }
        hang(item.supplements, on: CGRect(origin: .zero, size: solved.size), in: &solved)
        return solved
    }

    // MARK: Lines

    /// More items than can be seen in one group.
    private static let manyItems = 10_000

    /// One item of a line, laid out by itself.
    struct Slot {
        var item: LayoutItem
        var solved: SolvedGroup
        var isMissing: Bool

        func length(_ axis: ListAxis) -> CGFloat { axis.along(solved.size) }
        func full(_ axis: ListAxis) -> CGFloat { length(axis) + item.edgeSpacing.least(axis) }
    }

    /// How a line's items follow each other, before they are put there.
    struct Line {
        let main: ListAxis
        let outer: CGSize
        /// What the group's insets leave.
        let inner: CGSize
        /// What the shares of subitems are shares of.
        let basis: CGSize
        let slots: [Slot]
        /// From the insets on.
        let starts: [CGPoint]
        let size: CGSize
        /// Whether the group is as long as what it holds.
        let isOpen: Bool
        /// Along the line: what items and the least spaces leave; 0 where the group is as long as they are.
        let rest: CGFloat
        let flexibleSpaces: Int
    }

    private func line(
        _ item: LayoutItem, _ group: LayoutGroup, _ main: ListAxis, in container: CGSize, _ items: Range<Int>
    ) -> SolvedGroup? {
        guard let line = planned(item, group, main, in: container, items) else { return nil }
        var solved = SolvedGroup(size: line.size)
        for (slot, start) in zip(line.slots, line.starts) where !slot.isMissing {
            if slot.item.group == nil {
                place(slot.item, at: CGRect(origin: start, size: slot.solved.size), in: &solved)
            } else {
                solved.add(slot.solved, at: start)
            }
        }
        if main == axis { shorten(&solved, by: line.slots, group.spacing, isOpen: line.isOpen) }
        hang(item.supplements, on: CGRect(origin: .zero, size: solved.size), in: &solved)
        return solved
    }

    /// - Returns: Nil if not even the first item fits, or there is none.
    func planned(
        _ item: LayoutItem, _ group: LayoutGroup, _ main: ListAxis, in container: CGSize, _ items: Range<Int>
    ) -> Line? {
        let outer = item.size.size(in: container, grid)
        let inner = CGSize(
            width: max(0, outer.width - item.insets.width), height: max(0, outer.height - item.insets.height))
        let isOpen = item.size[main].isEstimate
        let count = slotCount(group, main, inner, isOpen: isOpen, items)
        guard count > 0, !items.isEmpty, !group.subitems.isEmpty else { return nil }
        var slots = slots(group, main, count, inner, items)
        makeUniform(&slots, .horizontal)
        makeUniform(&slots, .vertical)

        let cross = main.other
        let isOpenAcross = item.size[cross].isEstimate
        let longest = slots.filter { !$0.isMissing }.map { $0.full(cross) }.max() ?? 0
        let across = isOpenAcross ? longest : cross.along(inner)
        let run = starts(slots, group.spacing, main, in: isOpen ? nil : main.along(inner))
        let length = isOpen ? run.end + item.insets.both(main) : main.along(outer)
        let size = main.size(
            along: length, across: isOpenAcross ? across + item.insets.both(cross) : cross.along(outer))
        let starts = zip(slots, run.starts).map { slot, start in
            let side = self.starts([slot], .fixed(0), cross, in: across).starts[0]
            let along = grid.nearest(item.insets.start(main) + start)
            let beside = grid.nearest(item.insets.start(cross) + side)
            return main.rect(along: (along, 0), across: (beside, 0)).origin
        }
        return Line(
            main: main, outer: outer, inner: inner, basis: basis(group, main, count, inner), slots: slots,
            starts: starts, size: size, isOpen: isOpen, rest: isOpen ? 0 : main.along(inner) - run.least,
            flexibleSpaces: run.flexible)
    }

    /// What the shares of subitems are shares of.
    func basis(_ group: LayoutGroup, _ main: ListAxis, _ count: Int, _ inner: CGSize) -> CGSize {
        let spaces = CGFloat(count - 1) * group.spacing.least
        return main.size(along: max(0, main.along(inner) - spaces), across: main.across(inner))
    }

    private func slotCount(
        _ group: LayoutGroup, _ main: ListAxis, _ inner: CGSize, isOpen: Bool, _ items: Range<Int>
    ) -> Int {
        switch group.repetition {
        case .count(let count), .equal(let count): return max(0, count)
        case .filling: break
        }
        if isOpen || group.subitems.isEmpty { return group.subitems.count }
        // One after the other: where spaces take most of the room, more items may fit again than the first that do not.
        var fitting = 0
        while fits(fitting + 1, group, main, inner) {
            fitting += 1
            // Items without a length fit without end.
            if fitting > Self.manyItems { return max(items.count, group.subitems.count) }
        }
        return fitting
    }

    private func fits(_ count: Int, _ group: LayoutGroup, _ main: ListAxis, _ inner: CGSize) -> Bool {
        let basis = basis(group, main, count, inner)
        let lengths = group.subitems.map { $0.size[main].length(in: basis, grid) + $0.edgeSpacing.least(main) }
        let (rounds, rest) = count.quotientAndRemainder(dividingBy: lengths.count)
        let sum = lengths.reduce(0, +) * CGFloat(rounds) + lengths.prefix(rest).reduce(0, +)
        // A hair, as shares were rounded.
        return sum + CGFloat(count - 1) * group.spacing.least <= main.along(inner) + 1 / 1024
    }

    private func slots(
        _ group: LayoutGroup, _ main: ListAxis, _ count: Int, _ inner: CGSize, _ items: Range<Int>
    ) -> [Slot] {
        let basis = basis(group, main, count, inner)
        var rest = items
        return (0..<count).map { number in
            var item = group.subitems[number % group.subitems.count]
            if case .equal = group.repetition {
                let share = LayoutDimension.absolute(grid.floor(main.along(basis) / CGFloat(count)))
                item.size =
                    main == .horizontal
                    ? LayoutSize(width: share, height: item.size.height)
                    : LayoutSize(width: item.size.width, height: share)
            }
            if let solved = solve(item, in: basis, rest) {
                rest = rest.dropFirst(solved.cells.count)
                return Slot(item: item, solved: solved, isMissing: false)
            }
            return Slot(item: item, solved: SolvedGroup(size: item.size.size(in: basis, grid)), isMissing: true)
        }
    }

    /// Items that are as long as their siblings become so.
    private func makeUniform(_ slots: inout [Slot], _ axis: ListAxis) {
        let lengths = slots.filter { $0.item.size[axis].isUniform && !$0.isMissing }.map { $0.length(axis) }
        guard let longest = lengths.max() else { return }
        for index in slots.indices where slots[index].item.size[axis].isUniform {
            let size = slots[index].solved.size
            slots[index].solved.size = axis.size(along: longest, across: axis.across(size))
        }
    }

    /// Where items begin along an axis, and where all of it ends.
    /// - Parameter room: What is spread; nil where there is just what it takes.
    private func starts(
        _ slots: [Slot], _ spacing: LayoutSpacing, _ axis: ListAxis, in room: CGFloat?
    ) -> (starts: [CGFloat], end: CGFloat, least: CGFloat, flexible: Int) {
        let edges = slots.flatMap { [$0.item.edgeSpacing.start(axis), $0.item.edgeSpacing.end(axis)] }
        let spaces = edges + Array(repeating: spacing, count: max(0, slots.count - 1))
        let least = slots.reduce(0) { $0 + $1.length(axis) } + spaces.reduce(0) { $0 + $1.least }
        let flexible = spaces.count(where: \.isFlexible)
        let share = flexible > 0 ? ((room ?? least) - least) / CGFloat(flexible) : 0
        let length = { (space: LayoutSpacing) in space.least + (space.isFlexible ? share : 0) }
        var starts: [CGFloat] = []
        var end: CGFloat = 0
        for (index, slot) in slots.enumerated() {
            if index > 0 { end += length(spacing) }
            end += length(slot.item.edgeSpacing.start(axis))
            starts.append(end)
            end += slot.length(axis) + length(slot.item.edgeSpacing.end(axis))
        }
        return (starts, end, least, flexible)
    }

    /// Takes what is missing off a group that lacks items.
    private func shorten(
        _ solved: inout SolvedGroup, by slots: [Slot], _ spacing: LayoutSpacing, isOpen: Bool
    ) {
        let gone = slots.filter(\.isMissing).reduce(0) { $0 + $1.full(axis) + spacing.least }
        let inside = slots.filter { !$0.isMissing }.reduce(0) { $0 + $1.solved.missing }
        solved.missing = gone + inside
        // A group that is as long as what it holds has lost what inner groups lack.
        let length = max(0, axis.along(solved.size) - gone - (isOpen ? 0 : inside))
        solved.size = axis.size(along: length, across: axis.across(solved.size))
    }
}
