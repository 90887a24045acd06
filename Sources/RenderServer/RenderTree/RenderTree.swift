import CoreGraphics
import Foundation
import Rasterizer

/// What a commit leaves: the frozen layers of a screen, roots (windows) back to front.
///
/// A value that any thread may plan and draw. Clean subtrees are the same objects as in the tree before.
package struct RenderTree: Sendable {
    package var roots: [RenderNode]
    /// The target in pixels.
    package var width: Int
    package var height: Int
    /// Pixels a point.
    package var scale: Double
    /// Virtual time of the commit in seconds.
    package var time: Double
    /// The layers that animations change at this time; what is read of a layer's place holds for a moment alone.
    package var moving: [LayerID] = []

    /// All pixels of the target.
    package var target: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    package init(roots: [RenderNode], width: Int, height: Int, scale: Double, time: Double = 0) {
        self.roots = roots
        self.width = width
        self.height = height
        self.scale = scale
        self.time = time
    }
}
