import UIKit

/// Draws a picture by a file's drawing steps, as an image renderer does.
@MainActor
struct PictureCanvas {
    /// Points.
    let size: CGSize
    /// Pixels a point.
    let scale: CGFloat
    let traits: UITraitCollection
    /// Makes the pictures that are drawn into this one.
    let image: (SceneImage) -> UIImage

    func draw(_ steps: [DrawOperation]) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: traits)
        format.scale = scale
        format.opaque = false
        // What `bounds` and `outline` mean in its paths.
        let layer = CALayer()
        layer.bounds = CGRect(origin: .zero, size: size)
        var result = UIImage()
        traits.performAsCurrent {
            result = UIGraphicsImageRenderer(size: size, format: format).image { canvas in
                DrawingRun(context: canvas.cgContext, layer: layer, image: image).run(steps)
            }
        }
        return Self.withoutNeedlessAlpha(result)
    }

    /// A picture without clear places, as a renderer makes it that was told so.
    private static func withoutNeedlessAlpha(_ image: UIImage) -> UIImage {
        guard let picture = image.cgImage, picture.isOpaque else { return image }
        return UIImage(
            cgImage: CGImage(opaque: picture.bitmap, fonts: picture.fonts), scale: image.scale,
            orientation: image.imageOrientation)
    }
}
