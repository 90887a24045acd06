import CoreGraphics

/// What a compositional layout puts somewhere.
package struct CompositionalElement: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Section and item.
        case item(Int, Int)
        /// What hangs on an item or a group: its kind, section, and place among those of its kind in the section.
        case supplement(String, Int, Int)
        /// A header or footer of a section, by its place among them.
        case boundary(Int, Int)
        /// A header or footer of the layout, by its place among them.
        case layoutBoundary(Int)
        /// What lies behind a section, by its place among them.
        case decoration(Int, Int)
    }

    package let kind: Kind
    package var frame: CGRect
    package var zIndex: Int
    /// Along which axes its view may answer with a size of its own.
    package var estimates = LayoutEstimates()
}

extension CompositionalLayout {
    /// What sticks stands above everything else by so much.
    private static let pinnedZIndex = 1_000_000_000

    /// What is to be shown for a rectangle, cut to the content: of groups that meet it all that they hold, of the rest what
    /// meets it. An empty rectangle gets decorations only.
    /// - Parameters:
    ///   - visible: What is in sight along the axis, from the first section's side, for what sticks to it.
    ///   - offsets: How far sections stand that scroll by themselves, by their numbers, from their first groups on. What they
    ///     hold is found where it is seen, and handed out as if the section stood at its start.
    package func elements(
        in rect: CGRect, _ visible: Range<CGFloat>? = nil, offsets: [Int: CGFloat] = [:]
    ) -> [CompositionalElement] {
        let content = CGRect(origin: .zero, size: contentSize)
        let isEmpty = rect.width <= 0 || rect.height <= 0
        let rect = rect.intersection(content)
        guard !rect.isNull else { return [] }
        let (start, end) = axis.along(mirrored(rect))
        var elements: [CompositionalElement] = []
        var next = firstSection(after: ExactLength(start - 1))
        while let section = next, let begin = self.start(of: section), begin <= ExactLength(end + 1) {
            elements += decorations(of: section, in: rect)
            if !isEmpty {
                elements += items(of: section, from: begin, in: scrolled(rect, section, offsets[section] ?? 0))
                elements += boundaries(of: section, in: rect, visible)
            }
            next = section + 1 < sections.count ? section + 1 : nil
        }
        if !isEmpty { elements += layoutBoundaries(in: rect, visible) }
        return elements
    }

    /// A rectangle in the space of a section that has scrolled by itself.
    private func scrolled(_ rect: CGRect, _ section: Int, _ offset: CGFloat) -> CGRect {
        guard sections[section].section.orthogonal != nil else { return rect }
        let way = isMirrored && axis == .vertical ? -offset : offset
        return axis == .vertical ? rect.offsetBy(dx: way, dy: 0) : rect.offsetBy(dx: 0, dy: way)
    }

    /// An item; nil for one that is not there or that no group has room for.
    package func element(ofItem item: Int, in section: Int) -> CompositionalElement? {
        guard let start = start(of: section), let band = sections[section].groups.band(of: item),
            let group = sections[section].solved(band.items),
            let cell = group.cells.first(where: { $0.item == item - band.items.lowerBound })
        else { return nil }
        let placed = sections[section]
        return CompositionalElement(
            kind: .item(section, item), frame: mirrored(moved(cell.frame, placed.origin(of: band), start)),
            zIndex: cell.zIndex + (placed.section.decorations.isEmpty ? 0 : 1), estimates: cell.estimates)
    }

    /// What hangs on an item or a group, by its place among those of its kind in the section; nil where there is none.
    package func element(ofSupplement kind: String, _ number: Int, in section: Int) -> CompositionalElement? {
        guard let start = start(of: section), number >= 0 else { return nil }
        let placed = sections[section]
        let perGroup = placed.supplementsPerGroup(kind)
        guard perGroup > 0, let band = placed.groups.band(number / perGroup), let group = placed.solved(band.items),
            let supplement = group.supplements.first(where: { $0.kind == kind && $0.number == number % perGroup })
        else { return nil }
        return CompositionalElement(
            kind: .supplement(kind, section, number),
            frame: mirrored(moved(supplement.frame, placed.origin(of: band), start)), zIndex: supplement.zIndex)
    }

