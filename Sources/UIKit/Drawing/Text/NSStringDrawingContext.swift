import Foundation

/// What drawing a string found out.
open class NSStringDrawingContext: NSObject {
    /// How much smaller text may become to fit; 0, the default: not at all.
    open var minimumScaleFactor: CGFloat = 0
    /// How much smaller the text was last drawn.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// Where the text was last drawn, and its size.
    open internal(set) var totalBounds = CGRect.zero

    /// A context in which nothing becomes smaller.
    public override init() {}
}
