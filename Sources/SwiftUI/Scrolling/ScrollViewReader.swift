import UIKit

/// Lets views scroll what is inside to a view by its identity.
public struct ScrollViewReader<Content: View>: View {
    /// Makes the views, with what scrolls them.
    public var content: (ScrollViewProxy) -> Content
    @State private var targets = ScrollTargets()

    /// Views that can be scrolled to.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// The views.
    public var body: some View { content(ScrollViewProxy(targets: targets)).environment(\.scrollTargets, targets) }
}

/// Scrolls to views by their identities.
@preconcurrency @MainActor
public struct ScrollViewProxy {
    fileprivate let targets: ScrollTargets

    /// Scrolls the first scroll view or list that has a view with an identity to that view, once changes are laid out.
    ///
    /// Within `withAnimation` it scrolls as UIKit does (assumed).
    /// - Parameters:
    ///   - id: What `id(_:)` or a `ForEach` has given the view.
    ///   - anchor: The point of the view that is to lie at the same point of the scroll view; nil: as little as needed.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        targets.scroll(ScrollRequest(id: id, anchor: anchor, isAnimated: Transaction.current.animation != nil))
    }
}

/// To which view something is to be scrolled.
struct ScrollRequest {
    let id: AnyHashable
    let anchor: UnitPoint?
    let isAnimated: Bool
}

/// What can be scrolled in a reader.
@MainActor
final class ScrollTargets {
    private struct Entry {
        weak var target: (any ScrollTarget)?
    }

    private var entries: [Entry] = []

    nonisolated init() {}

    func add(_ target: any ScrollTarget) {
        entries.removeAll { $0.target == nil || $0.target === target }
        entries.append(Entry(target: target))
    }

    fileprivate func scroll(_ request: ScrollRequest) {
        guard let first = entries.compactMap(\.target).first else { return }
        Self.afterLayout(of: first.graph) { [weak self] in
            for entry in self?.entries ?? [] where entry.target?.scroll(request) == true { return }
        }
    }

    /// Calls when nothing waits to be laid out.
    private static func afterLayout(of graph: ViewGraph, _ call: @escaping @MainActor () -> Void) {
        graph.lifecycle.afterLayout { [weak graph] in
            guard let graph, graph.hasChanges else { return call() }
            afterLayout(of: graph, call)
        }
        graph.host?.graphNeedsUpdate()
    }
}

/// A scroll view or a list in a reader.
@MainActor
protocol ScrollTarget: AnyObject {
    var graph: ViewGraph { get }
    /// - Returns: False where it has no such view.
    func scroll(_ request: ScrollRequest) -> Bool
}

private enum ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollTargets? { nil } }

extension EnvironmentValues {
    var scrollTargets: ScrollTargets? {
        get { self[ScrollTargetsKey.self] }
        set { self[ScrollTargetsKey.self] = newValue }
    }
}

extension ScrollElement {
    /// Where an element lies in what is scrolled.
    func contentRect(of element: LayoutElement) -> CGRect? {
        var origin = CGPoint.zero
        var inner = element
        while let outer = inner.parent {
            origin.x +=
                outer.isRightToLeft ? outer.frame.width - inner.frame.minX - inner.frame.width : inner.frame.minX
            origin.y += inner.frame.minY
            if outer === self { return CGRect(origin: origin, size: element.frame.size) }
            inner = outer
        }
        return nil
    }
}

extension UIScrollView {
    /// Scrolls to a rectangle of the content, not beyond its ends.
    func scroll(to rect: CGRect, _ anchor: UnitPoint?, animated: Bool) {
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        func place(
            _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ now: CGFloat, _ share: CGFloat?, _ whole: CGFloat
        ) -> CGFloat {
            let wanted =
                share.map { start + $0 * (length - room) }
                ?? (start < now ? start : max(now, min(start, start + length - room)))
            return max(0, min(wanted, whole - room))
        }
        let now = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
        let new = CGPoint(
            x: place(rect.minX, rect.width, room.width, now.x, anchor?.x, contentSize.width) - inset.left,
            y: place(rect.minY, rect.height, room.height, now.y, anchor?.y, contentSize.height) - inset.top)
        if new != contentOffset { setContentOffset(new, animated: animated) }
    }
}