    /// A header or footer of a section, by its place among them.
    package func element(
        ofBoundaryItem index: Int, in section: Int, _ visible: Range<CGFloat>?
    ) -> CompositionalElement? {
        guard let frame = frame(ofBoundaryItem: index, in: section, visible) else { return nil }
        return boundary(sections[section].section.boundaryItems[index], .boundary(section, index), frame, visible)
    }

    /// A header or footer of the layout, by its place among them.
    package func element(ofBoundaryItem index: Int, _ visible: Range<CGFloat>?) -> CompositionalElement? {
        frame(ofBoundaryItem: index, visible).map {
            boundary(boundaryItems[index], .layoutBoundary(index), $0, visible)
        }
    }

    private func boundary(
        _ item: LayoutBoundaryItem, _ kind: CompositionalElement.Kind, _ frame: CGRect, _ visible: Range<CGFloat>?
    ) -> CompositionalElement {
        let isPinned = item.pinsToVisibleBounds && visible != nil
        return CompositionalElement(
            kind: kind, frame: frame, zIndex: item.zIndex + (isPinned ? Self.pinnedZIndex : 0),
            estimates: item.size.estimates)
    }

    private func items(
        of section: Int, from start: ExactLength, in rect: CGRect
    ) -> [CompositionalElement] {
        let placed = sections[section]
        var elements: [CompositionalElement] = []
        for band in bands(of: section, from: start, in: rect) {
            guard let group = placed.solved(band.items) else { continue }
            let origin = placed.origin(of: band)
            guard mirrored(moved(CGRect(origin: .zero, size: group.size), origin, start)).overlaps(rect) else {
                continue
            }
            let zIndex = placed.section.decorations.isEmpty ? 0 : 1
            elements += group.cells.map { cell in
                CompositionalElement(
                    kind: .item(section, band.items.lowerBound + cell.item),
                    frame: mirrored(moved(cell.frame, origin, start)), zIndex: cell.zIndex + zIndex,
                    estimates: cell.estimates)
            }
            elements += group.supplements.map { supplement in
                let number = band.number * placed.supplementsPerGroup(supplement.kind) + supplement.number
                return CompositionalElement(
                    kind: .supplement(supplement.kind, section, number),
                    frame: mirrored(moved(supplement.frame, origin, start)), zIndex: supplement.zIndex)
            }
        }
        return elements
    }

    /// The groups that may meet a rectangle: a point more on either side, as origins are rounded.
    func bands(of section: Int, from start: ExactLength, in rect: CGRect) -> [Band] {
        let placed = sections[section]
        let lead = placed.section.orthogonal == nil ? start + placed.groupsStart : acrossStart(of: placed)
        let (low, high) = placed.groupAxis.along(mirrored(rect))
        return placed.groups.bands(from: ExactLength(low - 1) - lead, to: ExactLength(high + 1) - lead)
    }

    private func acrossStart(of placed: PlacedSection) -> ExactLength {
        ExactLength(placed.section.insets.start(axis.other) + placed.section.referenceInsets.start(axis.other))
    }

    private func boundaries(
        of section: Int, in rect: CGRect, _ visible: Range<CGFloat>?
    ) -> [CompositionalElement] {
        sections[section].section.boundaryItems.indices.compactMap { index in
            element(ofBoundaryItem: index, in: section, visible).flatMap { $0.frame.overlaps(rect) ? $0 : nil }
        }
    }

    private func layoutBoundaries(in rect: CGRect, _ visible: Range<CGFloat>?) -> [CompositionalElement] {
        boundaryItems.indices.compactMap { index in
            element(ofBoundaryItem: index, visible).flatMap { $0.frame.overlaps(rect) ? $0 : nil }
        }
    }

    private func decorations(of section: Int, in rect: CGRect) -> [CompositionalElement] {
        sections[section].section.decorations.indices.compactMap { index in
            guard let element = element(ofDecoration: index, in: section) else { return nil }
            let frame = element.frame
            let meets = rect.width > 0 && rect.height > 0 ? frame.overlaps(rect) : frame.contains(rect.origin)
            return meets ? element : nil
        }
    }

    /// What lies behind a section, by its place among them.
    package func element(ofDecoration index: Int, in section: Int) -> CompositionalElement? {
        frame(ofDecoration: index, in: section).map {
            CompositionalElement(
                kind: .decoration(section, index), frame: $0,
                zIndex: sections[section].section.decorations[index].zIndex)
        }
    }
}
