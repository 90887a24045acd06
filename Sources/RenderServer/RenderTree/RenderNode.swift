import CoreGraphics
import Foundation

/// One layer, frozen at a commit: presentation values, its mask and its sublayers. Immutable and shared between commits.
package final class RenderNode: Sendable {
    package let id: LayerID
    /// What messages call it: the layer's name or its view's accessibilityIdentifier. Nil: its index path is used.
    package let name: String?
    /// The class of the view, or of a layer without one: `UIView`, `CAShapeLayer`.
    package let className: String
    /// True for the backing layer of a view; index paths count those apart from standalone layers.
    package let isViewLayer: Bool
    package let values: LayerValues
    package let mask: RenderNode?
    package let sublayers: SublayerList
    package let summary: NodeSummary

    package init(
        id: LayerID, name: String? = nil, className: String = "CALayer", isViewLayer: Bool = false,
        values: LayerValues, mask: RenderNode? = nil, sublayers: SublayerList = SublayerList()
    ) {
        self.id = id
        self.name = name
        self.className = className
        self.isViewLayer = isViewLayer
        self.values = values
        self.mask = mask
        self.sublayers = sublayers
        summary = NodeSummary(values: values, isViewLayer: isViewLayer, mask: mask, sublayers: sublayers)
    }
}
