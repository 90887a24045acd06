/// How pickers look.
@preconcurrency @MainActor
public protocol PickerStyle {
    /// The look.
    var _kind: _PickerKind { get }
}

/// The looks of pickers.
public enum _PickerKind: Hashable, Sendable {
    case automatic, menu, segmented, wheel
}

/// The look where none is set: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .automatic }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .menu }
}

/// Values side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .segmented }
}

/// Values on a wheel.
public struct WheelPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// The look.
    public var _kind: _PickerKind { .wheel }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The look where none is set.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Values side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// Values on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerKindKey: EnvironmentKey { static var defaultValue: _PickerKind { .automatic } }

extension EnvironmentValues {
    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerKind, style._kind) }
}
