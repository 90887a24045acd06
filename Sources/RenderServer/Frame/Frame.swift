import CoreGraphics
import Rasterizer

/// A finished picture, the plan that made it and its statistics.
public struct Frame: Sendable {
    /// Premultiplied sRGB pixels of the screen.
    public let image: CGImage
    public let plan: RenderPlan
    public let statistics: FrameStatistics
    /// Pixels a point.
    public let scale: Double
    /// Virtual time in seconds.
    public let time: Double
    /// What could not be planned or drawn as the tree asks, one sentence each.
    public let diagnostics: [String]
    /// What was drawn; nil where a context drew it.
    package let tree: RenderTree?

    /// - Parameter diagnostics: What drawing adds to the plan's own.
    package init(
        image: CGImage, plan: RenderPlan, statistics: FrameStatistics, time: Double, diagnostics: [String] = [],
        tree: RenderTree? = nil
    ) {
        self.tree = tree
        self.image = image
        self.plan = plan
        self.statistics = statistics
        self.scale = plan.scale
        self.time = time
        self.diagnostics = plan.diagnostics + diagnostics
    }
}
