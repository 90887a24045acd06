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

    package init(image: CGImage, plan: RenderPlan, statistics: FrameStatistics, time: Double) {
        self.image = image
        self.plan = plan
        self.statistics = statistics
        self.scale = plan.scale
        self.time = time
    }
}
