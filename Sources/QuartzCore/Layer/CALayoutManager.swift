import CoreGraphics
import Foundation

/// Lays out a layer's sublayers where its delegate does not.
@preconcurrency @MainActor
public protocol CALayoutManager: AnyObject {
    /// The size the layer would like.
    func preferredSize(of layer: CALayer) -> CGSize
    /// Called when the layer becomes marked for layout, not again while it is.
    func invalidateLayout(of layer: CALayer)
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    /// The size of the layer's frame.
    public func preferredSize(of layer: CALayer) -> CGSize { layer.frame.size }
    /// Does nothing.
    public func invalidateLayout(of layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
}
