import CoreGraphics
import Foundation
import ListLayout

/// How a section rests that scrolls by itself, across its layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll by itself.
    case none = 0
    /// Anywhere.
    case continuous = 1
    /// At the start of a group.
    case continuousGroupLeadingBoundary = 2
    /// At multiples of what is seen of it.
    case paging = 3
    /// At the start of a group, one at a time.
    case groupPaging = 4
    /// With a group in the middle, one at a time.
    case groupPagingCentered = 5
}

/// Called when other items of a section are seen, or they are elsewhere: it may change how they look.
/// - Parameters:
///   - visibleItems: What is seen of the section.
///   - contentOffset: How far it is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls by itself.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// How fast content slows down that a finger let go of.
    public enum DecelerationRate: Int, Sendable {
        /// The rate that fits the behaviour: fast where it stops at groups or pages.
        case automatic = 0
        /// The normal rate of scroll views.
        case normal = 1
        /// A rate at which it stops soon.
        case fast = 2
    }

    /// Whether content goes beyond its edges under a finger.
    public enum Bounce: Int, Sendable {
        /// Beyond its edges as in scroll views.
        case automatic = 0
        /// Beyond its edges, also where there is nothing to scroll.
        case always = 1
        /// Not beyond its edges.
        case never = 2
    }

    /// How fast content slows down. Default automatic.
    open var decelerationRate = DecelerationRate.automatic

    /// Whether content bounces. Default automatic.
    open var bounce = Bounce.automatic

    /// Properties with the same values.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = LayoutPart.make(type(of: self))
        (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
        return copy
    }
}

/// A section of a compositional layout: a group, repeated until all items have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
    private var group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(), subitems: [])

    /// A section that repeats a group.
    public convenience init(group: NSCollectionLayoutGroup) {
        self.init()
        self.group = group
    }

    /// Around the groups. Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Between groups, in points. Default 0.
    open var interGroupSpacing: CGFloat = 0

    /// From where the insets count. Default automatic: as the layout's configuration says.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// From where headers and footers count. Default automatic: they follow the section's insets.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether headers and footers are as wide as the section within its insets. Default true.
    open var supplementariesFollowContentInsets = true

    /// How the section scrolls by itself. Default none: it does not.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// More about how it does.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Headers and footers. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Views behind the section. Default none.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Called when what is seen of the section is other items, or elsewhere. Default nil.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// What makes the section a list; nil in others.
    var list: (any SectionList)?

    /// The section as layouts compute with it.
    func value(in environment: LayoutEnvironment, of collection: UICollectionView, _ standard: UIContentInsetsReference)
        -> CompositionalSection
    {
        var value = CompositionalSection(group.value(in: environment))
        value.insets = LayoutInsets(contentInsets)
        let reference = contentInsetsReference == .automatic ? standard : contentInsetsReference
        value.referenceInsets = reference.insets(in: collection)
        if supplementaryContentInsetsReference != .automatic {
            value.supplementReferenceInsets = supplementaryContentInsetsReference.insets(in: collection)
        }
        value.supplementsFollowInsets = supplementariesFollowContentInsets
        value.interGroupSpacing = interGroupSpacing
        value.boundaryItems = boundarySupplementaryItems.map(\.boundary)
        value.decorations = decorationItems.map(\.decoration)
        value.orthogonal = orthogonalScrollingBehavior.value
        return value
    }

    /// A section with the same values.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> NSCollectionLayoutSection {
        let copy = LayoutPart.make(type(of: self))
        copy.take(self)
        return copy
    }

    private func take(_ other: NSCollectionLayoutSection) {
        (group, contentInsets, interGroupSpacing) = (other.group, other.contentInsets, other.interGroupSpacing)
        contentInsetsReference = other.contentInsetsReference
        supplementaryContentInsetsReference = other.supplementaryContentInsetsReference
        supplementariesFollowContentInsets = other.supplementariesFollowContentInsets
        orthogonalScrollingBehavior = other.orthogonalScrollingBehavior
        (orthogonalScrollingProperties.decelerationRate, orthogonalScrollingProperties.bounce) =
            (other.orthogonalScrollingProperties.decelerationRate, other.orthogonalScrollingProperties.bounce)
        boundarySupplementaryItems = other.boundarySupplementaryItems
        decorationItems = other.decorationItems
        visibleItemsInvalidationHandler = other.visibleItemsInvalidationHandler
        list = other.list
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    var value: OrthogonalBehavior? {
        switch self {
        case .none: nil
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}
