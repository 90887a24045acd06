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
