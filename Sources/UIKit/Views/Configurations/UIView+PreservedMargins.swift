extension UIView {
    /// Margins of a configuration that along some axes are as large at least as those of the superview reach in.
    func margins(_ own: NSDirectionalEdgeInsets, preserving axes: UIAxis) -> UIEdgeInsets {
        var result = own.sides(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        guard let parent = parentView else { return result }
        let reaching = result.maximum(parent.layoutMargins.reaching(layer.frame, in: parent.layer.bounds))
        if axes.contains(.horizontal) { (result.left, result.right) = (reaching.left, reaching.right) }
        if axes.contains(.vertical) { (result.top, result.bottom) = (reaching.top, reaching.bottom) }
        return result
    }
}
