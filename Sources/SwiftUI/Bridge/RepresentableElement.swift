import UIKit

/// The element of a view of UIKit's.
final class RepresentableElement: LayoutElement {
    /// The answer of the representable itself; nil: by the view's own sizes.
    var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }
    let view: UIView
    /// A size that takes the place of the intrinsic one.
    var preferredSize: () -> CGSize? = { nil }

    init(_ view: UIView) {
        self.view = view
        super.init()
        face = RepresentableFace(view)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let own = ownSize(proposal) { return own }
        if let preferred = preferredSize() { return preferred }
        let intrinsic = view.intrinsicContentSize
        return CGSize(
            width: length(proposal.width, intrinsic.width, .horizontal),
            height: length(proposal.height, intrinsic.height, .vertical))
    }

    /// An intrinsic length resists shrinking and growing by the view's priorities: required ones do.
    private func length(_ proposal: CGFloat?, _ metric: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let hasMetric = metric != UIView.noIntrinsicMetric
        guard let proposal else { return hasMetric ? metric : 0 }
        guard hasMetric else { return max(0, proposal) }
        let least = view.contentCompressionResistancePriority(for: axis).rawValue >= 750 ? metric : 0
        let most = view.contentHuggingPriority(for: axis).rawValue >= 750 ? metric : .infinity
        return max(least, min(proposal, most))
    }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// Shows a view of UIKit's as it is.
final class RepresentableFace: Face {
    override func place(_ frame: CGRect, _ motion: Motion) {
        // The size of views that lay out others has to be known to them at once.
        super.place(frame, motion)
        view.setNeedsLayout()
    }
}
