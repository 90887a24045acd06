import Foundation

/// Asks pointer interactions what the pointer is like.
@MainActor
package final class PointerDelivery: SceneStore {
    private weak var interaction: UIPointerInteraction?
    private var region: UIPointerRegion?
    private var hit: SceneHost.Hit?
    /// What the pointer looks like now; nil: as everywhere.
    package private(set) var style: UIPointerStyle?

    package init(of host: SceneHost) {}

    /// The pointer is somewhere else; nil: nowhere.
    func move(to hit: SceneHost.Hit?, in host: SceneHost) {
        self.hit = hit
        let next = hit?.view.withSuperviews.lazy
            .flatMap { $0.interactionList.compactMap { $0 as? UIPointerInteraction } }.first(where: \.isEnabled)
        if next !== interaction { leave() }
        guard let next else { return }
        enter(next)
    }

    func askAgain(_ interaction: UIPointerInteraction) {
        guard interaction === self.interaction else { return }
        style = region.flatMap { interaction.delegate?.pointerInteraction(interaction, styleFor: $0) }
        enter(interaction)
    }

    private func enter(_ interaction: UIPointerInteraction) {
        guard let view = interaction.view, let hit else { return leave() }
        let whole = UIPointerRegion(rect: view.bounds)
        let request = UIPointerRegionRequest(at: hit.window.convert(hit.point, to: view))
        let delegate = interaction.delegate
        let next =
            delegate.map { $0.pointerInteraction(interaction, regionFor: request, defaultRegion: whole) } ?? whole
        if let next, let region, self.interaction === interaction, next.rect == region.rect,
            next.identifier == region.identifier
        {
            return
        }
        leave()
        guard let next else { return }
        self.interaction = interaction
        region = next
        let animator = PointerAnimator()
        delegate?.pointerInteraction(interaction, willEnter: next, animator: animator)
        style = delegate?.pointerInteraction(interaction, styleFor: next)
        animator.run()
    }

    private func leave() {
        if let interaction, let region {
            let animator = PointerAnimator()
            interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: animator)
            animator.run()
        }
        (interaction, region, style) = (nil, nil, nil)
    }
}

/// Animates beside the pointer, for a fifth of a second (assumed).
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: 0.2, animations: { for animation in animations { animation() } },
            completion: { finished in for completion in completions { completion(finished) } })
    }
}
