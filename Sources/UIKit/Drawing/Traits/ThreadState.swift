/// What UIKit keeps for each thread: the current traits and the stack of graphics contexts.
///
/// The stack is per thread because image renderers are used away from the main thread.
final class ThreadState {
    var traits: UITraitCollection?
    private var contexts: [Entry] = []

    /// One level of the stack of contexts.
    struct Entry {
        /// Nil for an image context that has no pixels.
        var context: CGContext?
        /// Pixels a point of the image that is being drawn; nil for a context that was pushed.
        var imageScale: CGFloat?
    }

    /// A thread's state is released when the thread ends. Foundation's `threadDictionary` would box keys and values,
    /// which every look at a view's traits would pay for.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { state in
            if let state { Unmanaged<ThreadState>.fromOpaque(state).release() }
        }
        precondition(error == 0, "no thread-specific storage is left")
        return key
    }()

    static var current: ThreadState {
        if let state = pthread_getspecific(key) {
            return Unmanaged<ThreadState>.fromOpaque(state).takeUnretainedValue()
        }
        let state = ThreadState()
        let error = pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        precondition(error == 0, "no memory for thread-specific storage")
        return state
    }

    var top: Entry? { contexts.last }

    func push(_ entry: Entry) {
        contexts.append(entry)
    }

    /// Takes the top level off; without one, nothing happens.
    func pop() {
        _ = contexts.popLast()
    }
}
