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
    /// What the premultiplied channels of each sampled pixel are multiplied with, in 255ths; nil leaves them. The
    /// colours may not be above the alpha.
    package var factor: SIMD4<UInt8>?
    /// True if no pixel is covered whose centre lies outside of `source`: then those need no colour.
    package var isCutToSource = false

    package init(
        bitmap: Bitmap, source: PixelRect? = nil, matrix: Matrix3x3, filter: Filter = .bilinear,
        wrapX: Wrap = .clamp, wrapY: Wrap = .clamp, tint: Color8? = nil, factor: SIMD4<UInt8>? = nil
    ) {
        self.bitmap = bitmap
        self.source = source ?? bitmap.rect
        self.matrix = matrix
        self.filter = filter
        self.wrapX = wrapX
        self.wrapY = wrapY
        self.tint = tint
        self.factor = factor
    }
}
