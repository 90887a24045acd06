import VirtualFoundation

// The scene's run loop: timers, display links, blocks of the main queue.
extension SceneHost {
    /// Makes the loop part of the turns. The order is that in which one phase asks its sources.
    func joinLoop() {
        add(AnimationClock(layers.events))
        add(self[AnimatorClock.self])
        add(input)
        add(updateLinks)
        add(loop.displayLinks)
        add(loop.timers)
        add(loop.queue)
        loop.listener = self
        loop.advance = { [weak self] in self?.advance(by: $0) }
        loop.bodyWillResume = { [weak self] in self?.becomeLatest() }
        loop.isTurning = { [weak self] in self?.phase != nil }
        if recorder != nil { WaitingTurns.add(self) }
    }
}

extension SceneHost: MainLoopListener {
    package func loopMisuse(_ message: String) {
        misuse(message, views: [])
    }

    package func notVirtual(_ message: String) {
        reporter?.reportOnce(SceneFinding(.notVirtual, message))
    }
}
