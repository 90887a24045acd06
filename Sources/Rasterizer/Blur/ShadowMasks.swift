/// The blurred coverage of outlines, remembered by what is equal but for its place.
///
/// Equal outlines at the same phase of the pixel grid share one mask.
package struct ShadowMasks {
    private struct Key: Hashable {
        var outline: PlacedOutline.Key
        var weights: [UInt32]
    }

    /// From the outlines' corners on.
    private var masks: [Key: Mask] = [:]
    private var bounds: [PlacedOutline.Key: PixelRect] = [:]
    private let isShared: Bool
    private let threads: Int
    private var memory = PolygonBuilder()

    /// - Parameters:
    ///   - isShared: false computes every mask anew.
    ///   - threads: how many may blur a mask.
    package init(isShared: Bool = true, threads: Int = 1) {
        self.isShared = isShared
        self.threads = threads
    }

    /// How many masks have been blurred.
    package var count: Int { masks.count }

    /// The pixels that an outline may touch.
    package mutating func bounds(of path: PathShape) -> PixelRect {
        guard let outline = PlacedOutline(path) else { return path.polygon.bounds }
        let known = isShared ? bounds[outline.key] : nil
        let rect = known ?? outline.polygon(in: &memory).bounds
        if isShared, known == nil { bounds[outline.key] = rect }
        return rect.offset(x: outline.x, y: outline.y)
    }

    /// What the blurred inside of an outline covers.
    package mutating func mask(of path: PathShape, kernel: GaussianKernel) -> Mask {
        guard let outline = PlacedOutline(path) else { return blurred(path.polygon, path.effectiveRule, kernel) }
        let key = isShared ? Key(outline: outline.key, weights: kernel.weights) : nil
        let known = key.flatMap { masks[$0] }
        let mask = known ?? blurred(outline.polygon(in: &memory), outline.rule, kernel)
        if let key, known == nil { masks[key] = mask }
        return mask.offset(x: outline.x, y: outline.y)
    }

    private func blurred(_ polygon: Polygon, _ rule: FillRule, _ kernel: GaussianKernel) -> Mask {
        Mask(covering: polygon, rule: rule, in: polygon.bounds).blurred(with: kernel, threads: threads)
    }
}

extension Mask {
    /// The mask moved by whole pixels.
    package func offset(x: Int, y: Int) -> Mask {
        Mask(rect: rect.offset(x: x, y: y), bytes: bytes)
    }
}
