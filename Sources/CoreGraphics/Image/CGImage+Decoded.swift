import Rasterizer

extension CGImage {
    /// A picture of pixels that are all opaque.
    /// - Parameter counted: Their bytes, as they were decoded from a file.
    package convenience init(opaque bitmap: Bitmap, counted: DecodedBytes? = nil) {
        self.init(
            bitmap: bitmap, layout: .opaque, colorSpace: .standard, bitmapInfo: CGBitmapInfo(alpha: .noneSkipLast),
            bytesPerRow: bitmap.width * 4, counted: counted)
    }

    /// A picture whose pixels were decoded from a file.
    package convenience init(bitmap: Bitmap, counted: DecodedBytes) {
        self.init(
            bitmap: bitmap, layout: .standard, colorSpace: .standard,
            bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast), bytesPerRow: bitmap.width * 4, counted: counted)
    }

    /// A picture whose pixels are decoded when somebody first looks at them, on the thread that does.
    package convenience init(_ reader: any PictureReader) {
        let alpha = reader.isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
        self.init(
            pixels: ImagePixels(reader), layout: reader.isOpaque ? .opaque : .standard, colorSpace: .standard,
            bitmapInfo: CGBitmapInfo(alpha: alpha), bytesPerRow: reader.width * 4, isMask: false,
            shouldInterpolate: true, fonts: FontSet())
    }

    /// The picture at another size, each pixel the mean of the area that it covers; one that is not decoded yet is shrunk
    /// while it is.
    /// - Parameter size: Not above the picture's and not below 1.
    package func shrunk(to size: (width: Int, height: Int)) -> CGImage {
        if size == (width, height) { return self }
        if let image = pixels.shrunk(to: size) { return image }
        let small = BoxFilter.shrink(bitmap, to: size)
        return isOpaque ? CGImage(opaque: small) : CGImage(bitmap: small)
    }
}

extension PixelLayout {
    fileprivate static let opaque: PixelLayout = {
        var layout = standard
        layout.alpha = .none
        return layout
    }()
}
