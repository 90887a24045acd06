import Rasterizer

extension CGContext {
    /// Clips to the current path, open subpaths closed, and throws it away. An empty path leaves nothing to draw on
    /// [assumed].
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = currentPath
        beginPath()
        let shape = fillShape(path.path, path.matrix, rule: rule)
        addClip(shape, box: CGPath(rasterPath: path.path.applying(path.matrix)).boundingBoxOfPath)
    }

    /// Clips to a rectangle.
    public func clip(to rect: CGRect) {
        beginPath()
        addClip(rectShape(rect, state.matrix), box: rect.applying(state.matrix))
    }

    /// Clips to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Clips through a picture laid into a rectangle, as `draw(_:in:)` would lay it: through its alpha; a picture
    /// without alpha through its grey, white lets through; an image mask where it would paint. Nothing outside the
    /// rectangle.
    public func clip(to rect: CGRect, mask: CGImage) {
        beginPath()
        guard let placement = ImagePlacement(mask, in: rect, self) else { return addClip(nil, box: .null) }
        let bounds = (placement.shape.bounds ?? .empty).intersection(state.clipPixels)
        var bitmap = Bitmap(rect: bounds)
        let paint = placement.paint(of: mask.coverageBitmap, tint: nil)
        TileRenderer().render([DrawCommand(shape: placement.shape, paint: .image(paint))], into: &bitmap)
        addClip(.mask(Mask(alphaOf: bitmap)), box: CGRect(bounds))
    }

    /// Takes all clips away that were set in this context or transparency layer, also by an enclosing state [assumed].
    public func resetClip() {
        state.clip = nil
        state.clipBox = CGRect(surfaces[surfaces.count - 1].bitmap.rect)
    }

    /// The box of the clip in user space.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBox.applying(state.matrix.inverted())
    }

    private func addClip(_ shape: Shape?, box: CGRect) {
        state.addClip(shape ?? .pixels(.empty), box: shape == nil ? .null : box)
    }
}

extension CGImage {
    /// What the picture lets through as a mask, as alpha.
    fileprivate var coverageBitmap: Bitmap {
        if isMask || layout.alpha != .none { return bitmap }
        var bytes = bitmap.bytes
        for index in stride(from: 0, to: bytes.count, by: 4) {
            bytes[index + 3] = PixelLayout.luminance(bytes[index], bytes[index + 1], bytes[index + 2])
        }
        return Bitmap(rect: bitmap.rect, bytes: bytes)
    }
}
