import CoreGraphics
import Rasterizer

/// Pictures made from images once an execution: multiplied by a replicator's colour, or halved into mipmaps.
struct PreparedImages {
    private struct Key: Hashable {
        var image: ObjectIdentifier
        var color: SIMD4<Float>?
    }

    private var colored: [Key: Bitmap] = [:]
    private var mipmaps: [Key: Mipmaps] = [:]

    /// The pixels of `image` under a replicator's colour.
    mutating func bitmap(_ image: CGImage, multipliedBy color: SIMD4<Float>?) -> Bitmap {
        guard let color else { return image.bitmap }
        let key = Key(image: ObjectIdentifier(image), color: color)
        if let known = colored[key] { return known }
        let bitmap = PictureFilter.multiplied(image.bitmap, by: color)
        colored[key] = bitmap
        return bitmap
    }

    /// The two levels of detail on both sides of `detail`, the log₂ of source pixels a target pixel; twice the last one
    /// beyond it.
    mutating func levels(_ image: CGImage, multipliedBy color: SIMD4<Float>?, detail: Double) -> DetailLevels {
        let key = Key(image: ObjectIdentifier(image), color: color)
        var chain = mipmaps[key] ?? Mipmaps(base: bitmap(image, multipliedBy: color))
        let last = chain.lastLevel
        let fine = min(last, Int(min(detail, 64)))
        let coarse = min(last, fine + 1)
        let weight = fine == coarse ? 0 : Int((detail - Double(fine)) * 256 + 0.5)
        let result = DetailLevels(
            fine: chain[fine], fineLevel: fine, coarse: chain[coarse], coarseLevel: coarse,
            coarseWeight: max(0, min(256, weight)))
        mipmaps[key] = chain
        return result
    }
}

/// Two neighbours in a chain of mipmaps.
struct DetailLevels {
    var fine: Bitmap
    var fineLevel: Int
    var coarse: Bitmap
    var coarseLevel: Int
    /// 256ths of the coarse one in the mixture.
    var coarseWeight: Int
}

/// A picture and its halves: level n has a pixel for every 2ⁿ×2ⁿ of the picture.
struct Mipmaps {
    private var levels: [Bitmap]

    init(base: Bitmap) {
        levels = [base]
    }

    /// The level of a single pixel.
    var lastLevel: Int {
        let side = max(levels[0].width, levels[0].height, 1)
        return Int.bitWidth - (side - 1).leadingZeroBitCount
    }

    subscript(level: Int) -> Bitmap {
        mutating get {
            while levels.count <= level { levels.append(levels[levels.count - 1].halved()) }
            return levels[level]
        }
    }
}
