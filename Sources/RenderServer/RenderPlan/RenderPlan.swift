import CoreGraphics
import Rasterizer

/// Every pass of one frame, in the order in which they finish; the main pass is last.
///
/// Counters, overlays, advice and the executor read this one value; nothing counts passes a second way.
public struct RenderPlan: Sendable {
    /// A pass comes behind those whose surfaces it reads.
    public internal(set) var passes: [RenderPass]
    /// The screen's width in pixels.
    public internal(set) var width: Int
    /// The screen's height in pixels.
    public internal(set) var height: Int
    /// Pixels a point.
    public internal(set) var scale: Double
    /// Counts of the frame as a whole.
    public internal(set) var counts: PlanCounts
    /// What the text of pictures that are drawn was set in.
    package internal(set) var fonts: FontSet
    /// Bytes of each image that is drawn and is no drawing of a layer's own; the plan's nodes keep them alive.
    package internal(set) var decodedImages: [ObjectIdentifier: Int]
    /// Things that were drawn but not as the tree asks (a hidden backdrop, an infinite frame), one sentence each.
    public internal(set) var diagnostics: [String]

    /// All but the main pass.
    public var offscreenPasses: [RenderPass] { passes.filter { $0.purpose != .main } }

    package init(
        passes: [RenderPass], width: Int, height: Int, scale: Double, counts: PlanCounts = PlanCounts(),
        fonts: FontSet = FontSet(), decodedImages: [ObjectIdentifier: Int] = [:], diagnostics: [String] = []
    ) {
        self.passes = passes
        self.width = width
        self.height = height
        self.scale = scale
        self.counts = counts
        self.fonts = fonts
        self.decodedImages = decodedImages
        self.diagnostics = diagnostics
    }
}

/// What a plan counts beside its passes; exact and deterministic.
public struct PlanCounts: Hashable, Sendable {
    /// Layers in the tree, hidden ones and masks included.
    public var layers = 0
    /// Layers that draw something on the target.
    public var visibleLayers = 0
    /// Layers skipped with all below them (hidden, transparent, singular, facing away, outside clips and target), or
    /// found to draw nothing. Layers that only hold visible ones are neither visible nor culled, nor are those below a
    /// rasterization hit.
    public var culledLayers = 0
    /// Visible layers of which nothing is seen: each of their things lies within one rectangle that is drawn later in
    /// the same pass, upright, square and opaque. Several rectangles that only together cover a thing do not count.
    public var occludedLayers = 0
    /// Over all passes; each particle is one.
    public var drawCommands = 0
    /// Pixels drawn without blending, over all passes: those of upright boxes and images under square clips whose
    /// centres lie inside.
    public var opaquePixels = 0
    /// Pixels drawn with blending, over all passes. Exact for upright boxes and images under square clips: pixels whose
    /// centres lie inside. All else counts with the rectangle that it may touch.
    public var blendedPixels = 0
    /// Shadows drawn from a path.
    public var shadowBlurs = 0
    /// Rasterized layers whose bitmap of an earlier frame was good.
    public var rasterizeHits = 0
    /// Rasterized layers that were drawn anew.
    public var rasterizeMisses = 0
    /// Bitmaps that layers' own drawing filled.
    public var backingStores = 0
    /// Bytes that they take.
    public var backingStoreBytes = 0
    /// Bytes of the images that layers show, each image once.
    public var decodedImageBytes = 0
    /// Particles of emitters drawn, over all passes. Each is a draw command as well, and counts with the rectangle that
    /// it may touch.
    public var particles = 0

    /// Nothing counted.
    public init() {}
}
