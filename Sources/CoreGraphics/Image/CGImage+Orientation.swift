import Rasterizer

/// How stored pixels are to be turned and mirrored to be upright: the values of the EXIF tag.
public enum CGImagePropertyOrientation: UInt32, CaseIterable, Hashable, Sendable {
    /// Drawn as it is stored.
    case up = 1
    /// Mirrored across.
    case upMirrored = 2
    /// Turned by 180°.
    case down = 3
    /// Mirrored down.
    case downMirrored = 4
    /// Rows become columns.
    case leftMirrored = 5
    /// Turned by 90° clockwise.
    case right = 6
    /// Rows become columns, both from the far end.
    case rightMirrored = 7
    /// Turned by 90° counterclockwise.
    case left = 8

    /// True when width and height change places.
    package var swapsSides: Bool { rawValue >= 5 }
}

extension CGImage {
    /// The picture with its pixels turned and mirrored: what `orientation` calls for to make it upright.
    package func oriented(_ orientation: CGImagePropertyOrientation) -> CGImage {
        if orientation == .up { return self }
        let (width, height) = orientation.swapsSides ? (height, width) : (width, height)
        // A pixel's place in the stored rows: start + x · across + y · down.
        let (columns, rows) = (self.width, self.height)
        let last = (x: columns - 1, y: (rows - 1) * columns)
        let (start, across, down) =
            switch orientation {
            case .up: (0, 1, columns)
            case .upMirrored: (last.x, -1, columns)
            case .down: (last.x + last.y, -1, -columns)
            case .downMirrored: (last.y, 1, -columns)
            case .leftMirrored: (0, columns, 1)
            case .right: (last.y, -columns, 1)
            case .rightMirrored: (last.x + last.y, -columns, -1)
            case .left: (last.x, columns, -1)
            }
        let source = bitmap.bytes
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        for y in 0..<height {
            var index = (start + y * down) * 4
            for _ in 0..<width {
                bytes.append(contentsOf: source[index..<index + 4])
                index += across * 4
            }
        }
        let bitmap = Bitmap(rect: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes)
        let turned = layout.alpha == .none ? CGImage(opaque: bitmap) : CGImage(bitmap: bitmap)
        turned.title = title
        return turned
    }
}
