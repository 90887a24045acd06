import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKit

/// What layers themselves show, without sublayers: images, gradients, shapes, drawings, masked and with their shadows.
///
/// Solid boxes have none, as an inspector draws them; of large trees the first layers have one.
@MainActor
struct LayerPictures {
    private static let limit = 300
    /// Pixels of a picture's side.
    private static let side = 1024.0

    private var nodes: [LayerID: RenderNode] = [:]
    private let scale: Double

    init(_ stage: Stage) {
        scale = Double(stage.screen.scale)
        var waiting = (stage.renderTree?.roots ?? []).reversed() as [RenderNode]
        while nodes.count < Self.limit, let node = waiting.popLast() {
            if Self.isPicture(node) { nodes[node.id] = node }
            waiting += node.sublayers.chunks.flatMap(\.nodes).reversed()
            if let mask = node.mask { waiting.append(mask) }
        }
    }

    private static func isPicture(_ node: RenderNode) -> Bool {
        let values = node.values
        if values.image != nil || values.gradient != nil || values.shape != nil { return true }
        guard values.box.backgroundColor != nil || values.box.borderWidth > 0 else { return false }
        return node.mask != nil || values.shadow != nil
    }

    private static func rect(_ bounds: CGRect, with shadow: Shadow) -> CGRect {
        let reach = CGFloat(shadow.reach)
        let spread = bounds.insetBy(dx: -reach, dy: -reach)
        return bounds.union(spread.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }

    /// A picture with what it shows.
    struct Drawn {
        let node: RenderNode
        fileprivate let scale: Double
        let picture: StageSnapshot.LayerPicture
    }

    /// - Parameter before: the layer's picture in the snapshot before, which is taken again where nothing of it changed.
    func picture(of layer: LayerID, before: Drawn?) -> Drawn? {
        guard let node = nodes[layer] else { return nil }
        if let before, before.scale == scale, before.node.values == node.values,
            before.node.mask === node.mask
        {
            return before
        }
        return picture(of: node).map { Drawn(node: node, scale: scale, picture: $0) }
    }

    private func picture(of node: RenderNode) -> StageSnapshot.LayerPicture? {
        let bounds = node.values.bounds
        let rect = node.values.shadow.map { Self.rect(bounds, with: $0) } ?? bounds
        let (width, height) = (Double(rect.width), Double(rect.height))
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        let scale = min(self.scale, Self.side / max(width, height))
        var values = node.values
        values.kind = .plain
        values.sublayerMatrix = nil
        values.shouldRasterize = false
        values.compositingFilter = nil
        values.filters = []
        var placement = LayerPlacement()
        placement.matrix = .translation(x: -Double(rect.minX), y: -Double(rect.minY), z: 0)
        let alone = RenderNode(
            id: node.id, className: node.className, placement: placement, values: values, mask: node.mask)
        let pixels = (max(1, Int((width * scale).rounded(.up))), max(1, Int((height * scale).rounded(.up))))
        var server = RenderServer()
        let tree = RenderTree(roots: [alone], width: pixels.0, height: pixels.1, scale: scale)
        return StageSnapshot.LayerPicture(image: server.render(tree).image, rect: rect)
    }
}
