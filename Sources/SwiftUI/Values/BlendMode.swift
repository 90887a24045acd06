/// How a view is mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
    /// In front.
    case normal
    /// The product of both.
    case multiply
    /// The product of what is missing.
    case screen
    /// Product or screen, by what is behind.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Brightens what is behind.
    case colorDodge
    /// Darkens what is behind.
    case colorBurn
    /// Darkens or lightens softly.
    case softLight
    /// Product or screen, by the view.
    case hardLight
    /// The difference.
    case difference
    /// A soft difference.
    case exclusion
    /// The hue of the view.
    case hue
    /// The saturation of the view.
    case saturation
    /// Hue and saturation of the view.
    case color
    /// The luminosity of the view.
    case luminosity
    /// In front, where something is.
    case sourceAtop
    /// Behind.
    case destinationOver
    /// What is there, where the view is not.
    case destinationOut
    /// The sum, darker.
    case plusDarker
    /// The sum.
    case plusLighter

    /// The name that layers know the mode by; nil: in front.
    var filterName: String? {
        switch self {
        case .normal: nil
        case .destinationOver: "destOver"
        case .destinationOut: "destOut"
        case .plusDarker: "plusD"
        case .plusLighter: "plusL"
        default: "\(self)"
        }
    }
}

extension View {
    /// Mixes the view with what is behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(EffectModifier(effect: .blend(blendMode))) }
}
