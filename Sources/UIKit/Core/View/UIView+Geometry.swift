import Foundation

extension UIView {
    /// Says that the bounds are about to be others, where they are.
    func announceBounds(_ new: CGRect) { if new != layer.bounds { boundsWillChange(to: new) } }

    /// Changes the layer's geometry and does what follows from it at once: subviews autoresize, safe areas move.
    func changeGeometry(_ property: StaticString, _ change: () -> Void) {
        let old = layer.bounds
        change()
        noteLayoutCause(property)
        let new = layer.bounds
        if new.size != old.size, style.autoresizesSubviews {
            resizeSubviews(from: old.size, to: new.size)
        }
        if new != old { boundsDidChange(from: old) }
        updateCorners()
        if layoutRole != nil { geometryMovesConstraints(from: old) }
        geometryMovesSafeArea(boundsChanged: new != old)
    }

    /// The frame of a view of one size that begins at a point.
    func onlyFrame(at origin: CGPoint) -> CGRect {
        let isAtRest = CATransform3DIsIdentity(layer.transform)
        return CGRect(origin: origin, size: isAtRest ? onlySize ?? layer.bounds.size : layer.frame.size)
    }

    func setContentScaleFactor(_ scale: CGFloat) {
        style.hasOwnContentScale = true
        guard scale != layer.contentsScale else { return }
        layer.contentsScale = scale
        markForDisplay(nil)
    }

    /// The class of the layer, its link to the view, and the marks of a view that never appeared.
    func prepareLayer() {
        _ = SceneHost.isReady
        // First, so that the delegate's setter need not look among the program's conformances whether it is one.
        layer.host = self
        layer.delegate = self
        updateLayerOpacity()
        layer.setNeedsLayout()
        if overrides.contains(.draw) { layer.setNeedsDisplay() }
        if overrides.contains(.updateProperties) { mark(.properties, cause: "first update") }
    }

    /// A layer of a class that is none of Core Animation's is an error of the class.
    static func makeLayer(of type: AnyClass) -> CALayer {
        guard let type = type as? CALayer.Type else { fatalError("layerClass of \(self) is no class of layers") }
        return LayerFactory.makeLayer(of: type)
    }

    func report(misuse message: String) {
        guard let sceneHost else { fatalError(message) }
        sceneHost.misuse(message, views: [label])
    }
}
