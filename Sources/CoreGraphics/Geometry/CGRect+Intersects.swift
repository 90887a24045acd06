import Foundation

extension CGRect {
    /// Whether two rectangles have more in common than an edge or a corner: `a.intersects(b)`.
    ///
    /// Foundation's own on Linux answers true for rectangles that touch. This one is a property, as the compiler takes a
    /// property before a function of the same name: so it is found also in files that import Foundation beside UIKit.
    /// One without extent intersects what it lies inside of (assumed); null and what is no number intersect nothing.
    public var intersects: (_ rect2: CGRect) -> Bool {
        { other in
            !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
                && other.minY < maxY
        }
    }
}
