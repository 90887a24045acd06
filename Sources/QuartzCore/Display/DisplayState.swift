import CoreGraphics
import Foundation

/// Whether a layer is marked for display, and what of it.
@MainActor
struct DisplayState {
    /// What to draw: the union of the marks in the layer's own space, or all of it.
    enum Area: Equatable {
        case nothing, everything
        case rect(CGRect)

        func union(_ other: Area) -> Area {
            switch (self, other) {
            case (.everything, _), (_, .everything): .everything
            case (.nothing, let area), (let area, .nothing): area
            case (.rect(let a), .rect(let b)): .rect(a.union(b))
            }
        }
    }

    var isMarked = false
    var area = Area.nothing
    /// True when the delegate was to draw and has no `draw(_:in:)`.
    var delegateHasNoDraw = false
    /// How often `draw(in:)` filled the store, and the store's pixels that were drawn in all.
    var counts = LayerDisplayCounts()
}

/// How often a layer was drawn.
package struct LayerDisplayCounts: Hashable, Sendable {
    /// Calls of `draw(in:)`.
    package var redraws = 0
    /// Pixels in the areas that those calls had to draw.
    package var drawnPixels = 0

    /// Counts of a layer.
    package init(redraws: Int = 0, drawnPixels: Int = 0) {
        self.redraws = redraws
        self.drawnPixels = drawnPixels
    }
}

/// What `draw(in:)` left: a picture of the whole layer, or of the tiles that are seen.
package final class LayerBackingStore: Sendable {
    /// The picture.
    package let image: CGImage
    /// Pixels of the picture a point.
    package let scale: CGFloat
    /// The part of the layer's space that the picture shows.
    package let bounds: CGRect
    /// True for a picture without alpha.
    package let isOpaque: Bool
    /// Where tiles lie in the layer's space; nil for a store of the whole layer.
    package let frame: CGRect?

    /// The most pixels a side (assumed: a device's texture limit).
    static let greatestSide = 16_384

    init(image: CGImage, scale: CGFloat, bounds: CGRect, isOpaque: Bool, frame: CGRect? = nil) {
        self.image = image
        self.scale = scale
        self.bounds = bounds
        self.isOpaque = isOpaque
        self.frame = frame
    }

    /// What the picture takes in memory.
    package var byteCount: Int { image.width * image.height * 4 }
}
