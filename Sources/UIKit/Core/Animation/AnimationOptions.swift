extension UIView {
    /// How a block animates. The numbers are those of Apple's headers.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The value as Apple's headers have it.
        public let rawValue: UInt

        /// A value of Apple's numbers.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the animated views at the block's end, so that their subviews move with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// What does not add up, such as a colour, begins at what is seen, not at the old value.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// For ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes there and back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration, not that of the block around it.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Takes its own curve, not that of the block around it.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// During a transition the views' changes animate, too.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between views hides and shows them, where it else removes and adds them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes no options of the block around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Applies pending updates of properties and layout before the block, and those of the block at its end,
        /// animated. The number is assumed.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

        /// Slow at both ends: the default, no bits.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition: the default, no bits.
        public static let transitionNone: AnimationOptions = []
        /// Turns about a vertical axis, the left side to the front (assumed).
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns about a vertical axis, the right side to the front (assumed).
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old goes up and uncovers the new. A device curls it like a page; here it moves (assumed).
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new comes down over the old. A device uncurls it like a page; here it moves (assumed).
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old fades into the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns about a horizontal axis, the top to the front (assumed).
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns about a horizontal axis, the bottom to the front (assumed).
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// As many frames as the display shows: the default, no bits.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// 60 frames a second. Kept with the animations; here every tick of the display shows them.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 frames a second. Kept with the animations; here every tick of the display shows them.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// How keyframes animate. The numbers are those of Apple's headers.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The value as Apple's headers have it. Bits of curves in `AnimationOptions` count here, too.
        public let rawValue: UInt

        /// A value of Apple's numbers.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the animated views at the block's end, so that their subviews move with them.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// What does not add up, such as a colour, begins at what is seen, not at the old value.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// For ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Goes there and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration, not that of the block around it.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes no options of the block around it.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// In a straight line from value to value: the default, no bits.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each value until the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// In a straight line, at an even pace.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// In a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// In a smooth curve, at an even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable, CaseIterable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at first.
        case easeIn
        /// Slow at last.
        case easeOut
        /// Even.
        case linear

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }

    /// A transition of `setAnimationTransition(_:for:cache:)`.
    public enum AnimationTransition: Int, Sendable, CaseIterable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// An animation that the system provides.
    public enum SystemAnimation: UInt, Sendable, CaseIterable {
        /// Views shrink and fade, and are removed at the end.
        case delete
    }
}

extension UIView.AnimationOptions {
    /// An unknown curve is the default (assumed).
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }

    /// The frames a second that animations ask for; all 0: the display's own.
    var frameRateRange: CAFrameRateRange {
        let rate: Float =
            switch rawValue >> 24 & 0xF {
            case 3: 60
            case 7: 30
            default: 0
            }
        return CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }

    /// What a block takes over from one around it, unless it says otherwise (which ones is assumed).
    static let inherited: Self = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]
}
