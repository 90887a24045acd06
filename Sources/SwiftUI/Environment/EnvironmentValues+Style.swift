private enum ForegroundKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What `foregroundStyle` has set: the first level, and the ones below if they were given.
    var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// What `tint` has set.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// What `backgroundStyle` has set.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of what is in front.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyles, color.map { [AnyShapeStyle($0)] } ?? [])
    }

    /// Sets how what is in front is filled.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyles, [AnyShapeStyle(style)])
    }

    /// Sets how what is in front is filled, and what is second to it.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        environment(\.foregroundStyles, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Sets how what is in front is filled, and what is second and third to it.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environment(
            \.foregroundStyles, [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    /// Sets the colour of what can be touched.
    public func tint(_ tint: Color?) -> some View { environment(\.tintStyle, tint.map { AnyShapeStyle($0) }) }

    /// Sets the colour of what can be touched: what `tint(_:)` was called before.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets how what can be touched is filled.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View { environment(\.tintStyle, AnyShapeStyle(tint)) }

    /// Sets what the background style is.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
