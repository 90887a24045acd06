import Foundation

extension UIView {
    /// The frame without the transform, which is what constraints place.
    var untransformedFrame: CGRect {
        let size = layer.bounds.size
        let anchor = layer.anchorPoint
        let position = layer.position
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// What base `layoutSubviews()` does: copies the solved rectangles to the direct subviews.
    func placeSubviewsByConstraints() {
        guard let role = layoutRole, role.engagedSubviews > 0, let engine = layoutEngine else { return }
        for child in childViews where !child.style.translatesAutoresizingMask {
            guard child.layoutRole?.isEngaged ?? false, let record = engine.record(of: child) else { continue }
            child.place(child.solvedFrame(engine.rectangle(of: record)))
        }
    }

    private func place(_ solved: CGRect) {
        let frame = CGRect(origin: solved.origin, size: onlySize ?? solved.size)
        let anchor = layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        guard frame.size != layer.bounds.size || center != layer.position else { return }
        announceBounds(CGRect(origin: layer.bounds.origin, size: frame.size))
        changeGeometry("constraints") {
            if frame.size != layer.bounds.size { layer.bounds.size = frame.size }
            if center != layer.position { layer.position = center }
        }
    }

    /// The frame that belongs to a solved alignment rectangle: each edge on the device's pixel grid [measured]. Sizes are
    /// counted in pixels, so that they are the numbers nearest to what they are: 297 pixels of a third are 99 points.
    func solvedFrame(_ rectangle: CGRect) -> CGRect {
        let scale = screenScale
        let (left, right) = PixelGrid.edges(rectangle.minX, rectangle.maxX, scale: scale)
        let (top, bottom) = PixelGrid.edges(rectangle.minY, rectangle.maxY, scale: scale)
        return self.frame(
            forAlignmentRect: CGRect(
                x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale))
    }

    /// The screen that the view is on, or would be.
    var nearestScreen: UIScreen { windowStorage?.screen ?? sceneHost?.screen ?? UIScreen.main }

    var screenScale: CGFloat { nearestScreen.scale }

    /// The geometry of a view that takes part changed by other hands than the engine's.
    func geometryMovesConstraints(from old: CGRect) {
        guard let role = layoutRole, role.isEngaged else { return }
        let isHost = parentView == nil && maskedView == nil
        if style.translatesAutoresizingMask || isHost { mark(.solving, cause: "frame") }
        if layer.bounds.origin != old.origin { mark(.solving, cause: "bounds.origin") }
    }

    func noteConstraintCause(of view: UIView) {
        view.noteLayoutCause("constraints")
    }
}
