extension UIView {
    /// Margins of a configuration that along some axes are as large at least as those of the superview reach in.
    /// - Parameter shift: How far the superview moved the view from its leading edge, margin and all.
    func margins(
        _ own: NSDirectionalEdgeInsets, preserving axes: UIAxis, shift: CGFloat = 0
    ) -> UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var result = own.sides(isMirrored: isMirrored)
        guard let parent = parentView else { return result }
        var frame = layer.frame
        frame.size.width += shift
        if !isMirrored { frame.origin.x -= shift }
        let reaching = result.maximum(parent.layoutMargins.reaching(frame, in: parent.layer.bounds))
        if axes.contains(.horizontal) { (result.left, result.right) = (reaching.left, reaching.right) }
        if axes.contains(.vertical) { (result.top, result.bottom) = (reaching.top, reaching.bottom) }
        return result
    }
}
