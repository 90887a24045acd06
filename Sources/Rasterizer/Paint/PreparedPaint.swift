/// A paint made ready to fill rows of pixels.
enum PreparedPaint: Sendable {
    case solid(Color8)
    case gradient(PreparedGradient)
    case image(PreparedImage)
    /// Its map is singular: it draws nothing.
    case nothing

    init(_ paint: Paint) {
        switch paint {
        case .solid(let color): self = .solid(color)
        case .gradient(let gradient): self = PreparedGradient(gradient).map { .gradient($0) } ?? .nothing
        case .image(let image): self = PreparedImage(image).map { .image($0) } ?? .nothing
        }
    }
}
