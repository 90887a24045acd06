import CoreGraphics
import Foundation
import Rasterizer

/// What a layer draws in its own space, resolved at one commit: points, y down.
///
/// Where the layer stands is its `LayerPlacement`. Two layers with equal values, equal masks and equal sublayers look
/// alike: pictures are compared by identity, paths by their points. Fields stand in the order in which
/// they are compared, numbers first.
package struct LayerValues: Equatable, Sendable {
    /// The rasterizer's blend modes, under a name for those above.
    package typealias CompositingMode = BlendMode

    /// What the layer is beside a plain one.
    package enum Kind: Equatable, Sendable {
        case plain
        /// CATransformLayer: no drawing and no flattening of its own.
        case transform
        indirect case replicator(Replication)
    }

    /// What most animations change that do not merely move their layer: its background, border and corners.
    package struct Box: Equatable, Sendable {
        package var cornerRadius = 0.0
        package var maskedCorners: Corners = .all
        package var cornerCurve = CornerCurve.circular
        package var borderWidth = 0.0
        package var backgroundColor: Color8?
        package var borderColor: Color8?

        package init() {}
    }

    package var bounds = CGRect.zero
    package var box = Box()

    // Finishing
    package var isDoubleSided = true
    package var allowsGroupOpacity = true
    package var masksToBounds = false
    package var allowsEdgeAntialiasing = false
    package var edgeAntialiasingMask: UInt32 = 15
    package var shouldRasterize = false
    /// Pixels a point of the rasterized bitmap.
    package var rasterizationScale = 1.0
    /// Blend mode of the whole subtree on what lies below; nil for source-over.
    package var compositingFilter: BlendMode?
    /// The subtree is mixed with itself alone, whatever its sublayers' blend modes, before it meets what lies below.
    package var isIsolated = false

    /// What few layers have; nil for none of it.
    private var extras: LayerExtras?

    package init() {}

    /// True for a layer with nothing but its bounds, background, border and corners.
    package var isBoxAlone: Bool { extras == nil }
}

// Each reads one field where it stands: a way through all of them together would copy them.
extension LayerValues {
    /// Painted in the order gradient, image, shape.
    package var gradient: GradientContents? {
        _read {
            if let extras { yield extras.fields.gradient } else { yield nil }
        }
        set { change { $0.gradient = newValue } }
    }

    package var image: ImageContents? {
        _read {
            if let extras { yield extras.fields.image } else { yield nil }
        }
        set { change { $0.image = newValue } }
    }

    package var shape: ShapeContents? {
        _read {
            if let extras { yield extras.fields.shape } else { yield nil }
        }
        set { change { $0.shape = newValue } }
    }

    package var shadow: Shadow? {
        _read {
            if let extras { yield extras.fields.shadow } else { yield nil }
        }
        set { change { $0.shadow = newValue } }
    }

    /// Painted above all else in the layer.
    package var particles: ParticleField? {
        _read {
            if let extras { yield extras.fields.particles } else { yield nil }
        }
        set { change { $0.particles = newValue } }
    }

    package var kind: Kind {
        _read {
            if let extras { yield extras.fields.kind } else { yield LayerValues.Kind.plain }
        }
        set { change { $0.kind = newValue } }
    }

    /// Applied to every sublayer after its `matrix`: T(−A) · sublayerTransform · T(A), A the layer's own anchor point
    /// in its space; nil for the identity. (A flipped layer's mirroring is part of it.)
    package var sublayerMatrix: Matrix4x4? {
        _read {
            if let extras { yield extras.fields.sublayerMatrix } else { yield nil }
        }
        set { change { $0.sublayerMatrix = newValue } }
    }

    package var filters: [LayerFilter] {
        _read {
            if let extras { yield extras.fields.filters } else { yield[] }
        }
        set { change { $0.filters = newValue } }
    }

    /// Drawn with the box, above the background, in the shape of the bounds.
    package var backdrop: BackdropEffect? {
        _read {
            if let extras { yield extras.fields.backdrop } else { yield nil }
        }
        set { change { $0.backdrop = newValue } }
    }

    /// Where the subtree's alpha shows, what lies behind it is seen through this colour matrix in place of the subtree.
    package var vibrancy: [Float]? {
        _read {
            if let extras { yield extras.fields.vibrancy } else { yield nil }
        }
        set { change { $0.vibrancy = newValue } }
    }

