/// A layer's identity from commit to commit, unique in a process. Never printed: messages use names and index paths.
public struct LayerID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
