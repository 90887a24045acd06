import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
    /// Nothing is animated.
    case inactive
    /// Animations are under way, or paused.
    case active
    /// Animations were stopped, and have to be finished.
    case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
    /// At the values that the blocks set.
    case end
    /// At the values from before.
    case start
    /// Between, where it was stopped.
    case current
}

/// What can be started, paused, turned round, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// True while time moves the animation, either way.
    var isRunning: Bool { get }
    /// Whether it goes, or will go, back to the start.
    var isReversed: Bool { get set }
    /// How much is done in the direction of travel, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts from the inactive state, or goes on from a pause.
    func startAnimation()
    /// Starts after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses, or starts paused.
    func pauseAnimation()
    /// Stops, with the values that were seen last.
    /// - Parameter withoutFinishing: True: inactive at once. False: stopped, until `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation with the values of a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates the changes that blocks make. Every requirement may be left out: then nothing is done.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block whose changes begin after a part of the duration that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another curve and another duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
