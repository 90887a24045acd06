import CoreGraphics

/// Where a section comes to rest that scrolls across its layout's axis.
///
/// Eight groups of 200 with 10 between them in a window of 375 rest at 0, 210, … 1260, 1295 group by group, and at -87.5, 122.5,
/// … 1382.5 with a group in the middle.
package struct OrthogonalRests: Sendable {
    package let behavior: OrthogonalBehavior
    /// What is seen of the section along its groups, in points.
    package let window: CGFloat
    let groups: Bands

    /// How long all groups are with what is between them, in points.
    package var content: CGFloat { groups.length.points }

    /// The offsets that the section may rest at.
    package var range: ClosedRange<CGFloat> {
        let end = max(0, content - window)
        guard behavior == .groupPagingCentered, count > 0 else { return 0...end }
        let (first, last) = (offset(0), offset(count - 1))
        return min(first, last)...max(first, last)
    }

    /// The number of places to rest at; 0 where it is anywhere.
    package var count: Int {
        switch behavior {
        case .continuous: 0
        case .paging: content <= window || window <= 0 ? 1 : Int((content / window - 1e-9).rounded(.up))
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: groups.count
        }
    }

    /// The offset of a place to rest at, by its number.
    package func rest(_ number: Int) -> CGFloat {
        let offset = offset(number)
        return min(max(offset, range.lowerBound), range.upperBound)
    }

    /// Where scrolling comes to rest.
    /// - Parameters:
    ///   - start: The offset at which the finger came down.
    ///   - landing: The offset that the section would come to by itself.
    ///   - velocity: How fast the finger let go, towards greater offsets; 0 for none.
    package func rest(from start: CGFloat, landing: CGFloat, velocity: CGFloat) -> CGFloat {
        guard count > 0 else { return min(max(landing, range.lowerBound), range.upperBound) }
        guard behavior != .continuousGroupLeadingBoundary else { return rest(nearest(landing)) }
        // One step at most: the way of the finger, else to the nearest.
        let from = nearest(start)
        let to = velocity == 0 ? nearest(landing) : from + (velocity > 0 ? 1 : -1)
        return rest(min(max(min(max(to, from - 1), from + 1), 0), count - 1))
    }

    private func offset(_ number: Int) -> CGFloat {
        if behavior == .paging { return CGFloat(number) * window }
        guard let group = groups.band(number) else { return 0 }
        let start = group.start.points
        return behavior == .groupPagingCentered ? start - (window - group.length.points) / 2 : start
    }

    /// The place to rest at that is nearest to an offset; the first of two.
    private func nearest(_ offset: CGFloat) -> Int {
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high) / 2
            if self.rest(middle) + self.rest(middle + 1) < offset * 2 { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
