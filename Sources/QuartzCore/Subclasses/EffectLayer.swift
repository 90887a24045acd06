import Foundation
import RenderServer

/// The layer of an effect view's parts: shows what lies behind, or shows its own content as colours of what lies behind.
@preconcurrency @MainActor
package final class EffectLayer: CALayer {
    /// Drawn in the shape of the bounds; nil draws nothing.
    package var backdrop: BackdropEffect? {
        didSet { if backdrop != oldValue { markForCommit(.properties) } }
    }

    /// The colour matrix through which what lies behind is seen where the content is; nil leaves the content as it is.
    package var vibrancy: [Float]? {
        didSet { if vibrancy != oldValue { markForCommit(.properties) } }
    }

    package override init() {
        super.init()
    }

    package override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? EffectLayer else { return }
        (backdrop, vibrancy) = (layer.backdrop, layer.vibrancy)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func encodeContents(into values: inout LayerValues) {
        values.backdrop = backdrop
        values.vibrancy = vibrancy
    }
}
