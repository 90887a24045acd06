/// How an image renderer draws. It starts as opaque false and with the scale of the current stage's screen.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours an image can hold. Images are sRGB whatever it says.
    public enum Range: Int, Sendable, CaseIterable {
        /// Nothing says.
        case unspecified = -1
        /// The range of the screen.
        case automatic = 0
        /// Extended sRGB.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// Pixels a point; 0 means the screen's.
    open var scale: CGFloat = UITraitCollection.screenScale
    /// True leaves out alpha: what is not drawn is black. Default false.
    open var opaque = false
    /// Kept and not used: images are sRGB. Default automatic.
    open var preferredRange = Range.automatic

    /// Makes a format with the defaults of its properties.
    public required init() {}

    /// A format with the display scale of `traitCollection`; the screen's where it has none.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}
