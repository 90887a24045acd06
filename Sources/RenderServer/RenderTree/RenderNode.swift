import CoreGraphics
import Foundation

/// One layer, frozen at a commit: its placement, its values, its mask and its sublayers. Immutable and shared between
/// commits.
package final class RenderNode: Sendable {
    package let id: LayerID
    /// Stands first, as whoever groups nodes reads it of all of them.
    package let summary: NodeSummary
    package let placement: LayerPlacement
    package var mask: RenderNode? { below.mask }
    package var sublayers: SublayerList { below.sublayers }
    /// Set once; emptied only by `dismantle`, when nobody else refers to the node any more: hence no checks either that
    /// nobody reads it meanwhile. Private, as other modules would check.
    @exclusivity(unchecked)
    private nonisolated(unsafe) var below: (mask: RenderNode?, sublayers: SublayerList)
    /// What the layer draws in its own space.
    package let values: LayerValues
    private let identity: NodeIdentity
    private let reach: NodeReach

    package convenience init(
        id: LayerID, name: String? = nil, className: String = "CALayer", isViewLayer: Bool = false,
        placement: LayerPlacement = LayerPlacement(), values: LayerValues, mask: RenderNode? = nil,
        sublayers: SublayerList = SublayerList()
    ) {
        let identity = NodeIdentity(name: name, className: className, isViewLayer: isViewLayer)
        self.init(id, identity, values, at: placement, (mask, sublayers))
    }

    private init(
        _ id: LayerID, _ identity: NodeIdentity, _ values: consuming LayerValues, at placement: LayerPlacement,
        _ below: (mask: RenderNode?, sublayers: SublayerList)
    ) {
        self.id = id
        self.placement = placement
        self.below = below
        self.identity = identity
        let summaryBelow = below.sublayers.summary
        reach = NodeReach(of: values, below: summaryBelow)
        summary = NodeSummary(
            reach: reach, placement: placement, values: values, isViewLayer: identity.isViewLayer,
            mask: below.mask?.summary,
            below: summaryBelow)
        self.values = values
    }

    private init(_ node: RenderNode, at placement: LayerPlacement) {
        id = node.id
        self.placement = placement
        below = node.below
        identity = node.identity
        values = node.values
        reach = node.reach
        summary = node.summary.moved(reach, to: placement)
    }

    /// This layer in another place.
    package func moved(to placement: LayerPlacement) -> RenderNode { RenderNode(self, at: placement) }

    /// This layer with other things below it.
    package func with(mask: RenderNode?, sublayers: SublayerList, at placement: LayerPlacement) -> RenderNode {
        RenderNode(id, identity, values, at: placement, (mask, sublayers))
    }

    /// The layer of the same name and class with its values changed, and other things below it.
    package func changed(
        mask: RenderNode?, sublayers: SublayerList, at placement: LayerPlacement, _ change: (inout LayerValues) -> Void
    ) -> RenderNode {
        changed((mask, sublayers), at: placement, change)
    }

    /// The layer of the same name and class, with the same below it and its values changed.
    package func changed(at placement: LayerPlacement, _ change: (inout LayerValues) -> Void) -> RenderNode {
        changed(below, at: placement, change)
    }

    private func changed(
        _ below: (mask: RenderNode?, sublayers: SublayerList), at placement: LayerPlacement,
        _ change: (inout LayerValues) -> Void
    ) -> RenderNode {
        var values = values
        change(&values)
        return RenderNode(id, identity, values, at: placement, below)
    }

    /// What messages call it: the layer's name or its view's accessibilityIdentifier. Nil: its index path is used.
    package var name: String? { identity.name }
    /// The class of the view, or of a layer without one: `UIView`, `CAShapeLayer`.
    package var className: String { identity.className }
    /// True for the backing layer of a view; index paths count those apart from standalone layers.
    package var isViewLayer: Bool { identity.isViewLayer }

    /// Deeper trees are released level by level, because releasing them from the top needs a stack as deep as they are.
    private static let ordinaryHeight = 200

    deinit {
        guard summary.height > Self.ordinaryHeight else { return }
        var chunks: [SublayerList.Chunk] = []
        var nodes: [RenderNode] = []
        dismantle(&chunks, &nodes)
        while !chunks.isEmpty || !nodes.isEmpty {
            if var node = nodes.popLast() {
                if isKnownUniquelyReferenced(&node) { node.dismantle(&chunks, &nodes) }
            } else if var chunk = chunks.popLast(), isKnownUniquelyReferenced(&chunk) {
                nodes += chunk.takeNodes()
            }
        }
    }

    /// Hands over what hangs below. Only for a node that nobody else refers to.
    private func dismantle(_ chunks: inout [SublayerList.Chunk], _ nodes: inout [RenderNode]) {
        chunks += sublayers.chunks
        if let mask { nodes.append(mask) }
        below = (nil, SublayerList())
    }
}

/// What a layer is called, whatever its values are: shared by its nodes.
private final class NodeIdentity: Sendable {
    let name: String?
    let className: String
    let isViewLayer: Bool

    init(name: String?, className: String, isViewLayer: Bool) {
        self.name = name
        self.className = className
        self.isViewLayer = isViewLayer
    }
}
