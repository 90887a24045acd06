import UIKit

/// The uppermost element: one view, or several below each other, in the middle of the room that is safe.
final class RootElement: LayoutElement {
    /// What of the sides is not safe, in points.
    var safeArea = EdgeInsets() {
        didSet { if oldValue != safeArea { invalidate() } }
    }

    private var arithmetic: StackArithmetic {
        StackArithmetic(axis: .vertical, guide: HorizontalAlignment.center.guide, spacing: nil)
    }

    private var views: LayoutSubviews {
        LayoutSubviews(
            items.enumerated().map { LayoutSubview(element: $1, index: $0, placer: nil) }, .leftToRight)
    }

    /// The answer of the content, as if all were safe.
    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        items.count == 1 ? items[0].size(proposal) : arithmetic.result(views, proposal).size
    }

    private func safe(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width - safeArea.leading - safeArea.trailing),
            height: max(0, size.height - safeArea.top - safeArea.bottom))
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        let room = safe(size)
        let inner = ProposedViewSize(room)
        func origin(_ own: CGSize) -> CGPoint {
            CGPoint(
                x: safeArea.leading + (room.width - own.width) / 2, y: safeArea.top + (room.height - own.height) / 2)
        }
        guard items.count != 1 else { return [Placement(origin: origin(items[0].size(inner)), proposal: inner)] }
        let result = arithmetic.result(views, inner)
        let start = origin(result.size)
        return zip(result.origins, result.proposals).map { place, proposal in
            Placement(origin: CGPoint(x: start.x + place.x, y: start.y + place.y), proposal: proposal)
        }
    }

    /// Where the safe room ends, in the root's space.
    var safeRect: CGRect {
        let room = safe(frame.size)
        return CGRect(x: safeArea.leading, y: safeArea.top, width: room.width, height: room.height)
    }

    /// All elements that want to know when layout is done, those inside first.
    func observers() -> [any LayoutObserver] {
        var found: [any LayoutObserver] = []
        func walk(_ element: LayoutElement) {
            for item in element.shownItems { walk(item) }
            if let observer = element as? any LayoutObserver { found.append(observer) }
        }
        walk(self)
        return found
    }
}
