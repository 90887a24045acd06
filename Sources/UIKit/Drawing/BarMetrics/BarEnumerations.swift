import Foundation

/// How much room a bar has: what older properties of bars are set for.
public enum UIBarMetrics: Int, Sendable, CaseIterable {
    /// The usual height.
    case `default` = 0
    /// The height on phones on their side.
    case compact = 1
    /// The usual height, with a prompt.
    case defaultPrompt = 101
    /// The height on phones on their side, with a prompt.
    case compactPrompt = 102

    /// The metrics without a prompt, which stand in where nothing was set for those with one.
    var withoutPrompt: UIBarMetrics {
        switch self {
        case .default, .defaultPrompt: .default
        case .compact, .compactPrompt: .compact
        }
    }
}

extension UITraitCollection {
    /// Whether bars are low: on phones on their side.
    var hasLowBars: Bool { verticalSizeClass == .compact && userInterfaceIdiom != .pad }
}

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable, CaseIterable {
    /// Not said.
    case any = 0
    /// At the bottom of its surroundings.
    case bottom = 1
    /// At the top of its surroundings.
    case top = 2
    /// At the top of the screen: its background goes on under the status bar.
    case topAttached = 3
}

/// The colours of a bar without an appearance of its own.
public enum UIBarStyle: Int, Sendable, CaseIterable {
    /// By the interface style.
    case `default` = 0
    /// Dark, with light text.
    case black = 1
}

/// A bar that knows where it lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar lies.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Optional: called when the bar enters a window. Default: at the top for navigation bars, at the bottom for toolbars.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Where the delegate wants the bar; nil where it does not say.
    func saidPosition(for bar: any UIBarPositioning) -> UIBarPosition? {
        OptionalMethods.call("position(for:)", of: self) { position(for: bar) }
    }

    /// Left out: the bar's own place.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        OptionalMethods.leftOut(of: self)
        return .any
    }
}
