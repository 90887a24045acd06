import Foundation

extension UIView {
    // MARK: Background

    var currentBackgroundColor: UIColor? {
        let shown = layer.backgroundColor
        if shown == style.resolvedBackgroundColor { return style.backgroundColor }
        return shown.map { UIColor(cgColor: $0) }
    }

    func setBackgroundColor(_ color: UIColor?) {
        style.backgroundColor = color
        resolveBackgroundColor()
        backgroundColorDidChange()
    }

    func resolveBackgroundColor() {
        let color = layerBackgroundColor?.resolvedCGColor(in: self)
        guard color != style.resolvedBackgroundColor || color != layer.backgroundColor else { return }
        style.resolvedBackgroundColor = color
        layer.backgroundColor = color
        updateLayerOpacity()
        // The store has the background in it.
        if overrides.contains(.draw) { markForDisplay(nil) }
    }

    /// A drawing view's store has no alpha if the view says that it is opaque and its background does not say
    /// otherwise.
    func updateLayerOpacity() {
        let isTranslucent = style.resolvedBackgroundColor.map { $0.alpha < 1 } ?? false
        layer.isOpaque = style.isOpaque && !isTranslucent
    }

    // MARK: Content mode

    func setContentMode(_ mode: ContentMode) {
        guard mode != style.contentMode else { return }
        style.contentMode = mode
        layer.contentsGravity = mode.contentsGravity
        layer.needsDisplayOnBoundsChange = mode == .redraw && overrides.contains(.draw)
        if overrides.contains(.draw) { markForDisplay(nil) }
    }

    // MARK: Mask

    func setMask(_ mask: UIView?) {
        guard mask !== style.mask else { return }
        if let old = style.mask {
            old.maskedView = nil
            let change = WindowChange(of: old, to: nil)
            change.announce()
            layer.mask = nil
            change.finish()
        }
        style.mask = mask
        guard let mask else { return }
        mask.maskedView?.mask = nil
        mask.removeFromSuperview()
        mask.maskedView = self
        let change = WindowChange(of: mask, to: windowStorage)
        change.announce()
        layer.mask = mask.layer
        change.finish()
    }

    // MARK: Visibility

    func setHidden(_ isHidden: Bool) {
        guard isHidden != layer.isHidden else { return }
        layer.isHidden = isHidden
        layoutRole?.arranger?.arrangementDidChange()
    }

    // MARK: Naming

    func setAccessibilityIdentifier(_ identifier: String?) {
        guard identifier != style.accessibilityIdentifier else { return }
        style.accessibilityIdentifier = identifier
        layer.hostNameDidChange()
    }
}

extension UIView.ContentMode {
    /// Core Animation's vertical names are upside down here: its `bottom` is minY, the physical top.
    package var contentsGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .left: .left
        case .right: .right
        case .top: .bottom
        case .bottom: .top
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
