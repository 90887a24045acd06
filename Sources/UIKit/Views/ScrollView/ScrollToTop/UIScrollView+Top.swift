import Foundation

// A tap on the status bar.
extension UIScrollView: StatusBarTarget {
    /// Scrolls to the top, if the delegate lets it.
    /// - Returns: Whether it does.
    @discardableResult
    func goToTop() -> Bool {
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        let top = CGPoint(x: contentOffset.x, y: -fullTopInset)
        let isThere = contentOffset == top
        if !isThere { move(to: top, animated: true, for: .top) }
        if isThere || movement == nil { delegate?.scrollViewDidScrollToTop(self) }
        return true
    }
}
