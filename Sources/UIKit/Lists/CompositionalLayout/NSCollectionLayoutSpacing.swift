import CoreGraphics
import Foundation
import ListLayout

/// A space in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    private(set) var value = LayoutSpacing.fixed(0)

    private class func make(_ value: LayoutSpacing) -> Self {
        let made = LayoutPart.make(self)
        made.value = value
        return made
    }

    /// At least so many points, and a share of what is left.
    @discardableResult
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(.flexible(flexibleSpacing)) }

    /// Points.
    @discardableResult
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(.fixed(fixedSpacing)) }

    /// The points that it has at least.
    open var spacing: CGFloat {
        switch value {
        case .fixed(let points), .flexible(let points): points
        }
    }

    /// Whether it takes a share of what is left.
    open var isFlexible: Bool { if case .flexible = value { true } else { false } }

    /// Whether it has just its points.
    open var isFixed: Bool { !isFlexible }

    /// Itself: it does not change.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spaces around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    private var spaces: [NSCollectionLayoutSpacing?] = [nil, nil, nil, nil]

    /// Spaces at each edge; nil: none.
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init()
        spaces = [leading, top, trailing, bottom]
    }

    /// Where reading begins.
    open var leading: NSCollectionLayoutSpacing? { spaces[0] }
    /// Above.
    open var top: NSCollectionLayoutSpacing? { spaces[1] }
    /// Where reading ends.
    open var trailing: NSCollectionLayoutSpacing? { spaces[2] }
    /// Below.
    open var bottom: NSCollectionLayoutSpacing? { spaces[3] }

    var value: LayoutEdgeSpacing {
        var value = LayoutEdgeSpacing()
        value.leading = leading?.value ?? .fixed(0)
        value.top = top?.value ?? .fixed(0)
        value.trailing = trailing?.value ?? .fixed(0)
        value.bottom = bottom?.value ?? .fixed(0)
        return value
    }

    /// Itself: it does not change.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
