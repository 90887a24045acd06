import VirtualFoundation

// The scene's run loop: timers, display links, blocks of the main queue.
extension SceneHost {
    /// Makes the loop part of the turns. The order is that in which one phase asks its sources.
    func joinLoop() {
        input.join(self)
        touches.join(self)
        keys.join(self)
        keyboard.join(self)
        add(input)
        add(updateLinks)
        add(loop.displayLinks)
        add(loop.timers)
        add(loop.queue)
        loop.listener = self
        loop.advance = { [weak self] in self?.advance(by: $0) }
        loop.bodyWillResume = { [weak self] in self?.becomeLatest() }
        loop.isTurning = { [weak self] in self?.phase != nil }
    }
}

// The mode in which the loop runs.
extension SceneHost {
    /// The user begins to move a scroll view: the loop is in its tracking mode until the last one is at rest.
    func beginTracking() {
        trackers += 1
        loop.mode = .tracking
    }

    func endTracking() {
        trackers -= 1
        if trackers == 0 { loop.mode = .default }
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
