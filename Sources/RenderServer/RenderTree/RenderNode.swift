import CoreGraphics
import Foundation

/// One layer, frozen at a commit: its placement, its values, its mask and its sublayers. Immutable and shared between
/// commits.
package final class RenderNode: Sendable {
    package let id: LayerID
    /// What messages call it: the layer's name or its view's accessibilityIdentifier. Nil: its index path is used.
    package let name: String?
    /// The class of the view, or of a layer without one: `UIView`, `CAShapeLayer`.
    package let className: String
    /// True for the backing layer of a view; index paths count those apart from standalone layers.
    package let isViewLayer: Bool
    package let placement: LayerPlacement
    package let values: LayerValues
    /// Set once; emptied only by `dismantle`, when nobody else refers to the node any more.
    package nonisolated(unsafe) private(set) var mask: RenderNode?
    /// The sublayers, set and emptied like `mask`.
    package nonisolated(unsafe) private(set) var sublayers: SublayerList
    package let summary: NodeSummary

    package init(
        id: LayerID, name: String? = nil, className: String = "CALayer", isViewLayer: Bool = false,
        placement: LayerPlacement = LayerPlacement(), values: LayerValues, mask: RenderNode? = nil,
        sublayers: SublayerList = SublayerList()
    ) {
        self.id = id
        self.name = name
        self.className = className
        self.isViewLayer = isViewLayer
        self.placement = placement
        self.values = values
        self.mask = mask
        self.sublayers = sublayers
        summary = NodeSummary(
            placement: placement, values: values, isViewLayer: isViewLayer, mask: mask, sublayers: sublayers)
    }

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
