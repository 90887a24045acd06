import Foundation

/// How an image is to be drawn.
struct ImageAttributes: Hashable, Sendable {
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// Nil for an image that stretches as a whole.
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// What an animated image shows one after the other; nil for others.
    var frames: [UIImage]?
    /// Seconds for all of the frames.
    var duration: Double = 0
    /// Takes the place of the image's own colours; nil: they show.
    var tintColor: UIColor?
    /// Whose image it is; nil for one that was made otherwise.
    var asset: UIImageAsset?
    /// The symbol that the pixels are drawn of; nil for pictures.
    var symbol: SymbolRequest?
    /// Points from the bottom up to the baseline; nil for an image without.
    var baseline: CGFloat?
}
