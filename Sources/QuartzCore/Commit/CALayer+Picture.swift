import CoreGraphics
import Foundation
import Rasterizer
import RenderServer

extension CALayer {
    /// What the last commit showed of a part of the layer, drawn by itself: without the layer's own place, opacity and
    /// transform. Nil before the first commit, and for an empty or too large rectangle.
    /// - Parameters:
    ///   - rect: In the layer's own space.
    ///   - scale: Pixels a point.
    package func committedPicture(of rect: CGRect, scale: CGFloat) -> CGImage? {
        guard let node = shownNode, rect.minX.isFinite, rect.minY.isFinite else { return nil }
        let (width, height) = ((rect.width * scale).rounded(.up), (rect.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height <= 0x1p28 else { return nil }
        var placement = LayerPlacement()
        placement.matrix = .translation(x: Double(-rect.minX), y: Double(-rect.minY), z: 0)
        let root = RenderNode(
            id: node.id, name: node.name, className: node.className, isViewLayer: node.isViewLayer,
            placement: placement, values: node.values, mask: node.mask, sublayers: node.sublayers)
        let tree = RenderTree(roots: [root], width: Int(width), height: Int(height), scale: Double(scale))
        var server = RenderServer()
        return server.render(tree).image
    }
}
