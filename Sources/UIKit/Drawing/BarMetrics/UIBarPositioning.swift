import Foundation
import QuartzCore

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
        OptionalMethods.call(.positionOfBar, of: self) { position(for: bar) }
    }

    /// Left out: the bar's own place.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        OptionalMethods.leftOut(of: self)
        return .any
    }
}

extension OptionalMethod {
    static let positionOfBar = OptionalMethod("position(for:)")
}
