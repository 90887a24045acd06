import Foundation

// Transitions between what views show.
extension UIView {
    /// Runs a block, and goes from what the view showed before to what it shows then.
    static func runTransition(
        of view: UIView, _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let scopes = SceneHost.current.animationScopes
        let settings = scopes.current.map { settings.inheriting(from: $0.settings) } ?? settings
        let run = AnimationRun(completion)
        let scope = TimedScope(settings, run)
        scopes.perform(in: scope) {
            let isTransition = TransitionKind(settings.options) != nil
            if isTransition, scopes.animating != nil { scope.beginTransition(settings.options, of: view) }
            if settings.options.contains(.allowAnimatedContent) || !isTransition {
                changes()
            } else {
                scopes.performDisabled(changes)
            }
        }
        run.end()
    }

    /// Shows `new` where `old` was, with a transition of what holds them; without that the swap alone is made.
    static func runTransition(
        from old: UIView, to new: UIView, _ settings: AnimationSettings, _ completion: ((Bool) -> Void)?
    ) {
        let hides = settings.options.contains(.showHideTransitionViews)
        let container = old.superview
        let swap = {
            if hides {
                old.isHidden = true
                new.isHidden = false
            } else {
                container?.addSubview(new)
                old.removeFromSuperview()
            }
        }
        runTransition(of: container ?? old, settings, swap, completion)
    }
}

/// How a transition of a view looks.
struct TransitionKind {
    let type: CATransitionType
    let subtype: CATransitionSubtype?

    /// The transition of a block's options; nil for none.
    init?(_ options: UIView.AnimationOptions) {
        switch options.rawValue >> 20 & 0xF {
        case 1: (type, subtype) = (.flip, .fromLeft)
        case 2: (type, subtype) = (.flip, .fromRight)
        case 3: (type, subtype) = (.reveal, .fromTop)
        case 4: (type, subtype) = (.moveIn, .fromBottom)
        case 5: (type, subtype) = (.fade, nil)
        case 6: (type, subtype) = (.flip, .fromBottom)
        case 7: (type, subtype) = (.flip, .fromTop)
        default: return nil
        }
    }
}

extension TimedScope {
    /// Lets a view go from what it shows to what it will show at the next commit.
    func beginTransition(_ options: UIView.AnimationOptions, of view: UIView) {
        guard let kind = TransitionKind(options), view.isInShownWindow, settings.duration > 0 else { return }
        let transition = CATransition()
        transition.type = kind.type
        transition.subtype = kind.subtype
        settings.setTimes(of: transition)
        add(transition, to: view, key: kCATransition)
    }
}
