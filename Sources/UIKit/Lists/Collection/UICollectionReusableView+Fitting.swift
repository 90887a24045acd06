import CoreGraphics

// The size that a view of a collection needs.
extension UICollectionReusableView {
    /// The size that the view needs along the axes that the layout has not fixed, up to whole pixels; the layout's along the
    /// others, and where nothing says what is needed.
    func fittingSize(from attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let given = attributes.size
        let fixed = attributes.fixedAxes
        guard !(fixed.width && fixed.height) else { return given }
        willLayOut()
        let fitted = neededSize(given, fixed)
        func length(_ fitted: CGFloat, _ given: CGFloat, _ isFixed: Bool) -> CGFloat {
            guard !isFixed, fitted.isFinite, fitted > 0 else { return given }
            return (fitted * screenScale - 0.01).rounded(.up) / screenScale
        }
        return CGSize(
            width: length(fitted.width, given.width, fixed.width),
            height: length(fitted.height, given.height, fixed.height))
    }

    private func neededSize(
        _ given: CGSize, _ fixed: UICollectionViewLayoutAttributes.FixedAxes
    ) -> CGSize {
        let view = fittedView
        guard view.isSizedFromInside || view is any UIContentView else { return sizeThatFits(given) }
        let beside = besideFitted
        var size = view.systemLayoutSizeFitting(
            CGSize(width: fixed.width ? max(0, given.width - beside) : 0, height: fixed.height ? given.height : 0),
            withHorizontalFittingPriority: fixed.width ? .required : .fittingSizeLevel,
            verticalFittingPriority: fixed.height ? .required : .fittingSizeLevel)
        if size.width > 0 { size.width += beside }
        return size
    }
}
