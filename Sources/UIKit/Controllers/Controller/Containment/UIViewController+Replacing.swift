import Foundation

extension UIViewController {
    /// What `transition(from:to:…)` does: adds the one view, removes the other when the animations are over.
    func exchange(
        _ from: UIViewController, _ to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self else {
            return raise(
                "NSInvalidArgumentException",
                "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:]")
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            return raise(
                "NSInvalidArgumentException",
                "\(self) forwards appearance by its own code, and so has to exchange its children's views by it, too")
        }
        let isShown = appearance.isShown
        let animated = duration > 0
        if isShown {
            to.begin(true, animated: animated, origin: .code)
            from.begin(false, animated: animated, origin: .code)
        }
        let finish = { (finished: Bool) in
            from.viewIfLoaded?.removeFromSuperview()
            if isShown {
                if from.appearance.phase == .disappearing { from.end() }
                if to.appearance.phase == .appearing { to.end() }
            }
            completion?(finished)
        }
        run(from.view, to.view, duration: duration, options: options, animations, finish)
    }

    private func run(
        _ from: UIView, _ to: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ finish: @escaping (Bool) -> Void
    ) {
        let add = { if to.superview !== from.superview { from.superview?.insertSubview(to, aboveSubview: from) } }
        guard duration > 0 else {
            UIView.performWithoutAnimation {
                add()
                animations?()
            }
            return (sceneHost ?? SceneHost.current).afterCommit { finish(true) }
        }
        let hasTransition = options.rawValue >> 20 & 0xF != 0
        if hasTransition, let container = from.superview {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    add()
                    from.isHidden = true
                    animations?()
                },
                completion: { finished in
                    from.isHidden = false
                    finish(finished)
                })
        } else {
            UIView.performWithoutAnimation(add)
            let finished = AnimationEnd(duration: duration, in: sceneHost ?? SceneHost.current, finish)
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() },
                completion: { finished.animationsDidEnd($0) })
            finished.blockDidEnd()
        }
    }
}
