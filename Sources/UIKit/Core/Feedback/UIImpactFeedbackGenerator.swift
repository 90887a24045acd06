import Foundation

/// Lets the user feel that things collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy things are.
    public enum FeedbackStyle: Int, Sendable, CaseIterable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// Makes a generator of medium weight.
    public override init() {
        style = .medium
        super.init()
    }

    /// Makes a generator of a weight.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator of a weight for what happens in a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Lets a collision be felt.
    open func impactOccurred() { note(.impact(style, intensity: 1)) }

    /// Lets a collision be felt.
    /// - Parameter intensity: 0…1; beyond it is clamped.
    open func impactOccurred(intensity: CGFloat) { note(.impact(style, intensity: min(max(intensity, 0), 1))) }
}
