extension UIImage {
    /// How stored pixels are to be turned and mirrored to be upright. The names say where the stored top row belongs.
    public enum Orientation: Int, Sendable, CaseIterable {
        /// The pixels as they are stored.
        case up
        /// Turned by 180°.
        case down
        /// Turned by 90° counterclockwise.
        case left
        /// Turned by 90° clockwise.
        case right
        /// Mirrored across.
        case upMirrored
        /// Mirrored down.
        case downMirrored
        /// Mirrored across, then turned by 90° counterclockwise.
        case leftMirrored
        /// Mirrored across, then turned by 90° clockwise.
        case rightMirrored
    }

    /// How a resizable image fills a larger rectangle.
    public enum ResizingMode: Int, Sendable, CaseIterable {
        /// The parts between the caps are repeated.
        case tile
        /// The parts between the caps are stretched.
        case stretch
    }

    /// Whether an image shows its own colours or is a stencil for the tint colour.
    public enum RenderingMode: Int, Sendable, CaseIterable {
        /// What the context asks for: an image view shows the image's own colours.
        case automatic
        /// The image's own colours.
        case alwaysOriginal
        /// A stencil for the tint colour.
        case alwaysTemplate
    }

    /// The brightness range in which an image is shown. Pictures made here are of standard range.
    public enum DynamicRange: Int, Sendable, CaseIterable {
        /// Nothing says.
        case unspecified = -1
        /// Standard range.
        case standard = 0
        /// Somewhat brighter than standard.
        case constrainedHigh = 1
        /// The whole range of brightness that the display has.
        case high = 2
    }
}

extension UIImage.Orientation {
    var exif: CGImagePropertyOrientation {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }

    /// The orientation that shows the mirror image, left and right exchanged.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }
}
