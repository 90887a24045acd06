import Offstage
import UIKit

// What happens in virtual time.
extension SceneStage {
    func schedule(_ changes: [SceneChange]) {
        for change in changes { stage.schedule(at: change.time) { [weak self] in self?.make(change.step) } }
    }

    func make(_ steps: [ChangeStep]) { for step in steps { make(step) } }

    private func make(_ step: ChangeStep) {
        within(step.transaction) {
            let completion = completion(step.ending)
            guard let animation = step.animation else { return make(step, completion) }
            animation.run({ self.make(step, nil) }, steps: { self.make($0) }, completion: completion)
        }
    }

    private func make(_ step: ChangeStep, _ completion: ((Bool) -> Void)?) {
        step.action.run(in: self, at: step.mark, completion: completion)
        builder.followers.update()
    }

    /// What runs at the end of an animation; nil for nothing.
    private func completion(_ ending: ChangeEnding) -> ((Bool) -> Void)? {
        guard !ending.isEmpty else { return nil }
        return { [weak self] finished in
            self?.make(ending.always)
            if finished { self?.make(ending.whenFinished) }
        }
    }

    /// Runs `body` in a transaction of its own, where there is one.
    private func within(_ transaction: SceneRecord?, _ body: () -> Void) {
        guard let transaction else { return body() }
        CATransaction.begin()
        defer { CATransaction.commit() }
        if let duration = transaction.number("animationDuration") { CATransaction.setAnimationDuration(duration) }
        if let curve = transaction["animationTimingFunction"]?.curve {
            CATransaction.setAnimationTimingFunction(curve)
        }
        if let isDisabled = transaction.bool("disableActions") { CATransaction.setDisableActions(isDisabled) }
        body()
    }
}
