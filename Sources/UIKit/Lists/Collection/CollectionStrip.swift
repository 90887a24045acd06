import CoreGraphics

/// A scroll view in a collection that a section's views lie in, as the section scrolls by itself.
struct CollectionStrip {
    let view: UIScrollView
    /// Where its content begins in the collection's space.
    let origin: CGPoint

    /// From where the layout has something to where it is seen in the collection.
    @MainActor
    func seen(_ frame: CGRect) -> CGRect {
        let (offset, place) = (view.layer.bounds.origin, view.frame.origin)
        return frame.offsetBy(dx: place.x - origin.x - offset.x, dy: place.y - origin.y - offset.y)
    }
}
