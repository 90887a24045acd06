import Foundation

/// The scroll views that bars follow, by edge.
struct ContentScrollViews {
    private struct Holder {
        weak var view: UIScrollView?
    }

    private var views: [UInt: Holder] = [:]
    /// How far the content was scrolled from its top when the bars above last followed it.
    var distance: CGFloat = 0
    /// Whether a search bar that goes away was put away at the begin.
    var hasHiddenSearch = false

    mutating func set(_ view: UIScrollView?, for edges: NSDirectionalRectEdge) {
        for edge in NSDirectionalRectEdge.single where edges.contains(edge) {
            views[edge.rawValue] = view.map { Holder(view: $0) }
        }
    }

    func view(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        NSDirectionalRectEdge.single.lazy.filter { edge.contains($0) }.compactMap { views[$0.rawValue]?.view }.first
    }
}

extension NSDirectionalRectEdge {
    fileprivate static let single: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
}

extension UIViewController {
    /// The scroll view for an edge: the one that was set, else the first on the way from the view down along first
    /// subviews (assumed).
    func trackedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = scrollViews.view(for: edge) { return set }
        var view = viewIfLoaded
        while let current = view {
            if let scrollView = current as? UIScrollView, !scrollView.isPassedByBars { return scrollView }
            view = current.subviews.first
        }
        return nil
    }
}
