import CoreGraphics
import Rasterizer

/// One thing drawn in a pass: what, where, through which clips, how strongly.
///
/// Coordinates of `matrix` and `clip` are the pass's own pixels: those of its target, or of the layer's axes where the
/// pass says so. The executor turns each command into rasterizer commands and decides nothing else.
///
/// A layer's commands stand in paint order: shadow (`pathShadow`, `silhouetteShadow`, or a tint pass's `surface`),
/// `background`, `backdrop`, `gradient`, `image`, `shape`, the sublayers' commands, `border`, `particles`. A layer with a
/// pass of its own is one `surface` command in its reader, and that pass holds those commands; its opacity, blend mode, mask,
/// the clips around it and, where the clip is a reason of the pass, its outline belong to the `surface` command.
/// Without such a reason the own clip (masksToBounds) is a `PlanClip` around `gradient`, `image`, `shape` and the
/// sublayers; background and border have the outline as their shape already.
///
/// A shadow without path: the `silhouette` pass holds the layer's commands without the shadow, unfaded; `downscale`,
/// `blurH` and `blurV` hold none; `tint` holds one `silhouetteShadow` that names the `blurV`; the reader draws the tint
/// as a `surface` with the identity matrix.
package struct PlanCommand: Sendable {
    package enum Content: Sendable {
        /// Background inside the rounded outline.
        case background
        /// The ring inside the outline.
        case border
        /// What lies behind, as a `blurV` pass left it, inside the outline; nil where only its alpha counts, which is
        /// opaque.
        case backdrop(PassID?)
        case gradient
        case image
        /// Fill, then stroke.
        case shape
        /// An emitter's particles, each a picture of its own. The vector says where points in front of the layer's plane
        /// are seen in it: see `SpriteMap`.
        case particles(depth: SIMD3<Double>)
        /// A shadow whose silhouette is a path (`shadowPath`): no pass.
        case pathShadow
        /// A shadow whose silhouette is what a pass drew: moved, blurred and coloured as `node`'s shadow says. It is
        /// the one command of a tint pass; at radius 0, where there is no tint pass, it stands in the reader itself.
        /// `matrix` maps layer space to the pass's pixels, whose plane the silhouette shares.
        case silhouetteShadow(PassID)
        /// A finished pass drawn as a picture.
        case surface(SurfaceUse)
        /// A bitmap of an earlier frame, drawn as a picture: a rasterization hit.
        case cached(RasterizationCache.Key)
    }

    /// A finished pass drawn as a picture.
    package struct SurfaceUse: Sendable {
        package var pass: PassID
        /// Coverage from another pass's alpha (the mask of a masked group), in the plane of `pass`.
        package var mask: PassID?
        /// Layer space → the reader's pixels: set to clip to the outline of the command's node (a rounded or rotated
        /// clip is applied when the group is composited).
        package var outline: Matrix3x3?

        package init(pass: PassID, mask: PassID? = nil, outline: Matrix3x3? = nil) {
            self.pass = pass
            self.mask = mask
            self.outline = outline
        }
    }

    package var content: Content
    /// The layer whose values are drawn.
    package var node: RenderNode
    /// Layer space → the pass's pixels. For `surface` and `cached`: the plane of the surface's own rectangle → the
    /// pass's pixels (the identity for a group in its reader's axes).
    package var matrix: Matrix3x3
    package var clip: PlanClip?
    /// Round half up of the opacities that were multiplied into this thing, in Float.
    package var alpha: UInt8
    /// Replicator colour, nil for white.
    package var color: SIMD4<Float>?
    package var blendMode: BlendMode
    /// For `background`, `gradient` and `border`: their outer edge is the square of the bounds, because the whole group
    /// is cut to the outline afterwards, once.
    package var fillsCorners: Bool

    package init(
        content: Content, node: RenderNode, matrix: Matrix3x3, clip: PlanClip? = nil, alpha: UInt8 = 255,
        color: SIMD4<Float>? = nil, blendMode: BlendMode = .normal, fillsCorners: Bool = false
    ) {
        self.content = content
        self.node = node
        self.matrix = matrix
        self.clip = clip
        self.alpha = alpha
        self.color = color
        self.blendMode = blendMode
        self.fillsCorners = fillsCorners
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

extension PlanCommand {
    /// The passes whose pictures the command draws.
    var reads: [PassID] {
        switch content {
        case .surface(let use): use.mask.map { [use.pass, $0] } ?? [use.pass]
        case .silhouetteShadow(let pass), .backdrop(let pass?): [pass]
        default: []
        }
    }
}
