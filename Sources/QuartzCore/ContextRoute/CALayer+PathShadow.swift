import CoreGraphics

extension CALayer {
    /// Whether `render(in:)` draws the shadow of `shadowPath` though the layer itself draws nothing: recordings show those
    /// of UIKit's own controls. Default false.
    package final var showsPathShadow: Bool {
        get { flags.showsPathShadow }
        set { flags.showsPathShadow = newValue }
    }
}

@MainActor
extension CGContext {
    /// The share of a layer's radius that is the σ of its shadow on the screen (measured): the σ of these shadows was
    /// recorded, and is the same here.
    private static let sigmaOfRadius: CGFloat = 0.945

    /// Draws the shadow of a layer's path alone.
    /// - Parameters:
    ///   - opacity: Of the layer and those around it.
    ///   - toRoot: From the layer's space to the one that the context began with.
    func drawPathShadow(of layer: CALayer, opacity: CGFloat, toRoot: CGAffineTransform) {
        guard let path = layer.shadowPath, let color = layer.shadowColor, layer.shadowOpacity > 0 else { return }
        let linear = CGAffineTransform(a: toRoot.a, b: toRoot.b, c: toRoot.c, d: toRoot.d, tx: 0, ty: 0)
        let scale = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
        let alpha = color.alpha * CGFloat(min(layer.shadowOpacity, 1)) * opacity
        saveGState()
        setShadow(
            offset: layer.shadowOffset.applying(linear),
            blur: 2 * max(0, layer.shadowRadius) * Self.sigmaOfRadius * scale, color: color.copy(alpha: alpha))
        addPath(path)
        fillShadow()
        restoreGState()
    }
}
