import Foundation
import RenderServer

/// The layer of an effect view's parts: shows what lies behind, or shows its own content as colours of what lies behind.
@preconcurrency @MainActor
package final class EffectLayer: CALayer {
    /// Drawn in the shape of the bounds; nil draws nothing.
    package var backdrop: BackdropEffect? {
        get { state.effect.backdrop }
        set { set(\.effect.backdrop, to: newValue) }
    }

    /// The colour matrix through which what lies behind is seen where the content is; nil leaves the content as it is.
    package var vibrancy: [Float]? {
        get { state.effect.vibrancy }
        set { set(\.effect.vibrancy, to: newValue) }
    }

    override class var initialContent: LayerContent { .effect(EffectState()) }

    /// Effects have no keys, so neither `style` nor actions speak for them.
    private func set<Value: Equatable>(_ path: WritableKeyPath<LayerState, Value>, to value: Value) {
        guard state[keyPath: path] != value else { return }
        mutateState { $0[keyPath: path] = value }
        markForCommit(.properties)
    }
}
