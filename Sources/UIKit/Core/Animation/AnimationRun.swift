/// What a block started: counts its animations, and calls the completion when the last has ended.
@MainActor
final class AnimationRun {
    private var completion: ((Bool) -> Void)?
    /// The block itself, and animations.
    private var waitingFor = 1
    private var isFinished = true

    init(_ completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    func begin() { waitingFor += 1 }

    /// Ends an animation, or the block: where nothing is animated the completion runs at once.
    func end(finished: Bool = true) {
        waitingFor -= 1
        if !finished { isFinished = false }
        guard waitingFor == 0, let completion else { return }
        self.completion = nil
        completion(isFinished)
    }
}

/// One animation of a run.
@MainActor
final class RunningAnimation: CAAnimationDelegate {
    private let run: AnimationRun
    private weak var view: UIView?
    private let takesTouches: Bool

    init(_ run: AnimationRun, of view: UIView, takesTouches: Bool) {
        self.run = run
        self.view = view
        self.takesTouches = takesTouches
        run.begin()
        if !takesTouches { view.motion.deafening += 1 }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if !takesTouches { view?.motion.deafening -= 1 }
        run.end(finished: flag)
    }
}

/// What animations mean for touches on a view.
struct ViewMotion {
    /// Animations during which the view takes no touches.
    var deafening = 0
    /// Animations that hit tests follow.
    var followed = 0
    /// What follows the tilt of the device; nil until there is something.
    var effects: ViewEffects?
}

extension UIView {
    /// True while an animation without `allowUserInteraction` runs: fingers pass the view over. Hit tests of the program's
    /// own do not look at it.
    package var isUserInteractionDisabledByAnimation: Bool { motion.deafening > 0 }
}
