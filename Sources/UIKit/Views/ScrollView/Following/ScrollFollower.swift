import Foundation

/// Follows where a scroll view's content stands: a bar above or below it.
@MainActor
protocol ScrollFollower: AnyObject {
    /// The offset, the content's size or the insets changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// Where content that was let go of comes to rest, which would come to rest at `target`.
    func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint
}

extension ScrollFollower {
    func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint { target }
}

/// The followers of a scroll view; it holds none of them.
@MainActor
struct ScrollFollowers {
    private struct Box {
        weak var follower: (any ScrollFollower)?
    }

    private var boxes: [Box] = []

    nonisolated init() {}

    var isEmpty: Bool { boxes.isEmpty }
    var all: [any ScrollFollower] { boxes.compactMap(\.follower) }

    mutating func add(_ follower: any ScrollFollower) {
        boxes.removeAll { $0.follower == nil || $0.follower === follower }
        boxes.append(Box(follower: follower))
    }

    mutating func remove(_ follower: any ScrollFollower) {
        boxes.removeAll { $0.follower == nil || $0.follower === follower }
    }
}

extension UIScrollView {
    func tellFollowers() {
        guard !followers.isEmpty else { return }
        for follower in followers.all { follower.scrollViewDidMove(self) }
    }

    /// Room above the content while a bar that follows it has its full height.
    var fullTopInset: CGFloat { adjustedContentInset.top + shownBarExpansion }

    /// How much higher the bar above could be: nothing where its height is no inset of the content.
    var shownBarExpansion: CGFloat { barExpansion > 0 && safeAreaInset.top > 0 ? barExpansion : 0 }

    /// How far the content is scrolled from its top, below a bar of full height; negative where it is pulled down.
    var distanceFromTop: CGFloat { contentOffset.y + fullTopInset }

    /// How far the content goes on below what shows; negative where it is pulled up.
    var distanceToBottom: CGFloat {
        contentSize.height + adjustedContentInset.bottom - contentOffset.y - layer.bounds.height
    }
}
