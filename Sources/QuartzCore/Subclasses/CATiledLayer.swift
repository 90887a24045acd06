import CoreGraphics
import Foundation

/// A layer whose content is drawn tile by tile, where it is seen.
///
/// `draw(in:)` is called once a tile, clipped to it, with the scale of the level of detail. Once the layer is marked for
/// display, each commit draws what meets the visible rectangle and is not drawn yet, at once and not in the background
/// (assumed: pictures do not depend on when threads run).
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// How long a new tile takes to fade in on a device, in seconds: 0.25. Here tiles show at once.
    @discardableResult
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many levels of detail there are, each with half the pixels a point of the one before; those under one pixel
    /// do not count. Default 1; below that is 1.
    open var levelsOfDetail: Int {
        get { state.tiled.levelsOfDetail }
        set { update(\.tiled.levelsOfDetail, to: newValue, as: .levelsOfDetail) }
    }

    /// How often the first level doubles the pixels a point that `contentsScale` says. Default 0.
    open var levelsOfDetailBias: Int {
        get { state.tiled.levelsOfDetailBias }
        set { update(\.tiled.levelsOfDetailBias, to: newValue, as: .levelsOfDetailBias) }
    }

    /// The size of a tile in pixels. Default 256 × 256; sides under 16, and those that are no number, count as 16
    /// (assumed).
    open var tileSize: CGSize {
        get { state.tiled.tileSize }
        set { update(\.tiled.tileSize, to: newValue, as: .tileSize) }
    }

    package override class var properties: [LayerProperty] { super.properties + LayerProperty.tiledProperties }

    override class var initialContent: LayerContent { .tiled(TiledState()) }
}

// The class's rows of the property table: each changes what is drawn.
extension LayerProperty {
    private static let redrawing: Effects = [.properties, .display]

    static let levelsOfDetail = number(
        "levelsOfDetail", \CATiledLayer.levelsOfDetail, initial: 1, .still(redrawing))
    static let levelsOfDetailBias = number(
        "levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias, initial: 0, .still(redrawing))
    static let tileSize = size(
        "tileSize", \CATiledLayer.tileSize, in: \.tiled.tileSize, initial: CGSize(width: 256, height: 256),
        .still(redrawing))

    static let tiledProperties: [LayerProperty] = [levelsOfDetail, levelsOfDetailBias, tileSize]
}
