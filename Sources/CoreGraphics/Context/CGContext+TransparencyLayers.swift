import Rasterizer

extension CGContext {
    /// What is drawn until `endTransparencyLayer()` becomes one picture, which is then drawn with the alpha, blend
    /// mode, shadow and clip of now. Inside, alpha is 1, the blend mode normal, and there is no shadow. `auxiliaryInfo`
    /// is not used.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        openLayer(within: nil)
    }

    /// Begins a layer as `beginTransparencyLayer(auxiliaryInfo:)` does; nothing outside the pixels that `rect` touches
    /// is kept.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        openLayer(within: PixelRect(enclosing: rect.applying(state.matrix)) ?? .empty)
    }

    /// Draws the layer opened last, and goes back to the state in which it was opened; without one, nothing happens.
    public func endTransparencyLayer() {
        guard let bitmap = popLayer(), !bitmap.rect.isEmpty else { return }
        let paint = ImagePaint(bitmap: bitmap, matrix: .identity, filter: .nearest)
        draw(.pixels(bitmap.rect), with: .image(paint), alpha: alphaByte)
    }

    /// A layer with a larger bitmap than this casts a shadow from inside the clip alone.
    private static let mostShadowPixels = 1 << 26

    /// The clip, and what can throw a shadow into it.
    private var layerRegion: PixelRect {
        let clip = state.clipPixels
        guard let shadow = state.shadow else { return clip }
        let region = clip.union(shadowReach(shadow))
        return region.area <= CGContext.mostShadowPixels ? region : clip
    }

    /// The clip counts when the layer is drawn, not inside it, lest soft edges be cut twice.
    private func openLayer(within rect: PixelRect?) {
        var region = layerRegion
        if let rect { region = region.intersection(rect) }
        pushLayer(DrawingSurface(bitmap: Bitmap(rect: region)))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.clip = nil
        state.clipBox = CGRect(region)
    }
}
