import Foundation

/// Says where a scroll view is after those who do not see it scrolled. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Where things are now, such as "Books 10 to 20"; nil for "Page 2 of 5".
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// Where things are now, with attributes that say how it is spoken.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        accessibilityAttributedScrollStatus(for: scrollView)?.string
    }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}
