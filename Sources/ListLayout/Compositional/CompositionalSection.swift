import CoreGraphics

/// A section of a compositional layout, as it is described.
///
/// ```swift
/// let half = LayoutItem(LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)))
/// let row = LayoutItem(
///     LayoutSize(width: .fractionalWidth(1), height: .absolute(200)), group: LayoutGroup(.horizontal, [half]))
/// var section = CompositionalSection(row)
/// section.insets = LayoutInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
/// ```
package struct CompositionalSection: Hashable, Sendable {
    /// What is repeated until all items have a place.
    package var group: LayoutItem
    package var insets = LayoutInsets.zero
    /// What is kept free around the section beside its insets: of the safe area, of margins.
    package var referenceInsets = LayoutInsets.zero
    /// What headers and footers keep free at their sides instead of both; nil: they follow the section's.
    package var supplementReferenceInsets: LayoutInsets?
    package var interGroupSpacing: CGFloat = 0
    package var boundaryItems: [LayoutBoundaryItem] = []
    package var decorations: [LayoutDecoration] = []
    /// Whether headers and footers are as wide as the section within its insets.
    package var supplementsFollowInsets = true
    /// How the section scrolls by itself across the layout's axis; nil if it does not.
    package var orthogonal: OrthogonalBehavior?

    package init(_ group: LayoutItem) { self.group = group }
}

/// How a section rests that scrolls across its layout's axis.
package enum OrthogonalBehavior: Hashable, Sendable {
    /// Anywhere.
    case continuous
    /// At the start of a group.
    case continuousGroupLeadingBoundary
    /// At multiples of what is seen of it.
    case paging
    /// At the start of a group, one at a time.
    case groupPaging
    /// With a group in the middle, one at a time.
    case groupPagingCentered
}
