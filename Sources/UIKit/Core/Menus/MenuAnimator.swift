import Foundation

/// What an app runs along with a menu that comes or goes, and after it.
@MainActor
class MenuAnimator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func runAnimations() {
        let due = animations
        animations = []
        for animation in due { animation() }
    }

    func runCompletions() {
        let due = completions
        completions = []
        for completion in due { completion() }
    }
}
