import CoreGraphics
import Rasterizer

/// An exact, deterministic account of one frame. No wall-clock figure is part of it.
public struct FrameStatistics: Sendable {
    /// Every pass but the main one, in the order in which they finish.
    public internal(set) var offscreenPasses: [RenderPass]
    /// What the plan counts beside its passes.
    public internal(set) var counts: PlanCounts
    /// Work of the update cycle since the frame before, by view or layer (`card`, `view.0.2`).
    public var updates: [String: UpdateCounts]
    /// Layers encoded and chunks of siblings copied by the commit.
    public var commit: CommitCounts
    /// Work of the solvers of constraints since the frame before.
    public var layout: LayoutCounts
    private let fontSet: FontSet

    package init(
        plan: RenderPlan, updates: [String: UpdateCounts] = [:], commit: CommitCounts = CommitCounts(),
        layout: LayoutCounts = LayoutCounts(), fonts: FontSet? = nil
    ) {
        self.offscreenPasses = plan.offscreenPasses
        self.counts = plan.counts
        self.updates = updates
        self.commit = commit
        self.layout = layout
        fontSet = fonts ?? plan.fonts
    }

    /// The fonts that text in the frame was drawn with. Another file of the same name is another font: goldens keep
    /// this beside the picture. The first time a font is asked for, its file is hashed.
    public var fonts: [FontIdentity] { fontSet.identities }

    /// Bytes that storing the surfaces of offscreen passes takes (`RenderPass`).
    public var bytesStored: Int { offscreenPasses.bytesStored }
    /// Bytes that reading them takes.
    public var bytesLoaded: Int { offscreenPasses.bytesLoaded }
    /// Pixels filled offscreen.
    public var offscreenPixels: Int { offscreenPasses.surfacePixels }
}

/// How often a view did each step of the update cycle, and what a list did about its cells.
public struct UpdateCounts: Hashable, Sendable {
    /// Calls of `updateProperties()`.
    public var updateProperties = 0
    /// Calls of `updateConstraints()`.
    public var updateConstraints = 0
    /// Calls of `layoutSubviews()`.
    public var layoutSubviews = 0
    /// Calls of `draw(_:)`.
    public var draw = 0
    /// Bytes of backing store that drawing filled.
    public var drawnBytes = 0
    /// Cells that a list got for the first time.
    public var cellsMade = 0
    /// Cells that a list gave out again.
    public var cellsReused = 0
    /// Cells that a list had set up for a row: by its data source, also such as are asked for in place.
    public var cellsConfigured = 0
    /// Cells that a list asked how high they have to be.
    public var cellsMeasured = 0
    /// Heights and estimates of rows, headers and footers that a list's delegate was asked for.
    public var heightsAsked = 0

    /// Nothing has been called yet.
    public init() {}
}

/// What a commit had to do.
public struct CommitCounts: Hashable, Sendable {
    /// Nodes made anew; the others are shared with the commit before.
    public var encodedLayers = 0
    /// Chunks of siblings copied.
    public var copiedChunks = 0
    /// Tiles of tiled layers drawn.
    public var drawnTiles = 0

    /// Nothing has been done yet.
    public init() {}
}
