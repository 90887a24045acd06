import CoreGraphics

/// A glyph that is a picture, as fonts of emoji have them.
package struct ColorGlyph: Sendable {
    package let image: CGImage
    /// Pixels an em that the picture is made for.
    package let pixelsPerEm: Int
    /// From the pen to the picture's left edge, in those pixels.
    package let left: Int
    /// From the baseline up to the picture's top edge, in those pixels.
    package let top: Int
}
