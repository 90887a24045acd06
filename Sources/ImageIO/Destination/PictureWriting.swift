import CoreGraphics

/// How a picture becomes a file.
struct PictureWriting {
    private let format: PictureFormat
    private let quality: Double
    private let orientation: CGImagePropertyOrientation
    private let longSide: Int
    private let background: CGColor?

    init(_ format: PictureFormat, _ properties: CFDictionary) {
        self.format = format
        func number(_ key: String) -> Double? { SourceOptions.number(properties[key]) }
        quality = number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
        let turned = number(kCGImagePropertyOrientation).flatMap { UInt32(exactly: $0) }
        orientation = turned.flatMap(CGImagePropertyOrientation.init(rawValue:)) ?? .up
        let side = number(kCGImageDestinationImageMaxPixelSize) ?? 0
        longSide = side >= 1 && side < 0x1p31 ? Int(side) : 0
        background = properties[kCGImageDestinationBackgroundColor] as? CGColor
    }

    /// The bytes of the file. PNG has no place for an orientation.
    func bytes(of image: CGImage) throws(PictureError) -> [UInt8] {
        let small = shrunk(image)
        guard format == .jpeg else { return try PNG.encode(small) }
        return try JPEG.encode(background.map { onto($0, small) } ?? small, quality: quality, orientation: orientation)
    }

    private func shrunk(_ image: CGImage) -> CGImage {
        let full = (image.width, image.height)
        let size = PictureSize.of(full, longSide: longSide)
        if size == full { return image }
        let bitmap = BoxFilter.shrink(image.bitmap, to: size)
        return image.isOpaque ? CGImage(opaque: bitmap) : CGImage(bitmap: bitmap)
    }

    private func onto(_ color: CGColor, _ image: CGImage) -> CGImage {
        let below = color.color8
        var bitmap = image.bitmap
        for index in stride(from: 0, to: bitmap.bytes.count, by: 4) {
            let rest = 255 - bitmap.bytes[index + 3]
            bitmap.bytes[index] += Premultiplication.multiply(below.red, rest)
            bitmap.bytes[index + 1] += Premultiplication.multiply(below.green, rest)
            bitmap.bytes[index + 2] += Premultiplication.multiply(below.blue, rest)
            bitmap.bytes[index + 3] = 255
        }
        return CGImage(opaque: bitmap)
    }
}
