import CoreGraphics

extension CGImage {
    /// The picture upside down.
    var mirroredVertically: CGImage {
        let row = width * 4
        let source = bitmap.bytes
        var mirrored = bitmap
        mirrored.bytes = stride(from: height - 1, through: 0, by: -1).reduce(into: []) { bytes, y in
            bytes.append(contentsOf: source[y * row..<(y + 1) * row])
        }
        return CGImage(bitmap: mirrored, fonts: fonts)
    }
}
