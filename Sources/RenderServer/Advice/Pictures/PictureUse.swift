import CoreGraphics
import Rasterizer

/// A picture of a file or of code, as one layer shows it in one piece.
struct PictureUse {
    let layer: LayerID
    let contents: ImageContents
    /// The part of the picture that is shown, in its pixels.
    private let source: CGRect
    /// The place of that part in the pass's pixels.
    private let place: CGRect
    /// How many pixels of the screen the part takes, across and down.
    private let scale: (x: Double, y: Double)
    /// True where `place` is upright and its pixels are the screen's.
    private let isOnScreen: Bool

    /// Nil for what draws no picture, or one that is stretched between its edges, or tilted in depth.
    /// - Parameter isOnScreen: Whether the pass's pixels are the screen's.
    init?(_ command: PlanCommand, isOnScreen: Bool) {
        guard case .image = command.content, let contents = command.node.values.image, !contents.isBackingStore,
            command.matrix.isAffine
        else { return nil }
        let image = contents.image
        let placement = ImagePlacement(
            contents, pixels: CGSize(width: image.width, height: image.height), bounds: command.node.values.bounds)
        guard placement.parts.count == 1, let part = placement.parts.first else { return nil }
        let matrix = command.matrix
        layer = command.node.id
        self.contents = contents
        source = part.source
        let across = (matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12).squareRoot()
        let down = (matrix.m21 * matrix.m21 + matrix.m22 * matrix.m22).squareRoot()
        scale = (
            across * part.destination.width / part.source.width, down * part.destination.height / part.source.height
        )
        let isUpright = matrix.m12 == 0 && matrix.m21 == 0 && matrix.m11 > 0 && matrix.m22 > 0
        place = isUpright ? part.destination.applying(matrix) : .null
        self.isOnScreen = isOnScreen && isUpright
        guard scale.x.isFinite, scale.y.isFinite, scale.x > 0, scale.y > 0 else { return nil }
    }

    var image: CGImage { contents.image }

    /// Pixels that the screen shows for each of the picture's.
    var density: Double { scale.x * scale.y }

    /// The size of the whole picture on the screen, in pixels.
    var shown: (width: Double, height: Double) {
        (Double(image.width) * scale.x, Double(image.height) * scale.y)
    }

    /// Pixels of the screen that the shown part takes.
    var shownPixels: Double { Double(source.width * source.height) * density }

    /// Whether it was made for these pixels, give or take one, and misses them.
    ///
    /// What misses them by less than the renderer's own tolerance is drawn as if it did not.
    var isMisaligned: Bool {
        guard isOnScreen else { return false }
        let (width, height) = (place.width - source.width, place.height - source.height)
        guard abs(width) < 1, abs(height) < 1 else { return false }
        return [width, height, place.minX - place.minX.rounded(), place.minY - place.minY.rounded()].contains {
            abs($0) > PixelLines.tolerance
        }
    }
}

extension CGRect {
    /// The image of a rectangle through an upright map.
    fileprivate func applying(_ matrix: Matrix3x3) -> CGRect {
        CGRect(
            x: minX * matrix.m11 + matrix.m31, y: minY * matrix.m22 + matrix.m32, width: width * matrix.m11,
            height: height * matrix.m22)
    }
}
