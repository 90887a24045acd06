import Rasterizer

extension CGImage {
    /// A picture of pixels that are all opaque.
    /// - Parameter counted: Their bytes, as they were decoded from a file.
    package convenience init(opaque bitmap: Bitmap, fonts: FontSet = FontSet(), counted: DecodedBytes? = nil) {
        self.init(
            bitmap: bitmap, layout: .opaque, colorSpace: .standard, bitmapInfo: CGBitmapInfo(alpha: .noneSkipLast),
            bytesPerRow: bitmap.width * 4, fonts: fonts, counted: counted)
    }

    /// Whether pixels may have alpha by what the picture says of itself, which is all that a device asks.
    package var claimsAlpha: Bool { isMask || layout.alpha != .none }

    /// A picture whose pixels were decoded from a file.
    package convenience init(bitmap: Bitmap, counted: DecodedBytes) {
        self.init(
            bitmap: bitmap, layout: .standard, colorSpace: .standard,
            bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast), bytesPerRow: bitmap.width * 4, counted: counted)
    }

    /// A picture of a file that was decoded to check it, and that a device would decode when it is first shown.
    package convenience init(unprepared image: CGImage) {
        self.init(
            pixels: ImagePixels(image.bitmap, nil, isUnprepared: true), layout: image.layout,
            colorSpace: image.colorSpace, bitmapInfo: image.bitmapInfo, bytesPerRow: image.bytesPerRow,
            isMask: false, shouldInterpolate: true, fonts: FontSet())
        title = image.title
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
        let decoded = pixels.shrunk(to: size)
        let small = decoded ?? shrunkBitmap(to: size)
        small.title = title
        if decoded != nil { MainDecodings.tell(small) }
        return small
    }

    private func shrunkBitmap(to size: (width: Int, height: Int)) -> CGImage {
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
