import UIKit

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark

    /// The scheme as a trait.
    var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }

    /// The colour scheme of a style; nil for none.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

/// How much colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular

    /// The size class of UIKit's; nil where it is unspecified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }

    var traits: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
}

/// Whether text is to be bold.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// What the host's traits are.
private enum HostTraitsKey: EnvironmentKey {
    static var defaultValue: UITraitCollection { UITraitCollection() }
}

/// A value of the environment that is a trait, unless a view sets it.
private struct OverrideKey<Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
    /// The traits of the host, before views change the environment.
    var hostTraits: UITraitCollection {
        get { self[HostTraitsKey.self] }
        set { self[HostTraitsKey.self] = newValue }
    }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[OverrideKey<ColorScheme>.self] ?? ColorScheme(hostTraits.userInterfaceStyle) ?? .light }
        set { self[OverrideKey<ColorScheme>.self] = newValue }
    }

    /// How much colours differ.
    public var colorSchemeContrast: ColorSchemeContrast {
        hostTraits.accessibilityContrast == .high ? .increased : .standard
    }

    /// Which side is leading.
    public var layoutDirection: LayoutDirection {
        get {
            self[OverrideKey<LayoutDirection>.self]
                ?? (hostTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        }
        set { self[OverrideKey<LayoutDirection>.self] = newValue }
    }

    /// The size of text that is preferred.
    public var dynamicTypeSize: DynamicTypeSize {
        get {
            self[OverrideKey<DynamicTypeSize>.self] ?? DynamicTypeSize(hostTraits.preferredContentSizeCategory)
                ?? .large
        }
        set { self[OverrideKey<DynamicTypeSize>.self] = newValue }
    }

    /// How much room there is across; nil: unknown.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey<HorizontalClass>.self] ?? UserInterfaceSizeClass(hostTraits.horizontalSizeClass) }
        set { self[SizeClassKey<HorizontalClass>.self] = newValue }
    }

    /// How much room there is down; nil: unknown.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey<VerticalClass>.self] ?? UserInterfaceSizeClass(hostTraits.verticalSizeClass) }
        set { self[SizeClassKey<VerticalClass>.self] = newValue }
    }

    /// Whether text is to be bold; nil: unknown.
    public var legibilityWeight: LegibilityWeight? {
        get {
            if let own = self[OverrideKey<LegibilityWeight>.self] { return own }
            switch hostTraits.legibilityWeight {
            case .bold: return .bold
            case .regular: return .regular
            default: return nil
            }
        }
        set { self[OverrideKey<LegibilityWeight>.self] = newValue }
    }

    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[OverrideKey<CGFloat>.self] ?? (hostTraits.displayScale > 0 ? hostTraits.displayScale : 1) }
        set { self[OverrideKey<CGFloat>.self] = newValue }
    }

    /// Points of a pixel.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The traits that belong to the environment.
    var traitCollection: UITraitCollection {
        let host = hostTraits
        let (scheme, size) = (self[OverrideKey<ColorScheme>.self], self[OverrideKey<DynamicTypeSize>.self])
        let direction = self[OverrideKey<LayoutDirection>.self]
        let weight = self[OverrideKey<LegibilityWeight>.self]
        let (across, down) = (self[SizeClassKey<HorizontalClass>.self], self[SizeClassKey<VerticalClass>.self])
        let isChanged =
            scheme != nil || size != nil || direction != nil || weight != nil || across != nil || down != nil
        let bridged = bridgedTraits
        guard isChanged || !bridged.writers.isEmpty else { return host }
        return host.modifyingTraits { traits in
            bridged.write(to: &traits)
            if let scheme { traits.userInterfaceStyle = scheme.userInterfaceStyle }
            if let size { traits.preferredContentSizeCategory = size.category }
            if let direction { traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
            if let weight { traits.legibilityWeight = weight == .bold ? .bold : .regular }
            if let across { traits.horizontalSizeClass = across.traits }
            if let down { traits.verticalSizeClass = down.traits }
        }
    }
}

private enum HorizontalClass {}
private enum VerticalClass {}
private struct SizeClassKey<Direction>: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
