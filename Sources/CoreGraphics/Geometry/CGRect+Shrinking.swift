import Foundation

extension CGRect {
    /// The rectangle with so much less at each side, to its middle at most: `insetBy(dx:dy:)` makes one that is nowhere of a
    /// rectangle that is too small.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: Swift.min(dx, width / 2), dy: Swift.min(dy, height / 2))
    }
}
