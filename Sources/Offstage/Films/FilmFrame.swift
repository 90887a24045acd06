import CoreGraphics
import Rasterizer
import RenderServer
import UIKit

/// One frame of a film: its picture, and what it took.
public struct FilmFrame: Sendable {
    /// From 0.
    public let number: Int
    /// Picture, plan and statistics; the statistics cover everything since the frame before.
    public let frame: Frame
    /// The frame before; nil for the first.
    let before: Frame?
    /// What lists did about their cells since the frame before.
    public let lists: ListTrace

    package init(number: Int, frame: Frame, before: Frame?, lists: ListTrace = ListTrace()) {
        self.number = number
        self.frame = frame
        self.before = before
        self.lists = lists
    }

    /// Virtual time in seconds.
    public var time: Double { frame.time }
    /// What the screen shows.
    public var image: CGImage { frame.image }
    /// Every offscreen pass of the whole screen with its reasons, in the order in which they finish.
    public var passes: [RenderPass] { frame.statistics.offscreenPasses }
    /// Where pixels were drawn for the frame: the whole screen, or rectangles in which it may differ from the frame before.
    public var damage: [PixelRect] { frame.redrawn }
    /// How many pixels were drawn.
    public var drawnPixels: Int { frame.drawnPixels }
    /// The smallest rectangle around what is to be seen of a change; for the first frame, and for one of another size, the
    /// whole screen; empty where the frames are alike.
    public var change: PixelRect {
        before.map { frame.changedRect(since: $0) } ?? frame.image.bitmap.rect
    }
    /// What drawing the frame moves: a model, no measurement.
    public var load: FrameLoad { FrameLoad(of: frame, after: before) }
    /// Calls of `layoutSubviews()` since the frame before.
    public var layouts: Int { frame.statistics.updates.values.reduce(0) { $0 + $1.layoutSubviews } }
    /// Calls of `draw(_:)` since the frame before, those of views that draw text among them.
    public var displays: Int { frame.statistics.updates.values.reduce(0) { $0 + $1.draw } }
    /// Pictures that the frame before did not show, and that are decoded for this one.
    public var decodedImages: Int { frame.decodedImages(after: before).count }
    /// Whether a list shows another part of its content than in the frame before. Never true of the first frame, nor
    /// where the stage does not trace.
    public var isScrolled: Bool { before != nil && lists.events.contains { $0.step == .scrolled } }
    /// Views and layers that drew their backing store since the frame before, as messages name them, sorted.
    public var redrawnLayers: [String] {
        frame.statistics.updates.filter { $0.value.draw > 0 }.keys.sorted()
    }
    /// Layers that the commit encoded anew: those that changed, and those above them.
    public var encodedLayers: Int { frame.statistics.commit.encodedLayers }
    /// Who makes most of the load; nil for a frame that moves nothing.
    public var culprit: LoadShare? { frame.loadShares.first }
}
