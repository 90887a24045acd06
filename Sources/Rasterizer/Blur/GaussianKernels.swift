/// Kernels by their σ: a frame has many blurs of few widths.
package struct GaussianKernels {
    private var known: [Double: GaussianKernel] = [:]

    package init() {}

    /// `sigma` in pixels.
    package mutating func kernel(sigma: Double) -> GaussianKernel {
        if let kernel = known[sigma] { return kernel }
        let kernel = GaussianKernel(sigma: sigma)
        known[sigma] = kernel
        return kernel
    }
}
