import Foundation

// The bars that show which part of the content is seen.
extension UIScrollView {
    /// Seconds for which `flashScrollIndicators()` shows the bars before they fade (assumed).
    private static let flash = 0.75

    /// Shows the bars along the axes in which there is something to scroll.
    func showIndicators() {
        for axis in ScrollAxis.allCases { showIndicator(axis) }
    }

    private func showIndicator(_ axis: ScrollAxis) {
        guard isIndicated(axis), bar(axis) != nil else { return }
        let indicator = indicators[axis] ?? makeIndicator(axis)
        place(indicator, axis)
        indicator.fadeIn()
    }

    func hideIndicators(after delay: Double = 0) {
        for axis in ScrollAxis.allCases { indicators[axis]?.fadeOut(after: delay) }
    }

    func flashIndicators() {
        showIndicators()
        if drag == nil, movement?.isGlide != true { hideIndicators(after: Self.flash) }
    }

    /// Shows the bars along the axes in which a closure moves the content.
    func indicate(_ changes: () -> Void) {
        let old = contentOffset
        changes()
        let new = ScrollAxes(movement?.animationTarget ?? contentOffset)
        for axis in ScrollAxis.allCases where new[axis] != ScrollAxes(old)[axis] { showIndicator(axis) }
        if drag == nil, movement == nil { hideIndicators(after: Self.flash) }
    }

    func indicatorStyleDidChange() {
        for axis in ScrollAxis.allCases { indicators[axis]?.style(as: indicatorStyle) }
    }

    /// To be called when an indicator is not wanted any more, or wanted again.
    func indicatedAxesDidChange() {
        for axis in ScrollAxis.allCases where !isIndicated(axis) {
            indicators[axis]?.removeFromSuperview()
            indicators[axis] = nil
        }
        if drag != nil { showIndicators() }
    }

    private func isIndicated(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
    }

    private func makeIndicator(_ axis: ScrollAxis) -> ScrollIndicator {
        let new = ScrollIndicator(indicatorStyle)
        indicators[axis] = new
        addSubview(new)
        return new
    }

    /// How many of the frontmost subviews are bars: new ones come behind them.
    var indicatorsInFront: Int { childViews.reversed().prefix { $0 is ScrollIndicator }.count }

    /// The bars lie above the content, also after something was brought to the front of them.
    func keepIndicatorsInFront() {
        let bars = ScrollAxis.allCases.compactMap { indicators[$0] }.filter { $0.parentView === self }
        guard indicatorsInFront < bars.count else { return }
        for bar in bars { reorder(bar, to: .top) }
    }

    /// Follows the content.
    func placeIndicators() {
        for axis in ScrollAxis.allCases {
            if let indicator = indicators[axis] { place(indicator, axis) }
        }
    }

    private func place(_ indicator: ScrollIndicator, _ axis: ScrollAxis) {
        guard let bar = bar(axis) else { return }
        let bounds = layer.bounds
        let inset = indicatorInset(axis)
        let (thickness, margin) = (CGFloat(IndicatorBar.thickness), CGFloat(IndicatorBar.margin))
        let scale = screenScale
        let position = PixelGrid.nearest(CGFloat(bar.position), scale: scale)
        let length = PixelGrid.nearest(CGFloat(bar.length), scale: scale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame: CGRect
        switch axis {
        case .vertical:
            let x = isMirrored ? inset.left + margin : bounds.width - inset.right - margin - thickness
            frame = CGRect(x: x, y: position, width: thickness, height: length)
        case .horizontal:
            let y = bounds.height - inset.bottom - margin - thickness
            frame = CGRect(x: position, y: y, width: length, height: thickness)
        }
        let new = frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
        if indicator.frame != new { indicator.frame = new }
    }

    private func bar(_ axis: ScrollAxis) -> IndicatorBar? {
        let inset = indicatorInset(axis)
        let adjusted = adjustedContentInset
        let bounds = layer.bounds
        switch axis {
        case .vertical:
            return IndicatorBar(
                offset: Double(bounds.minY), range: range(axis), viewport: Double(bounds.height),
                visible: Double(bounds.height - adjusted.top - adjusted.bottom), before: Double(inset.top),
                after: Double(inset.bottom))
        case .horizontal:
            return IndicatorBar(
                offset: Double(bounds.minX), range: range(axis), viewport: Double(bounds.width),
                visible: Double(bounds.width - adjusted.left - adjusted.right), before: Double(inset.left),
                after: Double(inset.right))
        }
    }

    /// The room that was asked for, with the safe area where the system adds it (assumed: on all sides).
    private func indicatorInset(_ axis: ScrollAxis) -> UIEdgeInsets {
        let own = axis == .horizontal ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
        return automaticallyAdjustsScrollIndicatorInsets ? own.adding(safeAreaInsets) : own
    }
}
