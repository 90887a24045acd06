import Rasterizer

/// What a shadow's blur has to compute: only what can show.
struct ShadowBlur {
    let reduction: Int
    /// The silhouette's pixels (coarse ones, if reduced) that reach what shows.
    let source: PixelRect

    private let grid: Reduction
    private let kernel: GaussianKernel
    private let visible: PixelRect
    private let silhouette: PixelRect

    /// Nil when nothing of the shadow shows.
    /// - Parameter silhouette: where the silhouette may lie, at its final place.
    init?(sigma: Double, silhouette: PixelRect, visible: PixelRect, kernels: inout GaussianKernels) {
        grid = Reduction(sigma: sigma)
        kernel = kernels.kernel(sigma: grid.sigma)
        reduction = grid.factor
        let reach = (kernel.radius + 1) * grid.factor
        self.silhouette = silhouette
        self.visible = visible.intersection(silhouette.outset(by: reach))
        source = grid.rect(around: self.visible.outset(by: reach).intersection(silhouette))
        if self.visible.isEmpty || source.isEmpty { return nil }
    }

    /// Set where at least half of a shadow of ordinary size shows, pixel by pixel: such is blurred whole, at most twice
    /// the work for one, and shared between equal outlines.
    var wholeKernel: GaussianKernel? {
        let whole = silhouette.outset(by: kernel.radius)
        guard reduction == 1, silhouette.area <= 1 << 20 else { return nil }
        return 2 * whole.intersection(visible).area >= whole.area ? kernel : nil
    }

    /// The blurred coverage of what shows.
    func blurred(_ silhouette: Mask, threads: Int) -> Mask {
        grid.enlarged(silhouette.blurred(with: kernel, threads: threads), rect: visible)
    }

    /// The coarse pixels of a finished silhouette.
    func reduced(_ silhouette: Mask) -> Mask {
        grid.reduced(silhouette, rect: source)
    }
}
