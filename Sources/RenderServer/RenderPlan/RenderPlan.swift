import Rasterizer

/// Every pass of one frame, in the order in which they finish; the main pass is last.
///
/// Counters, overlays, advice and the executor read this one value; nothing counts passes a second way.
public struct RenderPlan: Sendable {
    public internal(set) var passes: [RenderPass]
    /// The screen in pixels.
    public internal(set) var width: Int
    public internal(set) var height: Int
    /// Pixels a point.
    public internal(set) var scale: Double
    /// Counts of the frame as a whole.
    public internal(set) var counts: PlanCounts
    /// Things that were drawn but not as the tree asks (a hidden backdrop, an infinite frame), one sentence each.
    public internal(set) var diagnostics: [String]

    /// All but the main pass.
    public var offscreenPasses: [RenderPass] { passes.filter { $0.purpose != .main } }

    package init(
        passes: [RenderPass], width: Int, height: Int, scale: Double, counts: PlanCounts = PlanCounts(),
        diagnostics: [String] = []
    ) {
        self.passes = passes
        self.width = width
        self.height = height
        self.scale = scale
        self.counts = counts
        self.diagnostics = diagnostics
    }
}

/// What a plan counts beside its passes; exact and deterministic.
public struct PlanCounts: Hashable, Sendable {
    /// Layers in the tree, hidden ones and masks included.
    public var layers = 0
    /// Layers that draw something on the target.
    public var visibleLayers = 0
    /// Layers skipped as hidden, transparent, singular, facing away, or outside clips and target.
    public var culledLayers = 0
    /// Visible layers that lie wholly under something opaque.
    public var occludedLayers = 0
    public var drawCommands = 0
    /// Pixels drawn without blending and with it, over all passes.
    public var opaquePixels = 0
    public var blendedPixels = 0
    /// Shadows drawn from a path.
    public var shadowBlurs = 0
    public var rasterizeHits = 0
    public var rasterizeMisses = 0
    public var backingStores = 0
    public var backingStoreBytes = 0
    public var decodedImageBytes = 0

    public init() {}
}
