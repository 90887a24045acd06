extension UIImage {
    private func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(cgImage, attributes)
    }

    /// The image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image in one colour, through its alpha. A dynamic colour is resolved when the image is drawn. A template
    /// image still takes the tint of what shows it.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tintColor = color }
    }

    /// The image in one colour, through its alpha, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// An image whose outer parts keep their size while what lies between them is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image whose outer parts, in points, keep their size while what lies between them is repeated or stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// An image that is stretched between a left cap and a top cap of these widths in points: what stretches is one
    /// point wide and high.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
            right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The image with other alignment insets.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image as its mirror image, left and right exchanged.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// An image that image views mirror in right-to-left layout.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// Itself: images are decoded when they are made. Nil for an image without pixels.
    public func preparingForDisplay() -> UIImage? {
        cgImage == nil ? nil : self
    }

    /// The image fitted into `size` points at its own scale, with its proportions kept (assumed). Nil for an image
    /// without pixels and for an empty size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitted))
        }
    }
}
