import Foundation

// Pictures of what views show.
extension UIView {
    /// A view with a picture of a part of this one; nil where there is nothing to be seen of it.
    func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets = .zero) -> UIView? {
        let rect = rect.standardized
        guard let picture = picture(of: rect, afterScreenUpdates: afterScreenUpdates) else { return nil }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.isUserInteractionEnabled = true
        snapshot.layer.contents = picture
        snapshot.layer.contentsScale = screenScale
        if capInsets != .zero {
            let image = UIImage(cgImage: picture, scale: screenScale, orientation: .up)
            snapshot.layer.contentsCenter = image.resizableImage(withCapInsets: capInsets).stretchedPart
        }
        return snapshot
    }

    /// A picture of what the screen shows of a part of the view: that of the last commit, or of one that is made now.
    /// A view without a window is drawn as `CALayer.render(in:)` draws (assumed).
    private func picture(of rect: CGRect, afterScreenUpdates: Bool) -> CGImage? {
        guard windowStorage != nil, let host = sceneHost else { return contextPicture(of: rect) }
        if afterScreenUpdates { host.commitNow() }
        return layer.committedPicture(of: rect, scale: screenScale)
    }

    private func contextPicture(of rect: CGRect) -> CGImage? {
        layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = screenScale
        guard rect.width > 0, rect.height > 0 else { return nil }
        return UIGraphicsImageRenderer(bounds: rect, format: format).image { context in
            layer.render(in: context.cgContext)
        }.cgImage
    }

    /// Draws what the view shows into a rectangle of the current context.
    /// - Returns: False where there was nothing to draw.
    func drawPicture(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard UIGraphicsGetCurrentContext() != nil,
            let picture = picture(of: bounds, afterScreenUpdates: afterScreenUpdates)
        else { return false }
        UIImage(cgImage: picture, scale: screenScale, orientation: .up).draw(in: rect)
        return true
    }
}
