import Rasterizer

/// What a finished pass leaves.
enum FinishedPicture: Sendable {
    case bitmap(Bitmap)
    /// A backdrop's blur, coarse until it is drawn.
    case enlarged(EnlargedBitmap)

    var rect: PixelRect {
        switch self {
        case .bitmap(let bitmap): bitmap.rect
        case .enlarged(let picture): picture.rect
        }
    }

    /// All pixels.
    var bitmap: Bitmap {
        switch self {
        case .bitmap(let bitmap): bitmap
        case .enlarged(let picture): picture.bitmap
        }
    }

    /// The picture where it was taken.
    var paint: Paint {
        switch self {
        case .bitmap(let bitmap): .image(ImagePaint(bitmap: bitmap, matrix: .identity, filter: .nearest))
        case .enlarged(let picture): .enlarged(picture)
        }
    }

    /// The picture with every pixel changed for itself; of one that is coarse yet, the coarse pixels (assumed: as on a
    /// device, whose filters run before a backdrop is enlarged).
    func recolored(_ change: (Bitmap) -> Bitmap) -> FinishedPicture {
        switch self {
        case .bitmap(let bitmap): .bitmap(change(bitmap))
        case .enlarged(let picture): .enlarged(picture.mapped(change))
        }
    }
}
