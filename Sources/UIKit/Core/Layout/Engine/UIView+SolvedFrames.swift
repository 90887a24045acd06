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
        return nearestPixel(value, scale: scale) / scale
    }

    private static func nearestPixel(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        (value * scale + 0.5 + tolerance).rounded(.down)
    }

    /// The nearest whole pixels, counted; the second is not before the first. 0 for what is not finite.
    static func edges(_ first: CGFloat, _ second: CGFloat, scale: CGFloat) -> (CGFloat, CGFloat) {
        let start = first.isFinite ? nearestPixel(first, scale: scale) : 0
        let end = second.isFinite ? nearestPixel(second, scale: scale) : 0
        return (start, max(start, end))
    }

    /// The number nearest to a whole pixel, where it is one but for what arithmetic left.
    static func settled(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let pixels = value * scale
        return abs(pixels - pixels.rounded()) < tolerance ? pixels.rounded() / scale : value
    }

    static func up(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        guard value.isFinite else { return 0 }
        return (value * scale - tolerance).rounded(.up) / scale
    }
}
