import CoreGraphics
import Foundation

/// All that a layer is animated by and drawn from: CALayer's own properties and those of its class.
///
/// A value that knows no layer: what the app sets is one, and what the last commit showed is another. Whatever is made of
/// it (matrices, frames, the values of a render node) is a function of it.
struct LayerState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity

    var isHidden = false
    var isDoubleSided = true
    var isGeometryFlipped = false
    var masksToBounds = false

    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var contentsGravity = CALayerContentsGravity.resize
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var isOpaque = false
    var needsDisplayOnBoundsChange = false
    var drawsAsynchronously = false

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = .all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = LayerState.opaqueBlack

    var opacity: Float = 1
    var shadowOpacity: Float = 0
    var shadowColor: CGColor? = LayerState.opaqueBlack
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var rasterizationScale: CGFloat = 1
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
    var allowsEdgeAntialiasing = false
    var shouldRasterize = false
    var allowsGroupOpacity = true
    var name: String?

    /// How the layer's time passes; nil as the superlayer's does.
    var timing: LayerTiming?

    /// What the layer's class adds.
    var content = LayerContent.plain

    /// Shared, so that a hundred thousand layers with a default border make one colour.
    static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

extension CACornerMask {
    static let all = CACornerMask(rawValue: 15)
}

extension CAEdgeAntialiasingMask {
    static let all = CAEdgeAntialiasingMask(rawValue: 15)
}
