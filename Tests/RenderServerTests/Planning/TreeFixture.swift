import CoreGraphics
import Foundation
import Rasterizer
import Synchronization

@testable import RenderServer

/// Render trees by hand, as a commit would leave them.
enum TreeFixture {
    private static let lastID = Mutex<UInt64>(0)

    /// A layer that lies at `frame` in its superlayer, its bounds starting at 0, 0.
    static func layer(
        _ name: String? = nil, _ frame: CGRect, transform: Matrix4x4 = .identity, isView: Bool = false,
        id: LayerID? = nil, mask: RenderNode? = nil, _ sublayers: [RenderNode] = [],
        set: (inout LayerDraft) -> Void = { _ in }
    ) -> RenderNode {
        var values = LayerDraft()
        values.bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        let center = (x: frame.width / 2, y: frame.height / 2)
        values.matrix = Matrix4x4.translation(x: -center.x, y: -center.y, z: 0).concatenating(transform)
            .concatenating(.translation(x: frame.minX + center.x, y: frame.minY + center.y, z: 0))
        values.depthKey = values.matrix.m43
        set(&values)
        return RenderNode(
            id: id ?? newID(), name: name, isViewLayer: isView, draft: values, mask: mask,
            sublayers: SublayerList(sublayers))
    }

    static func newID() -> LayerID {
        LayerID(
            rawValue: lastID.withLock {
                $0 += 1
                return $0
            })
    }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// A tree whose window holds `layers`; the screen is 400×400 points.
    static func tree(
        _ layers: [RenderNode], width: Int = 1200, height: Int = 1200, scale: Double = 3, time: Double = 0
    ) -> RenderTree {
        let size = CGRect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
        let window = layer("window", size, isView: true, layers)
        return RenderTree(roots: [window], width: width, height: height, scale: scale, time: time)
    }

    static func plan(_ layers: RenderNode...) -> RenderPlan { plan(tree(layers)) }

    static func plan(_ tree: RenderTree) -> RenderPlan {
        var cache = RasterizationCache()
        return RenderPlanner.plan(tree, cache: &cache)
    }

    /// The offscreen passes as `group card {roundedClip}`.
    static func passes(_ layers: RenderNode...) -> [String] { titles(plan(tree(layers))) }

    static func titles(_ plan: RenderPlan) -> [String] {
        plan.offscreenPasses.map { "\($0.purpose.rawValue) \($0.layer) \(PlanText.reasons($0.reasons))" }
    }

    static func five(_ layer: String) -> [String] {
        ["silhouette", "downscale", "blurH", "blurV", "tint"].map { "\($0) \(layer) {shadowWithoutPath}" }
    }

    static let white = Color8.white
    static let black = Color8.black
    static let veil = Color8(red: 0, green: 0, blue: 0, alpha: 128)

    static let photo: ImageContents = {
        var contents = ImageContents(
            image: CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: 4, height: 4))))
        contents.isOpaque = true
        return contents
    }()

    /// As `photo`, with pixels that show.
    static let solidPhoto: ImageContents = {
        var bitmap = Bitmap(rect: PixelRect(x: 0, y: 0, width: 4, height: 4))
        bitmap.bytes = [UInt8](repeating: 255, count: bitmap.bytes.count)
        var contents = ImageContents(image: CGImage(bitmap: bitmap))
        contents.isOpaque = true
        return contents
    }()

    static let clear = Color8.clear

    /// A turn about z through the centre.
    static func turned(_ degrees: Double) -> Matrix4x4 {
        let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        var matrix = Matrix4x4.identity
        (matrix.m11, matrix.m12, matrix.m21, matrix.m22) = (c, s, -s, c)
        return matrix
    }

    /// A turn about the vertical axis through the centre.
    static func swung(_ degrees: Double) -> Matrix4x4 {
        let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        var matrix = Matrix4x4.identity
        (matrix.m11, matrix.m13, matrix.m31, matrix.m33) = (c, -s, s, c)
        return matrix
    }

    static func scaled(_ x: Double, _ y: Double) -> Matrix4x4 {
        var matrix = Matrix4x4.identity
        (matrix.m11, matrix.m22) = (x, y)
        return matrix
    }

    static func lifted(_ z: Double) -> Matrix4x4 { .translation(x: 0, y: 0, z: z) }
}

extension LayerDraft {
    mutating func round(_ radius: Double, clip: Bool = true) {
        values.box.cornerRadius = radius
        values.masksToBounds = clip
    }

    mutating func addShadow(radius: Double = 6, path: CGPath? = nil, opacity: Float = 0.3) {
        values.shadow = Shadow(
            color: TreeFixture.black, opacity: opacity, offset: CGSize(width: 0, height: -3), radius: radius, path: path
        )
    }
}
