/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    private let views: ArraySlice<LayoutSubview>
    /// Whether what is leading is on the left; layouts need not care, as the whole is mirrored afterwards.
    public var layoutDirection: LayoutDirection

    init(_ views: [LayoutSubview], _ direction: LayoutDirection) {
        self.views = views[...]
        layoutDirection = direction
    }

    private init(_ views: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
        self.views = views
        layoutDirection = direction
    }

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(position: Int) -> LayoutSubview { views[position] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(views[bounds], layoutDirection) }
}

/// A view that a layout places.
@preconcurrency @MainActor
public struct LayoutSubview: Equatable {
    let element: LayoutElement
    let index: Int
    let placer: Placer?

    /// Gathers where a layout places its views.
    final class Placer {
        var placements: [Int: LayoutElement.Placement] = [:]
    }

    /// The size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(proposal) }
    /// The size for a proposal, and the guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(proposal) }
    /// What `layoutPriority(_:)` has set.
    public var priority: Double { element.priority }
    /// The distances to neighbours.
    public var spacing: ViewSpacing { element.spacing }
    /// What the view tells layouts.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { element.value(of: key) }

    /// Places the view: what the anchor says of it lies at a position, in the space of the bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = element.size(proposal)
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        placer?.placements[index] = LayoutElement.Placement(origin: origin, proposal: proposal)
    }

    nonisolated public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.element === b.element && a.index == b.index
    }
}

/// Which side is leading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
