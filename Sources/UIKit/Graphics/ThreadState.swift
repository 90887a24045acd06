/// What UIKit keeps for each thread: the current traits and the stack of graphics contexts.
final class ThreadState {
    var traits: UITraitCollection?
    var contexts: [GraphicsContextEntry] = []

    private static let key = "Offstage.UIKit.ThreadState"

    static var current: ThreadState {
        let dictionary = Thread.current.threadDictionary
        if let state = dictionary[key] as? ThreadState { return state }
        let state = ThreadState()
        dictionary[key] = state
        return state
    }
}
