import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKit

/// What layers themselves show, without sublayers, clips and effects: images, gradients, shapes, drawings.
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
            let values = node.values
            if values.image != nil || values.gradient != nil || values.shape != nil { nodes[node.id] = node }
            waiting += node.sublayers.chunks.flatMap(\.nodes).reversed()
        }
    }

    func picture(of layer: LayerID) -> CGImage? {
        guard let node = nodes[layer] else { return nil }
        let bounds = node.values.bounds
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
        let scale = min(self.scale, Self.side / max(width, height))
        var values = node.values
        values.kind = .plain
        values.sublayerMatrix = nil
        values.shadow = nil
        values.shouldRasterize = false
        values.compositingFilter = nil
        values.filters = []
        var placement = LayerPlacement()
        placement.matrix = .translation(x: -Double(bounds.minX), y: -Double(bounds.minY), z: 0)
        let alone = RenderNode(id: node.id, className: node.className, placement: placement, values: values)
        let pixels = (max(1, Int((width * scale).rounded(.up))), max(1, Int((height * scale).rounded(.up))))
        var server = RenderServer()
        return server.render(RenderTree(roots: [alone], width: pixels.0, height: pixels.1, scale: scale)).image
    }
}
