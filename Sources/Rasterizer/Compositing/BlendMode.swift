/// How a source pixel meets the one below: the separable and non-separable modes of the PDF imaging model, then
/// Porter–Duff. Raw values are Core Graphics' own (`CGBlendMode`).
package enum BlendMode: Int32, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    /// True for modes in which a source that is clear leaves everything as it is.
    var keepsBackdropUnderNothing: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
        default: true
        }
    }
}
