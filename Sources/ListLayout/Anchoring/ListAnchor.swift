import CoreGraphics

/// A part that is to stay where it is on the screen while lengths before it change.
///
/// Estimates that are corrected above a finger, rows that come and go above it: the content offset takes up the difference.
///
/// ```swift
/// let anchor = offsets.anchor(in: visible, at: finger)
/// var corrected = offsets
/// corrected.set(.known(61), of: .row(0, 3))
/// contentOffset.y += corrected.shift(since: offsets, keeping: anchor)
/// ```
package struct ListAnchor: Hashable, Sendable {
    /// The part before the change.
    package var part: ListPart
    /// The part after it: at another place where something came or went before it.
    package var newPart: ListPart

    package init(_ part: ListPart, to newPart: ListPart? = nil) {
        self.part = part
        self.newPart = newPart ?? part
    }
}

extension ListOffsets {
    /// The part to hold while lengths change: the row under a finger, else the first row that begins in sight and is not an
    /// estimate, else the first that begins in sight, else what is seen first.
    ///
    /// A row that only ends in sight may be about to be measured; what it grows by belongs above the edge, so it is not held
    /// while another row is there.
    /// - Parameters:
    ///   - visible: What is in sight, without what bars cover.
    ///   - finger: The offset under a finger, if one is down.
    package func anchor(in visible: Range<CGFloat>, at finger: CGFloat? = nil) -> ListAnchor? {
        if let finger, case .row(let section, let row)? = part(at: finger) { return ListAnchor(.row(section, row)) }
        let entries = entries(in: visible)
        let beginning = entries.filter { entry in
            guard case .row = entry.part else { return false }
            return entry.extent.start >= visible.lowerBound
        }
        let anchor = beginning.first { !$0.extent.isEstimate } ?? beginning.first ?? entries.first
        return anchor.map { ListAnchor($0.part) }
    }

    /// The anchor of an update: the one that would be held, or the nearest row in sight that stays; first those behind it,
    /// then those before it. Nil where none stays.
    /// - Parameter newPart: Where a part is after the update; nil for what leaves.
    package func anchor(
        in visible: Range<CGFloat>, at finger: CGFloat? = nil, newPart: (ListPart) -> ListPart?
    ) -> ListAnchor? {
        guard let wanted = anchor(in: visible, at: finger)?.part else { return nil }
        let parts = entries(in: visible).map(\.part)
        let place = parts.firstIndex(of: wanted) ?? 0
        for part in [wanted] + parts[place...] + parts[..<place].reversed() {
            if let new = newPart(part) { return ListAnchor(part, to: new) }
        }
        return nil
    }

    /// How much farther a part begins here than it did in the offsets before a change: what to add to the content offset.
    /// - Returns: 0 where the part is not there.
    package func shift(since old: ListOffsets, keeping anchor: ListAnchor) -> CGFloat {
        guard let before = old.extent(of: anchor.part), let after = extent(of: anchor.newPart) else { return 0 }
        return (after.exactStart - before.exactStart).points
    }
}
