import CoreGraphics
import Foundation
import Rasterizer

/// An emitter's particles at one moment, in the order in which they are drawn.
package final class ParticleField: Equatable, Sendable {
    /// One particle.
    package struct Sprite: Equatable, Sendable {
        /// The centre in layer space; z points to the viewer.
        package var x, y, z: Double
        /// The scale times the cosine, and times the sine, of the angle.
        package var cosine, sine: Double
        /// What the picture's straight channels are multiplied with: 0…1.
        package var color: SIMD4<Float>
        /// The picture's place in the field's list.
        package var picture: Int

        package init(
            x: Double, y: Double, z: Double = 0, cosine: Double = 1, sine: Double = 0,
            color: SIMD4<Float> = SIMD4(repeating: 1), picture: Int = 0
        ) {
            (self.x, self.y, self.z) = (x, y, z)
            (self.cosine, self.sine) = (cosine, sine)
            self.color = color
            self.picture = picture
        }
    }

    /// What particles of one cell show.
    package struct Picture: Equatable, Sendable {
        @ByIdentity package var image: CGImage
        /// The part that is shown, in pixels of the image.
        package var source: CGRect
        /// Points at scale 1.
        package var size: CGSize
        package var minificationFilter = ImageContents.Filter.linear
        package var magnificationFilter = ImageContents.Filter.linear
        package var minificationFilterBias: Float = 0

        package init(image: CGImage, source: CGRect, size: CGSize) {
            (self.image, self.source, self.size) = (image, source, size)
        }
    }

    package let sprites: [Sprite]
    package let pictures: [Picture]
    /// Particles are added to what lies below, instead of covering it.
    package let isAdditive: Bool
    /// Particles stand before and behind the layer's plane, and are seen there.
    package let isSpatial: Bool
    /// What could not be drawn as the emitter asks, one sentence each.
    package let problems: [String]
    private let box: SpriteBox

    /// - Parameter keepsDepth: False flattens particles into the layer's plane.
    package init(
        _ sprites: [Sprite], pictures: [Picture], isAdditive: Bool = false, keepsDepth: Bool = false,
        problems: [String] = []
    ) {
        self.sprites = sprites
        self.pictures = pictures
        self.isAdditive = isAdditive
        self.problems = problems
        box = SpriteBox(sprites, pictures: pictures)
        isSpatial = keepsDepth && (box.minZ != 0 || box.maxZ != 0) && !sprites.isEmpty
    }

    package static func == (a: ParticleField, b: ParticleField) -> Bool {
        if a === b { return true }
        return a.isAdditive == b.isAdditive && a.isSpatial == b.isSpatial && a.sprites.count == b.sprites.count
            && a.pictures == b.pictures && a.problems == b.problems && a.sprites == b.sprites
    }

    /// Holds all particles as they lie in the layer's plane, in layer space.
    var extent: PlaneRect { box.rect }

    /// Holds all particles as they are seen in the layer's plane, in layer space.
    func extent(seenWith depth: SIMD3<Double>) -> PlaneRect {
        isSpatial && depth != .zero ? box.rect(seenWith: depth) : box.rect
    }
}

/// The box around particles.
private struct SpriteBox: Sendable {
    private(set) var rect = PlaneRect.empty
    private(set) var minZ = 0.0
    private(set) var maxZ = 0.0

    init(_ sprites: [ParticleField.Sprite], pictures: [ParticleField.Picture]) {
        for sprite in sprites {
            let size = pictures[sprite.picture].size
            let (c, s) = (sprite.cosine.magnitude / 2, sprite.sine.magnitude / 2)
            let (w, h) = (Double(size.width), Double(size.height))
            let (dx, dy) = (c * w + s * h, s * w + c * h)
            rect.minX = min(rect.minX, sprite.x - dx)
            rect.minY = min(rect.minY, sprite.y - dy)
            rect.maxX = max(rect.maxX, sprite.x + dx)
            rect.maxY = max(rect.maxY, sprite.y + dy)
        }
        minZ = sprites.reduce(.infinity) { min($0, $1.z) }
        maxZ = sprites.reduce(-.infinity) { max($0, $1.z) }
    }

    func rect(seenWith depth: SIMD3<Double>) -> PlaneRect {
        var result = PlaneRect.empty
        for z in [minZ, maxZ] {
            let w = 1 + z * depth.z
            // Some of it is beside or behind the viewer.
            guard w > SpriteMap.horizon else { return .everything }
            let x = [rect.minX, rect.maxX].map { ($0 + z * depth.x) / w }
            let y = [rect.minY, rect.maxY].map { ($0 + z * depth.y) / w }
            result = result.union(PlaneRect(minX: x[0], minY: y[0], maxX: x[1], maxY: y[1]))
        }
        return result.intersection(.everything)
    }
}
