import CoreGraphics
import Rasterizer

/// One thing drawn in a pass: what, where, through which clips, how strongly.
///
/// Coordinates of `matrix` and `clip` are the pass's own pixels: those of its target, or of the layer's axes where the
/// pass says so. The executor turns each command into rasterizer commands and decides nothing else.
package struct PlanCommand: Sendable {
    package enum Content: Sendable {
        /// Background inside the rounded outline.
        case background
        /// The ring inside the outline.
        case border
        case gradient
        case image
        /// Fill, then stroke.
        case shape
        /// A shadow whose silhouette is a path (`shadowPath`): no pass.
        case pathShadow
        /// The tinted, blurred silhouette: reads the tint pass.
        case surface(SurfaceUse)
    }

    /// A finished pass drawn as a picture.
    package struct SurfaceUse: Sendable {
        package var pass: PassID
        /// Coverage from another pass's alpha (the mask of a masked group).
        package var mask: PassID?
        /// Clip to the layer's rounded outline (a rounded clip is applied when the group is composited).
        package var clipsToOutline: Bool

        package init(pass: PassID, mask: PassID? = nil, clipsToOutline: Bool = false) {
            self.pass = pass
            self.mask = mask
            self.clipsToOutline = clipsToOutline
        }
    }

    package var content: Content
    /// The layer whose values are drawn.
    package var node: RenderNode
    /// Layer space → the pass's pixels. For surfaces: the surface's pixels → the pass's pixels.
    package var matrix: Matrix3x3
    package var clip: PlanClip?
    /// Round half up of the opacities that were multiplied into this thing, in Float.
    package var alpha: UInt8
    /// Replicator colour, nil for white.
    package var color: SIMD4<Float>?
    package var blendMode: BlendMode

    package init(
        content: Content, node: RenderNode, matrix: Matrix3x3, clip: PlanClip? = nil, alpha: UInt8 = 255,
        color: SIMD4<Float>? = nil, blendMode: BlendMode = .normal
    ) {
        self.content = content
        self.node = node
        self.matrix = matrix
        self.clip = clip
        self.alpha = alpha
        self.color = color
        self.blendMode = blendMode
    }
}

/// Clips in force, innermost first, shared between commands.
package final class PlanClip: Sendable {
    package enum Shape: Sendable {
        /// A layer's bounds with its rounded outline, if any, through `matrix` (layer space → the pass's pixels).
        case layer(RenderNode, Matrix3x3)
        /// The side of a line where a·x + b·y + c ≥ 0: a part of a layer cut by an intersecting sibling's plane.
        case halfPlane(a: Double, b: Double, c: Double)
    }

    package let shape: Shape
    package let next: PlanClip?

    package init(_ shape: Shape, inside next: PlanClip? = nil) {
        self.shape = shape
        self.next = next
    }
}
