/// A paint made ready to fill rows of pixels.
enum PreparedPaint: Sendable {
    case solid(Color8)
    case gradient(PreparedGradient)
    case image(PreparedImage)
    case enlarged(EnlargedBitmap)
    /// The commands of a group, drawn where their picture is asked for.
    case group(PreparedScene)
    /// Nothing is drawn: the paint's map is singular, or it has no pixels.
    case nothing

    /// - Parameters:
    ///   - bounds: pixels outside are never asked for; not empty.
    ///   - clips: tells the tiles that are drawn one by one.
    init(_ paint: Paint, bounds: PixelRect, clips: ClipTable) {
        switch paint {
        case .solid(let color): self = .solid(color)
        case .gradient(let gradient): self = PreparedGradient(gradient).map { .gradient($0) } ?? .nothing
        case .image(let image): self = PreparedImage(image, bounds: bounds).map { .image($0) } ?? .nothing
        case .enlarged(let picture): self = .enlarged(picture)
        case .group(let group):
            self = .group(
                PreparedScene(group.commands, target: bounds, grid: clips.grid, builders: [clips.builder]))
        }
    }

    /// True when every pixel of it is opaque.
    var isOpaque: Bool {
        switch self {
        case .solid(let color): color.alpha == 255
        case .gradient(let gradient): gradient.isOpaque
        case .image(let image): image.isOpaque
        case .enlarged(let picture): picture.isOpaque
        case .group, .nothing: false
        }
    }
}
