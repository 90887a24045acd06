import CoreGraphics
import Foundation

// What cells of lists ask for.
extension UICollectionView {
    /// The layout's colour behind all, where it has one; the app's own stays where it has none.
    func takeListBackground() {
        let color = layoutStorage.listBackgroundColor
        guard color != listBackground else { return }
        listBackground = color
        if let color, color != .clear { setBackgroundColor(color) }
    }

    func toggleOutline(of view: UICollectionReusableView) -> Bool? {
        guard !isAsking, let element = live.place(of: view), element.category == .cell else { return nil }
        return (dataSource as? any OutlineSource)?.toggleOutline(at: sourcePath(element.path))
    }

    // MARK: Dragging by a grip

    func beginDrag(of view: UICollectionReusableView) -> CGPoint? {
        guard let element = live.place(of: view), element.category == .cell else { return nil }
        return beginInteractiveMovementForItem(at: element.path) ? dragged?.point : nil
    }

    func drag(to point: CGPoint) { updateInteractiveMovementTargetPosition(point) }

    func endDrag(isCancelled: Bool) { isCancelled ? cancelInteractiveMovement() : endInteractiveMovement() }

    var dragWindow: CGRect { layer.bounds.inset(by: adjustedContentInset) }

    func scrollDrag(by points: CGFloat) -> CGFloat {
        let old = contentOffset.y
        let new = clamped(CGPoint(x: contentOffset.x, y: old + points)).y
        if new != old { contentOffset.y = new }
        return contentOffset.y - old
    }
}
