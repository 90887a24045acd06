import RenderServer

/// How much drawing a frame may move before it counts as late: a stated choice, no measurement of any device.
public struct FilmBudget: Hashable, Sendable {
    /// In screens' worth of bytes.
    public let canvases: Double

    /// A budget of one's own.
    public init(canvases: Double) {
        self.canvases = canvases
    }

    /// The budget of a display: 12 canvases at 60 frames a second, 6 at 120.
    public init(displayRate: Int) {
        canvases = 720 / Double(max(1, displayRate))
    }

    /// True for a frame that moves more than is allowed.
    public func isLate(_ frame: FilmFrame) -> Bool { frame.load.canvases > canvases }
}
