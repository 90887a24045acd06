extension Bitmap {
    /// The bitmap's premultiplied channels blurred in both directions, grown by the kernel's radius on every side, and
    /// cut to `clip` when there is one; transparent lies beyond.
    package func blurred(with kernel: GaussianKernel, in clip: PixelRect? = nil) -> Bitmap {
        if rect.isEmpty { return self }
        let grown = rect.outset(by: kernel.radius)
        let target = clip.map { grown.intersection($0) } ?? grown
        if target.isEmpty { return Bitmap(rect: .empty) }
        if kernel.radius == 0, target == rect { return self }
        let blur = SeparableBlur(kernel: kernel, channels: 4)
        return Bitmap(rect: target, bytes: blur.blur(bytes, source: rect, target: target))
    }
}
