import Foundation

/// An animation from what a layer showed to what it shows now, with all below it.
///
/// A layer has one at a time, under the key `transition`.
open class CATransition: CAAnimation {
    /// What the transition looks like. Default `fade`; an unknown name is like it.
    open var type: CATransitionType {
        get { style.type }
        set { change { _ in style.type = newValue } }
    }

    /// Where the motion comes from. Default nil, which stands for `fromRight` (assumed).
    open var subtype: CATransitionSubtype? {
        get { style.subtype }
        set { change { _ in style.subtype = newValue } }
    }

    /// How much of the transition is done at its start, 0…1. Default 0.
    open var startProgress: Float {
        get { Float(style.startProgress) }
        set { change { _ in style.startProgress = Double(newValue) } }
    }

    /// How much of the transition is done at its end, 0…1. Default 1.
    open var endProgress: Float {
        get { Float(style.endProgress) }
        set { change { _ in style.endProgress = Double(newValue) } }
    }

    private var style = TransitionStyle()

    package override class var properties: [AnimationProperty] {
        super.properties + AnimationProperty.transitionProperties
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        if let other = other as? CATransition { style = other.style }
    }

    override func effect(on layer: CALayer) -> AnimationEffect { .transition(style) }
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old fades into the new.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new moves in above the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old moves out above the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the motion of a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right edge, to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge, to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the bottom, upwards: the name is that of a space with y upwards, on iOS too (as apps use it).
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the top, downwards: see `fromTop`.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of every transition.
public let kCATransition = "transition"
