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
    /// - Parameter decode: Gives a bitmap of these sides; called once at most.
    package convenience init(
        width: Int, height: Int, isOpaque: Bool, decode: @escaping @Sendable () -> (Bitmap, DecodedBytes)
    ) {
        self.init(
            pixels: ImagePixels(width: width, height: height, decode: decode),
            layout: isOpaque ? .opaque : .standard, colorSpace: .standard,
            bitmapInfo: CGBitmapInfo(alpha: isOpaque ? .noneSkipLast : .premultipliedLast), bytesPerRow: width * 4,
            isMask: false, shouldInterpolate: true, fonts: FontSet())
    }
}

extension PixelLayout {
    fileprivate static let opaque: PixelLayout = {
        var layout = standard
        layout.alpha = .none
        return layout
    }()
}
