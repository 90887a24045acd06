import Rasterizer

/// How drawing meets what is there already: the modes of the PDF imaging model, then Porter–Duff's.
public enum CGBlendMode: Int32, CaseIterable, Hashable, Sendable {
    /// Source over destination, then the modes that mix colours before they are composited.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    /// Porter–Duff's operators, and PDF's two sums.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    package var blendMode: BlendMode { BlendMode(rawValue: rawValue) ?? .normal }
}

/// How pixels of a picture are mixed where it is drawn at another size.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// The picture decides: bilinear, or nearest for one that is not to be interpolated.
    case `default`
    /// The nearest pixel.
    case none
    /// Bilinear.
    case low
    /// Bilinear, from a halved picture where it is drawn at half its size or less [assumed].
    case high
    /// Draws as `high` does.
    case medium
}
