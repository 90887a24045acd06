import CoreGraphics
import Rasterizer

/// A finished picture, the plan that made it and its statistics.
///
/// Its pixels are tiles that frames share. A frame that differs little from the one before redraws only where it does,
/// and its plan, always that of the whole screen, is then worked out when it is first asked for.
public struct Frame: Sendable {
    /// Pixels a point.
    public let scale: Double
    /// Virtual time in seconds.
    public let time: Double
    /// What was drawn; nil where a context drew it.
    package let tree: RenderTree?
    /// The pixels that were drawn for it: those of the whole screen, or of rectangles in which it may differ from the frame
    /// before. They may overlap; empty where nothing was drawn.
    public let redrawn: [PixelRect]
    let picture: TiledPicture
    private let account: FrameAccount
    private let drawingDiagnostics: [String]

    /// Premultiplied sRGB pixels of the screen; made into one buffer when first asked for.
    public var image: CGImage { picture.image }
    /// Every pass of the whole screen.
    public var plan: RenderPlan { account.content.plan }
    /// The exact account of the frame.
    public var statistics: FrameStatistics { account.content.statistics }
    /// What could not be planned or drawn as the tree asks, one sentence each.
    public var diagnostics: [String] { plan.diagnostics + drawingDiagnostics }

    /// - Parameter diagnostics: What drawing adds to the plan's own.
    package init(
        image: CGImage, plan: RenderPlan, statistics: FrameStatistics, time: Double, diagnostics: [String] = [],
        tree: RenderTree? = nil
    ) {
        self.init(
            picture: TiledPicture(image.bitmap), account: FrameAccount(.init(plan: plan, statistics: statistics)),
            scale: plan.scale, time: time, diagnostics: diagnostics, tree: tree, redrawn: [image.bitmap.rect])
    }

    init(
        picture: TiledPicture, account: FrameAccount, scale: Double, time: Double, diagnostics: [String],
        tree: RenderTree?, redrawn: [PixelRect]
    ) {
        self.picture = picture
        self.account = account
        self.scale = scale
        self.time = time
        self.tree = tree
        self.redrawn = redrawn
        drawingDiagnostics = diagnostics
    }
}
