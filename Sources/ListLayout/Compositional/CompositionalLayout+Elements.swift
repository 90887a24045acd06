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
}

extension CompositionalLayout {
    /// What sticks stands above everything else by so much.
    private static let pinnedZIndex = 1_000_000_000

    /// What is to be shown for a rectangle, cut to the content: of groups that meet it all that they hold, of the rest what
    /// meets it. An empty rectangle gets decorations only.
    /// - Parameter visible: What is in sight along the axis, from the first section's side, for what sticks to it.
    package func elements(in rect: CGRect, _ visible: Range<CGFloat>? = nil) -> [CompositionalElement] {
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
                elements += items(of: section, from: begin, in: rect)
                elements += boundaries(of: section, in: rect, visible)
            }
            next = section + 1 < sections.count ? section + 1 : nil
        }
        if !isEmpty { elements += layoutBoundaries(in: rect, visible) }
        return elements
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
                    frame: mirrored(moved(cell.frame, origin, start)), zIndex: cell.zIndex + zIndex)
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
    private func bands(of section: Int, from start: ExactLength, in rect: CGRect) -> [Band] {
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
        let items = sections[section].section.boundaryItems
        return items.indices.compactMap { index in
            guard let frame = frame(ofBoundaryItem: index, in: section, visible), frame.overlaps(rect) else {
                return nil
            }
            let isPinned = items[index].pinsToVisibleBounds && visible != nil
            return CompositionalElement(
                kind: .boundary(section, index), frame: frame,
                zIndex: items[index].zIndex + (isPinned ? Self.pinnedZIndex : 0))
        }
    }

    private func layoutBoundaries(in rect: CGRect, _ visible: Range<CGFloat>?) -> [CompositionalElement] {
        boundaryItems.indices.compactMap { index in
            guard let frame = frame(ofBoundaryItem: index, visible), frame.overlaps(rect) else { return nil }
            let isPinned = boundaryItems[index].pinsToVisibleBounds && visible != nil
            return CompositionalElement(
                kind: .layoutBoundary(index), frame: frame,
                zIndex: boundaryItems[index].zIndex + (isPinned ? Self.pinnedZIndex : 0))
        }
    }

    private func decorations(of section: Int, in rect: CGRect) -> [CompositionalElement] {
        let decorations = sections[section].section.decorations
        return decorations.indices.compactMap { index in
            guard let frame = frame(ofDecoration: index, in: section) else { return nil }
            let meets = rect.width > 0 && rect.height > 0 ? frame.overlaps(rect) : frame.contains(rect.origin)
            guard meets else { return nil }
            return CompositionalElement(
                kind: .decoration(section, index), frame: frame, zIndex: decorations[index].zIndex)
        }
    }
}
