import Rasterizer

/// Kernels by their σ: a frame has many shadows of few widths.
struct GaussianKernels {
    private var known: [Double: GaussianKernel] = [:]

    /// `sigma` in pixels.
    mutating func kernel(sigma: Double) -> GaussianKernel {
        if let kernel = known[sigma] { return kernel }
        let kernel = GaussianKernel(sigma: sigma)
        known[sigma] = kernel
        return kernel
    }
}
