import CoreGraphics
import Foundation

/// The properties of a tiled layer.
struct TiledState {
    var levelsOfDetail = 1
    var levelsOfDetailBias = 0
    var tileSize = CGSize(width: 256, height: 256)
}
