import CoreGraphics
import Foundation

/// One layer, frozen at a commit: its placement, its values, its mask and its sublayers. Immutable and shared between
/// commits.
package final class RenderNode: Sendable {
    package let id: LayerID
    package let placement: LayerPlacement
    /// Set once; emptied only by `dismantle`, when nobody else refers to the node any more: hence no checks either that
    /// nobody reads it meanwhile.
    @exclusivity(unchecked)
    package nonisolated(unsafe) private(set) var mask: RenderNode?
    /// The sublayers, set and emptied like `mask`.
    @exclusivity(unchecked)
    package nonisolated(unsafe) private(set) var sublayers: SublayerList
    package let summary: NodeSummary
    private let content: NodeContent
    private let reach: NodeReach

    package convenience init(
        id: LayerID, name: String? = nil, className: String = "CALayer", isViewLayer: Bool = false,
        placement: LayerPlacement = LayerPlacement(), values: LayerValues, mask: RenderNode? = nil,
        sublayers: SublayerList = SublayerList()
    ) {
        let identity = NodeIdentity(name: name, className: className, isViewLayer: isViewLayer)
        self.init(id, NodeContent(identity, values), at: placement, mask: mask, sublayers: sublayers)
    }

    private init(
        _ id: LayerID, _ content: NodeContent, at placement: LayerPlacement, mask: RenderNode?, sublayers: SublayerList
    ) {
        self.id = id
        self.placement = placement
        self.mask = mask
        self.sublayers = sublayers
        self.content = content
        let below = sublayers.summary
        reach = content.reach(below: below)
        summary = content.summary(reach, at: placement, mask: mask?.summary, below: below)
    }

    private init(_ node: RenderNode, at placement: LayerPlacement) {
        id = node.id
        self.placement = placement
        mask = node.mask
        sublayers = node.sublayers
        content = node.content
        reach = node.reach
        summary = node.summary.moved(reach, to: placement)
    }

    /// The same layer in another place; all else is shared.
    package func moved(to placement: LayerPlacement) -> RenderNode { RenderNode(self, at: placement) }

    /// The same layer with other things below it; its own values are shared.
    package func with(mask: RenderNode?, sublayers: SublayerList, at placement: LayerPlacement) -> RenderNode {
        RenderNode(id, content, at: placement, mask: mask, sublayers: sublayers)
    }

    /// The layer of the same name and class with its values changed.
    package func changed(
        mask: RenderNode?, sublayers: SublayerList, at placement: LayerPlacement, _ change: (inout LayerValues) -> Void
    ) -> RenderNode {
        RenderNode(id, NodeContent(content, change), at: placement, mask: mask, sublayers: sublayers)
    }

    /// What messages call it: the layer's name or its view's accessibilityIdentifier. Nil: its index path is used.
    package var name: String? { content.identity.name }
    /// The class of the view, or of a layer without one: `UIView`, `CAShapeLayer`.
    package var className: String { content.identity.className }
    /// True for the backing layer of a view; index paths count those apart from standalone layers.
    package var isViewLayer: Bool { content.identity.isViewLayer }
    /// What the layer draws in its own space.
    package var values: LayerValues {
        _read { yield content.values }
    }

    /// True for a layer with nothing but its bounds, background, border and corners.
    package var isBoxAlone: Bool { content.values.isBoxAlone }

    /// True for nodes that share their values: one is the other, moved.
    package func sharesContent(with other: RenderNode) -> Bool { content === other.content }

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
        sublayers = SublayerList()
        mask = nil
    }
}

/// What a node keeps while its layer only moves.
private final class NodeContent: Sendable {
    let identity: NodeIdentity
    let values: LayerValues

    init(_ identity: NodeIdentity, _ values: LayerValues) {
        self.identity = identity
        self.values = values
    }

    init(_ old: NodeContent, _ change: (inout LayerValues) -> Void) {
        identity = old.identity
        var values = old.values
        change(&values)
        self.values = values
    }

    // Here, where the values stand: to hand them over would be a copy of all of them.

    func reach(below: NodeSummary) -> NodeReach { NodeReach(of: values, below: below) }

    func summary(
        _ reach: NodeReach, at placement: LayerPlacement, mask: NodeSummary?, below: NodeSummary
    ) -> NodeSummary {
        NodeSummary(
            reach: reach, placement: placement, values: values, isViewLayer: identity.isViewLayer, mask: mask,
            below: below)
    }
}

/// What a layer is called, whatever its values are.
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
