extension Mask {
    /// Blurred in both directions, grown by the kernel's radius on every side.
    package func blurred(with kernel: GaussianKernel) -> Mask {
        fatalError("unimplemented")
    }
}
