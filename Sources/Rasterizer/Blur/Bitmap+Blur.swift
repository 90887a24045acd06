extension Bitmap {
    /// Its premultiplied channels blurred in both directions, grown by the kernel's radius on every side; transparent
    /// lies beyond.
    package func blurred(with kernel: GaussianKernel) -> Bitmap {
        fatalError("unimplemented")
    }
}
