import Rasterizer
import UIKit

/// Turns descriptions of pictures into pictures, each combination of pixels once.
@MainActor
final class ImageMaker {
    private struct Key: Hashable {
        var width: Int
        var height: Int
        var first: Color8
        var second: Color8
        /// The side of a cell, in points.
        var cell: Double
        var scale: Double
    }

    /// A drawing as it looks under some traits, at a scale.
    private struct DrawnKey: Hashable {
        var drawing: ObjectIdentifier
        var scale: CGFloat
        var traits: UITraitCollection
    }

    private let scale: CGFloat
    private var made: [Key: CGImage] = [:]
    /// Each with its drawing, whose identity stays taken for as long.
    private var drawn: [DrawnKey: (drawing: any SceneDrawing, image: UIImage)] = [:]

    /// - Parameter scale: Pixels a point of what is made without a scale of its own.
    init(scale: CGFloat) {
        self.scale = scale
    }

    func image(_ image: SceneImage, traits: UITraitCollection) -> UIImage {
        var result: UIImage
        switch image.source {
        case .file(let picture, let fileScale, _):
            result = UIImage(cgImage: picture, scale: CGFloat(image.scale ?? fileScale), orientation: .up)
        case .color(let color):
            result = make(image, color, color, cell: 1, traits)
        case .checker(let first, let second, let cell):
            result = make(image, first, second, cell: cell, traits)
        case .symbol(let name, let configuration):
            let configuration = configuration.withTraitCollection(traits)
            result = UIImage(systemName: name, withConfiguration: configuration) ?? UIImage()
        case .drawing(let drawing):
            result = draw(drawing, of: image, traits)
        }
        if image.capInsets != nil || image.resizingMode != nil {
            result = result.resizableImage(
                withCapInsets: image.capInsets ?? .zero, resizingMode: image.resizingMode ?? .tile)
        }
        return image.renderingMode == .automatic ? result : result.withRenderingMode(image.renderingMode)
    }

    private func draw(_ drawing: any SceneDrawing, of image: SceneImage, _ traits: UITraitCollection) -> UIImage {
        let scale = image.scale.map { CGFloat($0) } ?? scale
        let key = DrawnKey(drawing: ObjectIdentifier(drawing), scale: scale, traits: traits)
        if let known = drawn[key] { return known.image }
        let canvas = PictureCanvas(size: image.size ?? .zero, scale: scale, traits: traits) { inner in
            self.image(inner, traits: traits)
        }
        let picture = canvas.draw((drawing as? DrawnPicture)?.steps ?? [])
        drawn[key] = (drawing, picture)
        return picture
    }

    private func make(
        _ image: SceneImage, _ first: UIColor, _ second: UIColor, cell: Double, _ traits: UITraitCollection
    ) -> UIImage {
        let scale = image.scale ?? Double(scale)
        let size = image.size ?? .zero
        let key = Key(
            width: max(1, Int((Double(size.width) * scale).rounded())),
            height: max(1, Int((Double(size.height) * scale).rounded())),
            first: first.resolvedColor(with: traits).cgColor.color8.premultiplied,
            second: second.resolvedColor(with: traits).cgColor.color8.premultiplied, cell: cell, scale: scale)
        let picture = made[key] ?? Self.picture(key)
        made[key] = picture
        return UIImage(cgImage: picture, scale: CGFloat(scale), orientation: .up)
    }

    /// A pixel belongs to the square that holds its centre.
    private static func picture(_ key: Key) -> CGImage {
        let columns = (0..<key.width).map { isOdd($0, key) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(key.width * key.height * 4)
        let rows = [row(columns, swapped: false, key), row(columns, swapped: true, key)]
        for y in 0..<key.height { bytes.append(contentsOf: rows[isOdd(y, key) ? 1 : 0]) }
        let bitmap = Bitmap(rect: PixelRect(x: 0, y: 0, width: key.width, height: key.height), bytes: bytes)
        let isOpaque = key.first.alpha == 255 && key.second.alpha == 255
        return isOpaque ? CGImage(opaque: bitmap) : CGImage(bitmap: bitmap)
    }

    private static func isOdd(_ pixel: Int, _ key: Key) -> Bool {
        let square = ((Double(pixel) + 0.5) / key.scale / key.cell).rounded(.down)
        return square.truncatingRemainder(dividingBy: 2) == 1
    }

    private static func row(_ columns: [Bool], swapped: Bool, _ key: Key) -> [UInt8] {
        columns.flatMap { isOdd in
            let color = isOdd == swapped ? key.first : key.second
            return [color.red, color.green, color.blue, color.alpha]
        }
    }
}
