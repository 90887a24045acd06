import Arithmetic
import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// An emitter's particles: each a picture with hard edges, its own colour and its own alpha.
    mutating func appendParticles(
        _ command: PlanCommand, depth: SIMD3<Double>, clip: Clip?, visible: PixelRect, to list: inout [DrawCommand]
    ) {
        guard let field = command.node.values.particles else { return }
        let map = SpriteMap(command.matrix, depth: depth)
        let sources = field.pictures.map { PictureSource($0) }
        list.reserveCapacity(list.count + field.sprites.count)
        for sprite in field.sprites {
            let source = sources[sprite.picture]
            let paint = SpritePaint(sprite.color, under: command.color, alpha: command.alpha)
            guard paint.alpha > 0, let matrix = map.matrix(of: sprite),
                let quad = HardQuad.image(of: source.rect, through: matrix),
                !quad.pixelBounds.intersection(visible).isEmpty,
                let image = imagePaint(source, factor: paint.factor, matrix: matrix, visible: visible)
            else { continue }
            list.append(
                DrawCommand(
                    shape: .quad(quad), clip: clip, paint: .image(image), alpha: paint.alpha,
                    blendMode: field.isAdditive ? .plusLighter : .normal))
        }
    }

    private mutating func imagePaint(
        _ source: PictureSource, factor: SIMD4<UInt8>?, matrix: Matrix3x3, visible: PixelRect
    ) -> ImagePaint? {
        let picture = source.picture
        let map = source.matrix.concatenating(matrix).snappedToPixels(
            width: Double(picture.source.width), height: Double(picture.source.height))
        guard let density = map.texelsPerPixel(at: source.center) else { return nil }
        let filter = density > 1 ? picture.minificationFilter : picture.magnificationFilter
        if filter == .trilinear, density > 1 {
            let detail = BinaryLogarithm.of(density) + Double(picture.minificationFilterBias)
            if detail > 0 {
                var paint = trilinearPaint(
                    picture.image, factor: nil, tint: nil, matrix: map, detail: detail, area: source.rect,
                    through: matrix, visible: visible)
                paint?.factor = factor
                return paint
            }
        }
        var paint = ImagePaint(
            bitmap: picture.image.bitmap, source: source.pixels, matrix: map,
            filter: filter == .nearest ? .nearest : .bilinear, factor: factor)
        paint.isCutToSource = true
        return paint
    }
}

/// A particle's colour as the rasterizer takes it.
private struct SpritePaint {
    /// Round half up of all opacities, in Float.
    var alpha: UInt8
    /// Nil for white.
    var factor: SIMD4<UInt8>?

    /// - Parameters:
    ///   - outer: A replicator's colour.
    ///   - alpha: Of the layer.
    init(_ color: SIMD4<Float>, under outer: SIMD4<Float>?, alpha: UInt8) {
        let color = outer.map { $0 * color } ?? color
        self.alpha = LayerColor.scaled(alpha, by: color.w)
        let bytes = SIMD4(
            LayerColor.scaled(255, by: color.x), LayerColor.scaled(255, by: color.y),
            LayerColor.scaled(255, by: color.z), 255)
        factor = bytes == SIMD4(repeating: 255) ? nil : bytes
    }
}

/// A picture of particles, with what is the same for all of them.
private struct PictureSource {
    let picture: ParticleField.Picture
    /// Points about the particle's centre.
    let rect: CGRect
    /// Pixels of the picture → points about the particle's centre.
    let matrix: Matrix3x3
    /// Pixels of the picture that may be looked at.
    let pixels: PixelRect
    let center: Point

    init(_ picture: ParticleField.Picture) {
        self.picture = picture
        rect = SpriteMap.rect(of: picture.size)
        matrix = Matrix3x3(from: picture.source, to: rect)
        pixels = PlaneRect(picture.source).pixels
        center = Point(picture.source.midX, picture.source.midY)
    }
}
