/// Where a drawn pixel's colour comes from, before coverage and alpha.
package enum Paint: Sendable {
    case solid(Color8)
    indirect case gradient(GradientPaint)
    indirect case image(ImagePaint)
    case enlarged(EnlargedBitmap)
    case group(DrawGroup)

    /// Nothing is drawn beyond; nil: everywhere.
    var bounds: PixelRect? {
        switch self {
        case .enlarged(let picture): picture.rect
        case .group(let group): group.rect
        case .solid, .gradient, .image: nil
        }
    }
}

/// A gradient evaluated at pixel centres.
package struct GradientPaint: Sendable {
    /// How a point of gradient space becomes the parameter t. Outside 0…1 the end colours go on (`extendsStart`,
    /// `extendsEnd`), or nothing is drawn there.
    package enum Geometry: Sendable {
        /// t is the projection of the point on `start → end`.
        case axial(start: Point, end: Point)
        /// t is the distance from `center` measured in half-axes `radii` (an ellipse in gradient space).
        case radial(center: Point, radii: Point)
        /// The family of circles from `(start, startRadius)` to `(end, endRadius)`: Core Graphics' radial gradient.
        case circles(start: Point, startRadius: Double, end: Point, endRadius: Double)
        /// t is the clockwise angle (y down) from `direction` around `center`, a whole turn being 1.
        case conic(center: Point, direction: Point)
    }

    package struct Stop: Hashable, Sendable {
        /// 0…1, ascending from stop to stop. Equal locations make a hard edge.
        package var location: Double
        package var color: Color8

        package init(location: Double, color: Color8) {
            self.location = location
            self.color = color
        }
    }

    package var geometry: Geometry
    /// Mixed straight (not premultiplied), as Core Animation and Core Graphics do. Never empty.
    package var stops: [Stop]
    /// Maps gradient space to the target's pixels.
    package var matrix: Matrix3x3
    package var extendsStart: Bool
    package var extendsEnd: Bool

    package init(
        geometry: Geometry, stops: [Stop], matrix: Matrix3x3, extendsStart: Bool = true, extendsEnd: Bool = true
    ) {
        self.geometry = geometry
        self.stops = stops
        self.matrix = matrix
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
    }
}

/// A bitmap laid through a projective map.
package struct ImagePaint: Sendable {
    package enum Filter: Sendable { case nearest, bilinear }
    /// What lies beyond `source`: its edge pixels, itself again, or nothing.
    package enum Wrap: Sendable { case clamp, `repeat`, transparent }

    package var bitmap: Bitmap
    /// The part of the bitmap that is sampled, in its own pixels (its `rect`'s coordinates).
    package var source: PixelRect
    /// Maps the bitmap's pixel coordinates to the target's pixels. A whole-pixel shift must copy exactly.
    package var matrix: Matrix3x3
    package var filter: Filter
    package var wrapX: Wrap
    package var wrapY: Wrap
    /// Set for a template: the bitmap's alpha with this colour in place of its own.
    package var tint: Color8?

    package init(
        bitmap: Bitmap, source: PixelRect? = nil, matrix: Matrix3x3, filter: Filter = .bilinear,
        wrapX: Wrap = .clamp, wrapY: Wrap = .clamp, tint: Color8? = nil
    ) {
        self.bitmap = bitmap
        self.source = source ?? bitmap.rect
        self.matrix = matrix
        self.filter = filter
        self.wrapX = wrapX
        self.wrapY = wrapY
        self.tint = tint
    }
}
