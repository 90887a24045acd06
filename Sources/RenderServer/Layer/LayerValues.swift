import CoreGraphics
import Foundation
import Rasterizer

/// A layer's drawn properties at one commit. Points, the layer's own space, y down.
package struct LayerValues: Sendable {
    /// The rasterizer's blend modes, under a name for those above.
    package typealias CompositingMode = BlendMode

    /// What the layer is beside a plain one.
    package enum Kind: Sendable {
        case plain
        /// CATransformLayer: no drawing and no flattening of its own.
        case transform
        case replicator(Replication)
    }

    package var kind = Kind.plain

    // Geometry
    package var bounds = CGRect.zero
    /// Layer space → superlayer space: T(−A, −anchorPointZ) · transform · T(position, zPosition).
    package var matrix = Matrix4x4.identity
    /// Applied to every sublayer after its `matrix`: T(−A) · sublayerTransform · T(A), A the layer's own anchor point
    /// in its space; nil for the identity. (A flipped layer's mirroring is part of it.)
    package var sublayerMatrix: Matrix4x4?
    /// Paint order among parallel siblings: zPosition + m43 − anchorPointZ · m33.
    package var depthKey = 0.0

    // Visibility
    package var isHidden = false
    package var isDoubleSided = true
    /// 0…1.
    package var opacity: Float = 1
    package var allowsGroupOpacity = true

    // Box
    package var backgroundColor: CGColor?
    package var cornerRadius = 0.0
    package var maskedCorners: Corners = .all
    package var cornerCurve = CornerCurve.circular
    package var borderWidth = 0.0
    package var borderColor: CGColor?

    // Content, painted in this order: gradient, image, shape
    package var gradient: GradientContents?
    package var image: ImageContents?
    package var shape: ShapeContents?

    package var shadow: Shadow?
    package var masksToBounds = false
    package var allowsEdgeAntialiasing = false
    package var edgeAntialiasingMask: UInt32 = 15

    package var shouldRasterize = false
    /// Pixels a point of the rasterized bitmap.
    package var rasterizationScale = 1.0
    /// Blend mode of the whole subtree on what lies below; nil for source-over.
    package var compositingFilter: BlendMode?
    package var filters: [LayerFilter] = []
    /// Drawn with the box, above the background, in the shape of the bounds.
    package var backdrop: BackdropEffect?
    /// Where the subtree's alpha shows, what lies behind it is seen through this colour matrix in place of the subtree.
    package var vibrancy: [Float]?

    package init() {}
}

package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue & 15 }
    package static let minXMinY = Corners(rawValue: 1)
    package static let maxXMinY = Corners(rawValue: 2)
    package static let minXMaxY = Corners(rawValue: 4)
    package static let maxXMaxY = Corners(rawValue: 8)
    package static let all = Corners(rawValue: 15)
}

package enum CornerCurve: Sendable { case circular, continuous }

package struct Shadow: Sendable {
    package var color: CGColor
    /// 0…1, multiplies the colour's alpha.
    package var opacity: Float
    package var offset: CGSize
    /// Points; σ follows by route.
    package var radius: Double
    /// Nil: the silhouette of what the layer and its subtree draw.
    package var path: CGPath?

    package init(color: CGColor, opacity: Float, offset: CGSize, radius: Double, path: CGPath?) {
        self.color = color
        self.opacity = opacity
        self.offset = offset
        self.radius = radius
        self.path = path
    }
}

package struct ImageContents: Sendable {
    package enum Gravity: String, Sendable {
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
        case resize, resizeAspect, resizeAspectFill
    }

    package enum Filter: String, Sendable { case nearest, linear, trilinear }

    package var image: CGImage
    /// Unit image space.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Image pixels a point.
    package var contentsScale = 1.0
    package var gravity = Gravity.resize
    package var minificationFilter = Filter.linear
    package var magnificationFilter = Filter.linear
    package var minificationFilterBias: Float = 0
    /// True for what `draw(in:)` left, false for an image that was assigned.
    package var isBackingStore = false
    /// True when every pixel is opaque for sure.
    package var isOpaque = false
    /// Drawn in place of the image's own colours, through its alpha (template images); nil: as it is.
    package var tint: CGColor?

    package init(image: CGImage) {
        self.image = image
    }
}

package struct ShapeContents: Sendable {
    package var path: CGPath
    package var fillColor: CGColor?
    package var fillRule = FillRule.nonZero
    package var strokeColor: CGColor?
    package var strokeStart = 0.0
    package var strokeEnd = 1.0
    package var strokeStyle = StrokeStyle()

    package init(path: CGPath) {
        self.path = path
    }
}

package struct GradientContents: Sendable {
    package enum Kind: Sendable { case axial, radial, conic }

    package var kind = Kind.axial
    /// As many as `locations`, two or more.
    package var colors: [CGColor]
    package var locations: [Double]
    /// Unit space of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)

    package init(colors: [CGColor], locations: [Double]) {
        self.colors = colors
        self.locations = locations
    }
}

package struct Replication: Sendable {
    package var count = 1
    /// Copy k is placed by transformᵏ about the centre of the layer's bounds.
    package var transform = Matrix4x4.identity
    package var preservesDepth = false
    /// Multiplies the copies' colours: color + k · offset, clamped to 0…1 (red, green, blue, alpha).
    package var color: SIMD4<Float> = SIMD4(1, 1, 1, 1)
    package var offset: SIMD4<Float> = SIMD4(0, 0, 0, 0)

    package init() {}
}

/// What `CALayer.filters` may hold here.
package enum LayerFilter: Hashable, Sendable {
    /// Points.
    case gaussianBlur(radius: Double)
    /// Rows: red, green, blue, alpha; columns: red, green, blue, alpha, bias. Straight colour, clamped.
    case colorMatrix([Float])
}
