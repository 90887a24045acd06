import Foundation

extension UIView {
    /// How the view's corners are rounded, on a continuous curve. It sets the corners of the layer, and clips nothing.
    ///
    /// Changes inside of an animation block are animated. Where none was set, the layer's own corners stay as they are, and
    /// what is told is a configuration without radius (assumed).
    public var cornerConfiguration: UICornerConfiguration {
        get { style.corners?.configuration ?? .corners(radius: .fixed(0)) }
        set { setCornerConfiguration(newValue) }
    }

    /// The radius of a corner as it is drawn; of several corners the largest one.
    ///
    /// Asked for in `layoutSubviews()` or `updateProperties()`, of views and controllers, these run again when it changes.
    @discardableResult
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        knownCorners.noteReading()
        let radii = effectiveRadii
        let all: [(UIRectCorner, Double)] = [
            (.topLeft, radii.minXMinY), (.topRight, radii.maxXMinY), (.bottomLeft, radii.minXMaxY),
            (.bottomRight, radii.maxXMaxY),
        ]
        return CGFloat(all.reduce(0) { corner.contains($1.0) ? max($0, $1.1) : $0 })
    }
}

extension UIView {
    private var knownCorners: ViewCorners {
        if let corners = style.corners { return corners }
        let corners = ViewCorners()
        style.corners = corners
        return corners
    }

    private func setCornerConfiguration(_ configuration: UICornerConfiguration) {
        let corners = knownCorners
        if corners.configuration == nil { SceneHost.current[ConfiguredCorners.self].add(self) }
        guard corners.configuration != configuration else { return }
        corners.configuration = configuration
        layer.cornerCurve = .continuous
        apply(effectiveRadii, to: corners)
    }

    /// Brings the corners to what they come to where the view lies now; nothing where that is what they were.
    func updateCorners() {
        guard let corners = style.corners, corners.configuration != nil else { return }
        let radii = effectiveRadii
        if radii != corners.radii { apply(radii, to: corners) }
    }

    private func apply(_ radii: CornerRadii, to corners: ViewCorners) {
        if radii != corners.radii { corners.setRadii(radii) }
        layer.maskedCorners = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        // An animation of the radii begins and ends with the one radius of corners that are alike: it has to be there.
        if radii.uniform == nil { layer.cornerRadii = radii }
        layer.cornerRadius = CGFloat(radii.largest)
        if radii.uniform != nil { layer.cornerRadii = nil }
        cornersDidChange()
    }

    /// The radii that are drawn.
    var effectiveRadii: CornerRadii {
        let half = Double(min(bounds.width, bounds.height)) / 2
        guard let configuration = style.corners?.configuration else { return layer.radii.limited(to: half) }
        let concentric = configuration.isConcentric ? concentricRadii : nil
        return configuration.radii(in: bounds.size, concentric: concentric)
    }

    /// The container's radii, each less by the larger of the distances to the two sides that meet in the corner (assumed
    /// where these differ); nil without a container.
    private var concentricRadii: CornerRadii? {
        var ancestor = parentView
        while let view = ancestor, view.containerRadii == nil { ancestor = view.parentView }
        guard let container = ancestor, let radii = container.containerRadii else { return nil }
        let (inner, outer) = (convert(bounds, to: container), container.bounds)
        let (left, top) = (Double(inner.minX - outer.minX), Double(inner.minY - outer.minY))
        let (right, bottom) = (Double(outer.maxX - inner.maxX), Double(outer.maxY - inner.maxY))
        return CornerRadii(
            minXMinY: radii.minXMinY - max(left, top), maxXMinY: radii.maxXMinY - max(right, top),
            minXMaxY: radii.minXMaxY - max(left, bottom), maxXMaxY: radii.maxXMaxY - max(right, bottom))
    }
}
