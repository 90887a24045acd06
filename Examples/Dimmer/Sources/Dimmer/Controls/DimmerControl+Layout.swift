import UIKit

extension DimmerControl {
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 88)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (top, bottom) = bounds.divided(atDistance: bounds.height / 2, from: .minYEdge)
        brighter.frame = top
        darker.frame = bottom
    }
}
