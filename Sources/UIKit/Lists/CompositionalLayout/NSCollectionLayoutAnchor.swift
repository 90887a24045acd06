import CoreGraphics
import Foundation
import ListLayout

/// A point of an item, or of what hangs on it.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    private var anchorEdges: NSDirectionalRectEdge = []
    private var anchorOffset = ListLayout.LayoutAnchor.Offset.absolute(.zero)

    /// The middle of an edge, a corner where two are named, the middle where none is.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init()
        anchorEdges = edges
    }

    /// A point by so many points away.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges)
        anchorOffset = .absolute(absoluteOffset)
    }

    /// A point by shares of the supplementary item's size away.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges)
        anchorOffset = .fractional(fractionalOffset)
    }

    /// The edges that name the point.
    open var edges: NSDirectionalRectEdge { anchorEdges }

    /// How far it is from there.
    open var offset: CGPoint {
        switch anchorOffset {
        case .absolute(let point), .fractional(let point): point
        }
    }

    /// Whether `offset` counts points.
    open var isAbsoluteOffset: Bool { if case .absolute = anchorOffset { true } else { false } }

    /// Whether `offset` counts shares of the supplementary item's size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    var value: ListLayout.LayoutAnchor { ListLayout.LayoutAnchor(LayoutEdges(anchorEdges), anchorOffset) }

    /// Itself: it does not change.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension LayoutEdges {
    init(_ edges: NSDirectionalRectEdge) {
        self = []
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.leading) { insert(.leading) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.trailing) { insert(.trailing) }
    }

    init(_ alignment: NSRectAlignment) {
        switch alignment {
        case .none: self = []
        case .top: self = .top
        case .topLeading: self = [.top, .leading]
        case .leading: self = .leading
        case .bottomLeading: self = [.bottom, .leading]
        case .bottom: self = .bottom
        case .bottomTrailing: self = [.bottom, .trailing]
        case .trailing: self = .trailing
        case .topTrailing: self = [.top, .trailing]
        }
    }
}
