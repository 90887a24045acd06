/// A paint that somebody else keeps: to look at it counts nothing, which would move memory from thread to thread.
enum BorrowedPaint: Sendable {
    case solid(Color8)
    case gradient(Unmanaged<PreparedGradient>)
    case image(Unmanaged<PreparedImage>)
    case enlarged(Unmanaged<EnlargedBitmap>)
    case group(Unmanaged<PreparedScene>)
    case nothing

    init(_ paint: PreparedPaint) {
        switch paint {
        case .solid(let color): self = .solid(color)
        case .gradient(let gradient): self = .gradient(.passUnretained(gradient))
        case .image(let image): self = .image(.passUnretained(image))
        case .enlarged(let picture): self = .enlarged(.passUnretained(picture))
        case .group(let scene): self = .group(.passUnretained(scene))
        case .nothing: self = .nothing
        }
    }
}
