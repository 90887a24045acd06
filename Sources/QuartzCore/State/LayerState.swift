import CoreGraphics
import Foundation

/// All that a layer is animated by and drawn from: CALayer's own properties and those of its class.
///
/// A value that knows no layer: what the app sets is one, and what the last commit showed is another. Whatever is made of
/// it (matrices, frames, the values of a render node) is a function of it.
struct LayerState {
    // What a commit reads of most layers stands first: a box of it is one line of the processor's cache.

    /// How the layer's time passes; nil as the superlayer's does.
    var timing: LayerTiming?
    private var sharedDetails = SharedLayerDetails.initial
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var opacity: Float = 1
    var isHidden = false

    var geometry = LayerGeometry()

    var isDoubleSided = true
    var isGeometryFlipped = false
    var masksToBounds = false

    var contentsScale: CGFloat = 1
    var minificationFilterBias: Float = 0
    var isOpaque = false
    var needsDisplayOnBoundsChange = false
    var drawsAsynchronously = false

    var maskedCorners: CACornerMask = .all
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3

    var rasterizationScale: CGFloat = 1
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
    var allowsEdgeAntialiasing = false
    var shouldRasterize = false
    var allowsGroupOpacity = true

    /// What the layer's class adds.
    var content = LayerContent.plain

    /// Names, pictures, paths, most colours, and what few layers set.
    var details: LayerDetails {
        _read { yield sharedDetails.value }
        _modify {
            if !isKnownUniquelyReferenced(&sharedDetails) {
                sharedDetails = SharedLayerDetails(sharedDetails.value)
            }
            yield &sharedDetails.value
        }
    }

    init(content: LayerContent = .plain) {
        self.content = content
    }
}

extension CACornerMask {
    static let all = CACornerMask(rawValue: 15)
}

extension CAEdgeAntialiasingMask {
    static let all = CAEdgeAntialiasingMask(rawValue: 15)
}