    /// Radii of corners that are not all alike, in place of the box's one; nil for that.
    package var cornerRadii: CornerRadii? {
        _read {
            if let extras { yield extras.fields.cornerRadii } else { yield nil }
        }
        set { change { $0.cornerRadii = newValue } }
    }

    private mutating func change(_ body: (inout LayerExtras.Fields) -> Void) {
        var fields = extras?.fields ?? LayerExtras.Fields()
        body(&fields)
        extras = fields == LayerExtras.Fields() ? nil : LayerExtras(fields)
    }
}

/// Corners of a rectangle; y points down.
package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue & 15 }
    package static let minXMinY = Corners(rawValue: 1)
    package static let maxXMinY = Corners(rawValue: 2)
    package static let minXMaxY = Corners(rawValue: 4)
    package static let maxXMaxY = Corners(rawValue: 8)
    package static let all = Corners(rawValue: 15)
}

/// The shape of a rounded corner.
package enum CornerCurve: Sendable { case circular, continuous }

/// A shadow that shows, of the layer's silhouette or of a path.
package struct Shadow: Equatable, Sendable {
    package var color: Color8
    /// 0…1, multiplies the colour's alpha.
    package var opacity: Float
    package var offset: CGSize
    /// Points; σ follows by route.
    package var radius: Double
    /// Nil: the silhouette of what the layer and its subtree draw.
    package var path: CGPath?

    package init(color: Color8, opacity: Float, offset: CGSize, radius: Double, path: CGPath?) {
        self.color = color
        self.opacity = opacity
        self.offset = offset
        self.radius = radius
        self.path = path
    }
}

/// A picture in a layer, and how it lies there.
package struct ImageContents: Equatable, Sendable {
    package enum Gravity: String, Sendable {
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
        case resize, resizeAspect, resizeAspectFill
    }

    package enum Filter: String, Sendable { case nearest, linear, trilinear }

    @ByIdentity package var image: CGImage
    /// Unit image space.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Where all of the picture lies in the layer, whatever gravity and bounds say; nil: by those.
    package var frame: CGRect?
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
    package var tint: Color8?

    package init(image: CGImage) {
        self.image = image
    }
}

/// A path in a layer, filled, then stroked.
package struct ShapeContents: Equatable, Sendable {
    package var path: CGPath
    package var fillColor: Color8?
    package var fillRule = FillRule.nonZero
    package var strokeColor: Color8?
    package var strokeStart = 0.0
    package var strokeEnd = 1.0
    package var strokeStyle = StrokeStyle()

    package init(path: CGPath) {
        self.path = path
    }
}

/// A gradient that shows, in the shape of a layer's bounds.
package struct GradientContents: Equatable, Sendable {
    package enum Kind: Sendable { case axial, radial, conic }

    package var kind = Kind.axial
    /// As many as `locations`, two or more.
    package var colors: [Color8]
    package var locations: [Double]
    /// Unit space of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)

    package init(colors: [Color8], locations: [Double]) {
        self.colors = colors
        self.locations = locations
    }
}

/// Copies of a layer's sublayers.
package struct Replication: Equatable, Sendable {
    package var count = 1
    /// Copy k is placed by transformᵏ about the centre of the layer's bounds.
    package var transform = Matrix4x4.identity
    package var preservesDepth = false
    /// Multiplies the copies' colours: color + k · offset, clamped to 0…1 (red, green, blue, alpha).
    package var color: SIMD4<Float> = SIMD4(1, 1, 1, 1)
    package var offset: SIMD4<Float> = SIMD4(0, 0, 0, 0)
    /// What copies show whose animations are behind those of the first one; nil: all show the same.
    package var delayed: DelayedCopies?

    package init() {}
}

/// The sublayers of a replicator's copies, each at its own time. Compared by identity.
package final class DelayedCopies: Equatable, Sendable {
    /// Of copy 1, 2, …; copies beyond show the last one's.
    package let sublayers: [SublayerList]

    package init(_ sublayers: [SublayerList]) {
        self.sublayers = sublayers
    }

    package static func == (a: DelayedCopies, b: DelayedCopies) -> Bool { a === b }
}

/// What `CALayer.filters` may hold here.
package enum LayerFilter: Hashable, Sendable {
    /// Points.
    case gaussianBlur(radius: Double)
    /// Rows: red, green, blue, alpha; columns: red, green, blue, alpha, bias. Straight colour, clamped.
    case colorMatrix([Float])
}
