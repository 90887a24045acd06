import CoreGraphics
import Rasterizer

/// A pass's place in `RenderPlan.passes`.
public struct PassID: Hashable, Sendable, Comparable {
    /// From 0.
    public let index: Int

    package init(index: Int) {
        self.index = index
    }

    /// Orders passes by their place.
    public static func < (a: PassID, b: PassID) -> Bool { a.index < b.index }
}

/// One filling of a target other than the screen, or (`purpose == .main`) of the screen itself.
public struct RenderPass: Sendable {
    /// What a pass is for.
    public enum Purpose: String, Sendable, CaseIterable {
        case main, group, raster, mask
        case silhouette, downscale, blurH, blurV, tint
        case capture, content, filtered
    }

    /// The pass's place in the plan.
    public internal(set) var id: PassID
    /// What it is for.
    public internal(set) var purpose: Purpose
    /// All reasons that hold; empty for the main pass.
    public internal(set) var reasons: Set<PassReason>
    /// The layer that forced the pass, as messages name it: its id, or its index path.
    public internal(set) var layer: String
    /// The identity of the layer that forced the pass; nil for the main pass.
    public internal(set) var layerID: LayerID?
    /// What the pass covers, in pixels of the target it belongs to (of the layer's own axes for a rotated group).
    public internal(set) var rect: PixelRect
    /// The width of the surface itself in pixels: `rect`'s, but for downscaled ones.
    public internal(set) var surfaceWidth: Int
    /// The height of the surface itself in pixels: `rect`'s, but for downscaled ones.
    public internal(set) var surfaceHeight: Int
    /// How many surfaces are being filled around this one; the main pass has 0.
    public internal(set) var depth: Int
    /// Passes whose surfaces this one reads, once for each reading, in order.
    public internal(set) var reads: [PassID]
    /// What storing the surface takes under the tile-memory model (32×32 tiles, 4 bytes a pixel); 0 for the main pass.
    public internal(set) var bytesStored: Int
    /// What this pass's readers load of its surface: all of it, once for each reading.
    public internal(set) var bytesLoaded: Int
    package internal(set) var commands: [PlanCommand]
    /// Applied in order to the finished picture: to a group's (raster's, mask's), or to that of the `blurV` pass that
    /// ends a blur filter.
    ///
    /// `downscale`, `blurH` and `blurV` have no commands: their picture is that of `reads[0]`, and they are there for
    /// the account. A blur's σ therefore stands at its `blurV`, with the colour matrices that follow it.
    ///
    /// A device reads what lies behind an effect from the target that it interrupts. Here a `capture` and a `filtered`
    /// pass hold the commands that the target has drawn so far, which give the same pixels; they are not counted again.
    package internal(set) var filters: [PassFilter]
    /// Where the picture of a raster pass is kept for later frames; nil keeps it only for this one.
    package internal(set) var cacheKey: RasterizationCache.Key?

    /// Pixels of the surface; saturates.
    public var surfacePixels: Int { surfaceWidth.saturatingProduct(surfaceHeight) }

    /// The reason that comes first in precedence; nil for the main pass.
    public var primaryReason: PassReason? { reasons.min() }

    package init(
        id: PassID, purpose: Purpose, reasons: Set<PassReason> = [], layer: String = "", layerID: LayerID? = nil,
        rect: PixelRect, surfaceWidth: Int? = nil, surfaceHeight: Int? = nil, depth: Int = 0, reads: [PassID] = [],
        bytesStored: Int = 0, bytesLoaded: Int = 0, commands: [PlanCommand] = [], filters: [PassFilter] = [],
        cacheKey: RasterizationCache.Key? = nil
    ) {
        self.id = id
        self.purpose = purpose
        self.reasons = reasons
        self.layer = layer
        self.layerID = layerID
        self.rect = rect
        self.surfaceWidth = surfaceWidth ?? rect.width
        self.surfaceHeight = surfaceHeight ?? rect.height
        self.depth = depth
        self.reads = reads
        self.bytesStored = bytesStored
        self.bytesLoaded = bytesLoaded
        self.commands = commands
        self.filters = filters
        self.cacheKey = cacheKey
    }
}

/// A change of a finished picture, in its own pixels.
package enum PassFilter: Sendable {
    case gaussianBlur(sigma: Double)
    /// The pixels of `rect`, blurred as `BackdropBlur` does: the picture's edge goes on outside.
    case backdropBlur(sigma: Double, rect: PixelRect)
    /// Four rows (red, green, blue, alpha) of five columns (red, green, blue, alpha, bias); straight colour, clamped.
    case colorMatrix([Float])
    /// Multiplies by the outline of a layer's bounds, through layer space → the pass's pixels.
    ///
    /// A clip stands here, and not at the picture's reader, where something else must follow it: a blur, the alpha that
    /// a mask pass is read for, or the keeping of a rasterized bitmap.
    case outline(RenderNode, Matrix3x3)
    /// Multiplies by another pass's alpha, in the same plane: the mask of a rasterized layer, which the bitmap holds.
    case mask(PassID)
}
