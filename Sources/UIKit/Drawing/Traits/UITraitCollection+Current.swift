import Synchronization

/// The traits that a thread without own ones sees; before there is any stage those of an iPhone 16.
private let sharedTraits = Mutex(ScreenMetrics.standard.traitCollection)

extension UITraitCollection {
    /// The traits with which dynamic colours resolve on this thread. UIKit sets them before it calls a view's layout
    /// and drawing methods; a thread that set none sees those of the current stage.
    ///
    /// Each thread has its own, so that images can be drawn away from the main thread.
    public static var current: UITraitCollection {
        get { ThreadState.current.traits ?? shared }
        set { ThreadState.current.traits = newValue }
    }

    /// What threads see that set no traits of their own: the traits of the current stage's screen.
    package static var shared: UITraitCollection { sharedTraits.withLock { $0 } }

    /// To be called with a scene's traits when it becomes the current one.
    package static func setShared(_ traits: UITraitCollection) {
        sharedTraits.withLock { $0 = traits }
    }

    /// Runs `actions` with this collection as `current`, and puts the one before back.
    public func performAsCurrent(_ actions: () -> Void) {
        makingCurrent(actions)
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
