import CoreGraphics

// Scrolling by those who do not see what scrolls.
extension UIScrollView {
    /// What shows between the insets.
    private var page: CGSize {
        let insets = adjustedContentInset
        return CGSize(
            width: layer.bounds.width - insets.left - insets.right,
            height: layer.bounds.height - insets.top - insets.bottom)
    }

    /// Scrolls by as much as shows, not beyond the content's edges (assumed: next and previous go down and up where there
    /// is more than a page that way, else sideways).
    func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled, page.width > 0, page.height > 0 else { return false }
        let isUpright = contentSize.height > page.height
        var step = CGVector.zero
        switch direction {
        case .left: step.dx = -1
        case .right: step.dx = 1
        case .up: step.dy = -1
        case .down: step.dy = 1
        case .next: if isUpright { step.dy = 1 } else { step.dx = 1 }
        case .previous: if isUpright { step.dy = -1 } else { step.dx = -1 }
        }
        let insets = adjustedContentInset
        func clamp(_ value: CGFloat, _ size: CGFloat, _ before: CGFloat, _ behind: CGFloat, _ room: CGFloat) -> CGFloat
        {
            max(-before, min(value, size + behind - room))
        }
        let bounds = layer.bounds
        let target = CGPoint(
            x: clamp(bounds.minX + step.dx * page.width, contentSize.width, insets.left, insets.right, bounds.width),
            y: clamp(bounds.minY + step.dy * page.height, contentSize.height, insets.top, insets.bottom, bounds.height))
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: false)
        UIAccessibility.post(notification: .pageScrolled, argument: pageStatus(isAcross: step.dx != 0))
        return true
    }

    private func pageStatus(isAcross: Bool) -> String {
        if let words = (delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus(for: self) {
            return words
        }
        let insets = adjustedContentInset
        let (offset, side, all) =
            isAcross
            ? (layer.bounds.minX + insets.left, page.width, contentSize.width)
            : (layer.bounds.minY + insets.top, page.height, contentSize.height)
        let count = max(1, (all / side).rounded(.up))
        let number = min(count, (offset / side).rounded(.up) + 1)
        return "Page \(Int(number)) of \(Int(count))"
    }
}
