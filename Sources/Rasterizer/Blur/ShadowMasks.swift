/// The blurred coverage of outlines, remembered by what is equal but for its place.
///
/// Equal outlines at the same phase of the pixel grid share one mask.
package struct ShadowMasks {
    private struct Key: Hashable {
        /// From the corner of the bounds.
        var points: [SIMD2<Int32>]
        var weights: [UInt32]
    }

    private var masks: [Key: Mask] = [:]
    private let isShared: Bool

    /// - Parameter isShared: false computes every mask anew.
    package init(isShared: Bool = true) {
        self.isShared = isShared
    }

    /// How many masks have been blurred.
    package var count: Int { masks.count }

    /// What the blurred inside of `polygon` covers.
    package mutating func mask(of polygon: Polygon, kernel: GaussianKernel) -> Mask {
        guard isShared, let key = ShadowMasks.key(polygon, kernel) else {
            return ShadowMasks.blurred(polygon, kernel)
        }
        let (x, y) = (polygon.bounds.minX, polygon.bounds.minY)
        if let known = masks[key] { return known.offset(x: x, y: y) }
        let mask = ShadowMasks.blurred(polygon, kernel)
        masks[key] = mask.offset(x: -x, y: -y)
        return mask
    }

    /// Nil for outlines too large or too rich to be worth remembering.
    private static func key(_ polygon: Polygon, _ kernel: GaussianKernel) -> Key? {
        let bounds = polygon.bounds
        guard polygon.pointCount <= 1024, bounds.width < 1 << 14, bounds.height < 1 << 14 else { return nil }
        return Key(points: polygon.relativePoints, weights: kernel.weights)
    }

    private static func blurred(_ polygon: Polygon, _ kernel: GaussianKernel) -> Mask {
        Mask(covering: polygon, in: polygon.bounds).blurred(with: kernel)
    }
}

extension Mask {
    /// The same coverage elsewhere.
    package func offset(x: Int, y: Int) -> Mask {
        Mask(rect: rect.offset(x: x, y: y), bytes: bytes)
    }
}
