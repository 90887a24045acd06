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

    private func place(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        guard frame.size != layer.bounds.size || center != layer.position else { return }
        changeGeometry("constraints") {
            if frame.size != layer.bounds.size { layer.bounds.size = frame.size }
            if center != layer.position { layer.position = center }
        }
    }

    /// The frame that belongs to a solved alignment rectangle: each edge on the device's pixel grid [measured].
    func solvedFrame(_ rectangle: CGRect) -> CGRect {
        let scale = screenScale
        let left = PixelGrid.nearest(rectangle.minX, scale: scale)
        let top = PixelGrid.nearest(rectangle.minY, scale: scale)
        let right = PixelGrid.nearest(rectangle.maxX, scale: scale)
        let bottom = PixelGrid.nearest(rectangle.maxY, scale: scale)
        return self.frame(
            forAlignmentRect: CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top)))
    }

    var screenScale: CGFloat { (windowStorage?.screen ?? sceneHost?.screen ?? UIScreen.main).scale }

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

/// The device's pixels, in points.
enum PixelGrid {
    /// 1e-6 pixel belongs to the half: what the solver leaves of 541.5 rounds up as 541.5 does.
    private static let tolerance: CGFloat = 1e-6

    /// The nearest whole pixel; halves go up.
    static func nearest(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        guard value.isFinite else { return 0 }
        return (value * scale + 0.5 + tolerance).rounded(.down) / scale
    }

    static func up(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        guard value.isFinite else { return 0 }
        return (value * scale - tolerance).rounded(.up) / scale
    }
}
