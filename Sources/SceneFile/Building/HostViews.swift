import UIKit

/// A view whose own layer is of a class that the file chose.
class LayerHostView<Layer: CALayer>: UIView, StandInView {
    override class var layerClass: AnyClass { Layer.self }

    var standInSize: CGSize? {
        didSet { if standInSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: CGSize { standInSize ?? super.intrinsicContentSize }
}

/// A view that reports a natural size which the file gives.
@MainActor
protocol StandInView: UIView {
    /// −1 along an axis without; nil: none at all.
    var standInSize: CGSize? { get set }
}

/// A view that draws what a file lists.
@MainActor
protocol DrawingView: UIView {
    var drawing: [DrawOperation] { get set }
    /// Makes the pictures that the file describes; it outlives the view.
    var builder: SceneBuilder? { get set }
}

/// Runs a file's steps in `draw(_:)`.
final class DrawingHostView<Layer: CALayer>: LayerHostView<Layer>, DrawingView {
    var drawing: [DrawOperation] = [] {
        didSet { setNeedsDisplay() }
    }
    weak var builder: SceneBuilder?

    override func draw(_ rect: CGRect) {
        guard let builder, let context = UIGraphicsGetCurrentContext() else { return }
        DrawingRun(context: context, layer: layer, image: builder.image).run(drawing)
    }
}
