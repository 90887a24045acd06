import UIKit

/// A view whose own layer is of a class that the file chose.
class LayerHostView<Layer: CALayer>: UIView {
    override class var layerClass: AnyClass { Layer.self }
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
        DrawingRun(context: context, layer: layer, builder: builder).run(drawing)
    }
}
