import CoreGraphics

extension CompositionalLayout {
    /// Sections, groups and items that meet a rectangle, and why they stand where they stand.
    /// - Parameter offsets: How far sections stand that scroll by themselves, by their numbers.
    package func places(in rect: CGRect, offsets: [Int: CGFloat] = [:]) -> [LayoutPlace] {
        sections.indices.compactMap { number in
            guard let start = start(of: number), let extent = extent(ofSection: number) else { return nil }
            let whole = mirrored(
                axis.rect(along: (extent.start, extent.end - extent.start), across: (0, axis.across(bounds))))
            guard whole.overlaps(rect) else { return nil }
            return section(number, start, whole, rect, offsets[number] ?? 0)
        }
    }

    private func section(
        _ number: Int, _ start: ExactLength, _ whole: CGRect, _ rect: CGRect, _ offset: CGFloat
    ) -> LayoutPlace {
        let placed = sections[number]
        let shift = placed.section.orthogonal == nil ? 0 : (isMirrored && axis == .vertical ? offset : -offset)
        let scroll = axis.size(along: 0, across: shift)
        let groups = bands(of: number, from: start, in: rect.offsetBy(dx: -scroll.width, dy: -scroll.height))
            .compactMap { group($0, of: placed, start) }
            .map { place in place.moved { $0.offsetBy(dx: scroll.width, dy: scroll.height) } }
        let edges = placed.section.boundaryItems.indices.compactMap { index in
            frame(ofBoundaryItem: index, in: number).map { frame in
                LayoutPlace(
                    .edge(placed.section.boundaryItems[index].kind), frame, rules: placed.rules(ofBoundary: index))
            }
        }
        return LayoutPlace(
            .section(number), whole, inner: inner(of: placed, start), rules: rules(of: placed, offset),
            parts: edges.filter { $0.frame.overlaps(rect) } + groups)
    }

    private func group(_ band: Band, of placed: PlacedSection, _ start: ExactLength) -> LayoutPlace? {
        let origin = placed.origin(of: band)
        return placed.place(of: band)?.moved { mirrored(moved($0, origin, start)) }
    }

    /// What the section's insets leave for its groups.
    private func inner(of placed: PlacedSection, _ start: ExactLength) -> CGRect? {
        let taken = placed.section.insets + placed.section.referenceInsets
        guard placed.section.insets != .zero || taken.both(axis.other) != 0 else { return nil }
        let along = (start + placed.groupsStart).points
        return mirrored(
            axis.rect(
                along: (along, (placed.groupsEnd - placed.groupsStart).points),
                across: (taken.start(axis.other), max(0, axis.across(bounds) - taken.both(axis.other)))))
    }

    private func rules(of placed: PlacedSection, _ offset: CGFloat) -> [String] {
        let section = placed.section
        var rules = [
            "\(LayoutWords.count(placed.measured.count, "item")) in \(LayoutWords.count(placed.groups.count, "group"))"
        ]
        if let insets = LayoutWords.insets(section.insets) { rules.append(insets) }
        let (start, end) = (section.referenceInsets.start(axis.other), section.referenceInsets.end(axis.other))
        if start != 0 || end != 0 {
            rules.append(
                "keeps \(LayoutWords.points(start)) and \(LayoutWords.points(end)) free at its sides, of safe area or margins"
            )
        }
        if section.interGroupSpacing > 0 {
            rules.append("\(LayoutWords.points(section.interGroupSpacing)) between groups")
        }
        if let behavior = section.orthogonal {
            rules.append("scrolls by itself, \(behavior), at \(LayoutWords.points(offset))")
        }
        return rules
    }
}

extension LayoutBoundaryItem.Side {
    fileprivate var word: String {
        switch self {
        case .before: "before the items"
        case .behind: "behind the items"
        case .beside: "beside the items"
        }
    }
}

extension PlacedSection {
    /// A group and all in it, from its own origin.
    func place(of band: Band) -> LayoutPlace? {
        GroupSolver(grid: grid, axis: groupAxis) { measured[$0] }
            .place(of: section.group, band.number, in: container, band.items)
    }

    func rules(ofBoundary index: Int) -> [String] {
        let item = section.boundaryItems[index]
        var rules =
            [item.side(axis).word]
            + LayoutWords.size(item.size, in: boundaryContainer, is: frame(ofBoundary: index).size)
        if item.pinsToVisibleBounds { rules.append("sticks") }
        if !item.extendsBoundary { rules.append("lies over the section") }
        return rules
    }
}
