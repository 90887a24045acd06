/// Where a drawn pixel's colour comes from, before coverage and alpha.
package enum Paint: Sendable {
    case solid(Color8)
    indirect case gradient(GradientPaint)
    indirect case image(ImagePaint)
    case enlarged(EnlargedBitmap)
    case group(DrawGroup)

    /// Nothing is drawn beyond; nil: everywhere.
    var bounds: PixelRect? {
        switch self {
        case .enlarged(let picture): picture.rect
        case .group(let group): group.rect
        case .solid, .gradient, .image: nil
        }
    }
}
