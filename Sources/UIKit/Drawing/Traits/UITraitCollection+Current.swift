import Synchronization

/// The traits that a thread without own ones sees; before there is any stage those of an iPhone 16.
private let sharedTraits = Mutex(ScreenMetrics.standard.traitCollection)

extension UITraitCollection {
    /// What threads see that set no traits of their own: the traits of the current stage's screen.
    package static var shared: UITraitCollection { sharedTraits.withLock { $0 } }

    /// To be called with a scene's traits when it becomes the current one.
    package static func setShared(_ traits: UITraitCollection) {
        sharedTraits.withLock { $0 = traits }
    }

    /// Runs `actions` with this collection as `current`, and puts the one before back.
    package func makingCurrent<R>(_ actions: () throws -> R) rethrows -> R {
        let state = ThreadState.current
        let before = state.traits
        state.traits = self
        defer { state.traits = before }
        return try actions()
    }
}
