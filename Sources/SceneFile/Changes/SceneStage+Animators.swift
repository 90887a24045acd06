import UIKit
import YAMLTree

extension SceneAnimator: ChangeAction {
    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.make(self, at: mark, completion)
    }
}

/// Something that is done with an animator.
struct ControlAnimator: ChangeAction {
    let id: String
    let command: AnimatorCommand

    var steps: [ChangeStep] { if case .add(let steps, _) = command { steps } else { [] } }

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.run(command, onAnimator: id, at: mark, completion)
    }
}

// Property animators of the scene's changes. What raises an exception on a device is reported, and not done.
extension SceneStage {
    private var animators: SceneAnimators { parts[SceneAnimators.self] }

    /// The property animator with an id of the file, from when a change made it.
    public func animator(_ id: String) -> UIViewPropertyAnimator? { animators.made[id] }

    fileprivate func make(_ node: SceneAnimator, at mark: YAMLMark, _ completion: ((Bool) -> Void)?) {
        if let old = animators.made[node.id], old.state != .inactive {
            return report("the animator '\(node.id)' is made again while it is \(old.state)", at: mark)
        }
        let animator = node.make()
        animators.made[node.id] = animator
        for setting in node.settings { setting.property.write?(animator, setting.value) }
        add(node.steps, to: animator, delayFactor: 0, completion)
    }

    /// Adds a block and what follows it; nothing where a block has no changes: an animator without one waits for it.
    private func add(
        _ steps: [ChangeStep], to animator: UIViewPropertyAnimator, delayFactor: Double,
        _ completion: ((Bool) -> Void)?
    ) {
        if !steps.isEmpty {
            animator.addAnimations({ [weak self] in self?.make(steps) }, delayFactor: CGFloat(delayFactor))
        }
        if let completion { animator.addCompletion { completion($0 == .end) } }
    }

    fileprivate func run(
        _ command: AnimatorCommand, onAnimator id: String, at mark: YAMLMark, _ completion: ((Bool) -> Void)?
    ) {
        guard let animator = animators.made[id] else {
            return report("the animator '\(id)' is not made yet", at: mark, expected: "'animator' before it")
        }
        if let (message, expected) = misuse(command, animator) {
            return report(
                "\(message) of the animator '\(id)', which is \(animator.state)", at: mark, expected: expected)
        }
        switch command {
        case .start(let delay): animator.startAnimation(afterDelay: delay)
        case .pause: animator.pauseAnimation()
        case .stop(let withoutFinishing): animator.stopAnimation(withoutFinishing)
        case .finish(let position): animator.finishAnimation(at: position)
        case .proceed(let timing, let factor):
            animator.continueAnimation(
                withTimingParameters: timing?.parameters, durationFactor: CGFloat(factor))
        case .set(let settings): set(settings, on: animator, id)
        case .add(let steps, let factor): add(steps, to: animator, delayFactor: factor, completion)
        }
    }

    private func set(_ settings: [AnimatorSetting], on animator: UIViewPropertyAnimator, _ id: String) {
        for setting in settings {
            if setting.property.isFixedWhileActive, animator.state != .inactive {
                report(
                    "\(setting.property.name) of the animator '\(id)' is set while it is \(animator.state)",
                    at: setting.mark, expected: "an inactive one")
            } else if setting.property.name == "fractionComplete", animator.state == .stopped {
                report(
                    "fractionComplete of the animator '\(id)' is set while it is stopped", at: setting.mark,
                    expected: "finishAnimation before it")
            } else {
                setting.property.write?(animator, setting.value)
            }
        }
    }

    /// What is wrong with a command in the state that the animator has.
    private func misuse(
        _ command: AnimatorCommand, _ animator: UIViewPropertyAnimator
    ) -> (message: String, expected: String)? {
        let finish = "finishAnimation before it"
        switch (command, animator.state) {
        case (.start, .stopped): return ("startAnimation", finish)
        case (.pause, .stopped): return ("pauseAnimation", finish)
        case (.proceed, .stopped): return ("continueAnimation", finish)
        case (.add, .stopped): return ("addAnimations", finish)
        case (.finish, .inactive), (.finish, .active):
            return ("finishAnimation", "stopAnimation: { withoutFinishing: false } before it")
        case (.pause, .active) where !animator.isInterruptible:
            return ("pauseAnimation", "one that is interruptible")
        default: return nil
        }
    }
}

/// The animators that a scene's changes made. To let go of one that is paused is misuse while its stage is there.
final class SceneAnimators: FeatureStore {
    /// By their ids.
    var made: [String: UIViewPropertyAnimator] = [:]
}
