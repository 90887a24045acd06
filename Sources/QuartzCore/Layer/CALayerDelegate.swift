import CoreGraphics
import Foundation

/// Draws, lays out and answers for a layer. Every requirement may be left out.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's contents, in place of `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws into the layer's store, in the layer's own space.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers; with it the layout manager is not asked.
    func layoutSublayers(of layer: CALayer)
    /// An action for an event; nil lets the search go on, `NSNull` ends it.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

// What stands in for methods that were left out. Where the layer then does otherwise, it says so (`OptionalMethods`).
extension CALayerDelegate {
    /// Leaves the contents to `draw(_:in:)`.
    public func display(_ layer: CALayer) { OptionalMethods.leftOut(of: self) }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { OptionalMethods.leftOut(of: self) }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Leaves the layout to the layer's manager.
    public func layoutSublayers(of layer: CALayer) { OptionalMethods.leftOut(of: self) }
    /// Lets the search for an action go on.
    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

/// What a view tells about its layer, besides what any delegate does.
@MainActor
package protocol LayerHost: CALayerDelegate {
    /// What messages call the layer: the view's accessibilityIdentifier; nil for none.
    var renderName: String? { get }
    /// The view's class.
    var renderClassName: String { get }
    /// False: marks for display cost nothing, there is no store.
    func drawsContents(of layer: CALayer) -> Bool
    /// True: what is marked becomes clear before it is drawn (opaque stores: black).
    func clearsBeforeDrawing(_ layer: CALayer) -> Bool
    /// A colour for template images in the layer's contents; nil: as they are.
    func contentsTint(of layer: CALayer) -> CGColor?
    /// Hears that a tile of the layer was drawn.
    func didDrawTile(pixels: Int)
    /// Hears that Core Animation marks the view's layer for layout by itself.
    /// - Parameters:
    ///   - change: The property that changed.
    ///   - source: Whose it is: the view's layer, or a sublayer.
    func willMarkForLayout(by change: String, of source: CALayer)
    /// True while the view moves its own content: a change of the bounds' origin alone then leaves its superlayer's
    /// layout as it is.
    var isScrolling: Bool { get }
    /// True while changes of the view are animated: its layer then looks for actions before its first commit, too.
    var isAnimatingChanges: Bool { get }
}

extension OptionalMethod {
    package static let displayLayer = OptionalMethod("display(_:)")
    package static let drawLayer = OptionalMethod("draw(_:in:)")
    package static let layoutSublayers = OptionalMethod("layoutSublayers(of:)")
}
