import Foundation

/// What a `UIVisualEffectView` does: one of its subclasses; by itself it does nothing.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// Makes an effect that does nothing.
    public nonisolated override init() {
        super.init()
    }
}
