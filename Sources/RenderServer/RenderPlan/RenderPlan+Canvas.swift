import Rasterizer

extension RenderPlan {
    /// The plan of a picture that was drawn without passes: the canvas alone.
    package static func canvas(width: Int, height: Int, scale: Double) -> RenderPlan {
        let rect = PixelRect(x: 0, y: 0, width: width, height: height)
        let main = RenderPass(id: PassID(index: 0), purpose: .main, rect: rect)
        return RenderPlan(passes: [main], width: width, height: height, scale: scale)
    }
}
