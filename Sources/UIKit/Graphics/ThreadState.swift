/// What UIKit keeps for each thread: the current traits and the stack of graphics contexts.
///
/// The stack is per thread because image renderers are used away from the main thread.
final class ThreadState {
    var traits: UITraitCollection?
    private var contexts: [Entry] = []

    /// One level of the stack.
    struct Entry {
        /// Nil for an image context that has no pixels.
        var context: CGContext?
        /// Pixels a point of the image that is being drawn; nil for a context that was pushed.
        var imageScale: CGFloat?
    }

    private static let key = "Offstage.UIKit.ThreadState"

    static var current: ThreadState {
        let dictionary = Thread.current.threadDictionary
        if let state = dictionary[key] as? ThreadState { return state }
        let state = ThreadState()
        dictionary[key] = state
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
