extension Mask {
    /// Blurred in both directions, grown by the kernel's radius on every side, and cut to `clip` when there is one.
    package func blurred(with kernel: GaussianKernel, in clip: PixelRect? = nil, threads: Int = 1) -> Mask {
        if rect.isEmpty { return self }
        let grown = rect.outset(by: kernel.radius)
        let target = clip.map { grown.intersection($0) } ?? grown
        if target.isEmpty { return Mask(rect: .empty) }
        if kernel.radius == 0, target == rect { return self }
        let blur = SeparableBlur(kernel: kernel, channels: 1, threads: threads)
        return Mask(rect: target, bytes: blur.blur(bytes, source: rect, target: target))
    }
}
