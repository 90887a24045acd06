import DeveloperToolsSupport

/// Says which previews there are, as code from before `#Preview` does.
@preconcurrency @MainActor
public protocol PreviewProvider {
    /// The type of the views to look at.
    associatedtype Previews: View
    /// The views to look at; each of a `Group` is a preview of its own.
    @ViewBuilder static var previews: Previews { get }
    /// The platform on which they run; nil: the one that is there.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The platform that is there.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews run on.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// A device by its name, as `iPhone 15 Pro`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String
    /// A device of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device of this name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// What a preview gets to lie in.
public enum PreviewLayout: Sendable {
    /// The screen of a device.
    case device
    /// A screen of the size that the view wants.
    case sizeThatFits
    /// A screen of a size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    let orientation: UIInterfaceOrientation
    /// The orientation itself.
    public var id: String { "\(orientation.rawValue)" }

    /// Upright.
    public static let portrait = InterfaceOrientation(orientation: .portrait)
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(orientation: .portraitUpsideDown)
    /// On its left side.
    public static let landscapeLeft = InterfaceOrientation(orientation: .landscapeLeft)
    /// On its right side.
    public static let landscapeRight = InterfaceOrientation(orientation: .landscapeRight)
    /// All four.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}
