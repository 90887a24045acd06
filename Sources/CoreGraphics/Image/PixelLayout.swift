import Rasterizer

/// How the pixels of a caller's memory are laid out: 8 bits a component.
struct PixelLayout: Hashable, Sendable {
    enum Alpha: Sendable { case none, straight, premultiplied, only }

    var bytesPerPixel: Int
    /// Where red, green, blue and alpha stand in a pixel; red also for grey.
    var red: Int
    var green: Int
    var blue: Int
    var alphaPlace: Int
    var alpha: Alpha
    var isGray: Bool

    /// Nil for layouts that are not supported: other than 8 bits a component, floating point, units of 16 bits.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, info.rawValue & 0xF00 == 0, let alphaInfo = info.alphaInfo,
            let order = info.byteOrder
        else { return nil }
        switch (model, alphaInfo, bitsPerPixel) {
        case (_, .alphaOnly, 8): self.init(gray: 1, alphaPlace: 0, alpha: .only)
        case (.monochrome, .none, 8): self.init(gray: 1, alphaPlace: 0, alpha: .none)
        case (.monochrome, .premultipliedLast, 16): self.init(gray: 2, alphaPlace: 1, alpha: .premultiplied)
        case (.monochrome, .last, 16): self.init(gray: 2, alphaPlace: 1, alpha: .straight)
        case (.rgb, .none, 24): self.init(components: 3, first: 0, backwards: false, alphaPlace: 0, alpha: .none)
        case (.rgb, _, 32): self.init(wide: alphaInfo, order: order)
        default: return nil
        }
        if bytesPerPixel != 4, order == .order32Little || order == .order16Little { return nil }
    }

    private init?(wide alphaInfo: CGImageAlphaInfo, order: CGImageByteOrderInfo) {
        let backwards: Bool
        switch order {
        case .orderDefault, .order32Big: backwards = false
        case .order32Little: backwards = true
        case .order16Little, .order16Big, .orderMask: return nil
        }
        let isFirst: Bool
        let alpha: Alpha
        switch alphaInfo {
        case .premultipliedLast: (isFirst, alpha) = (false, .premultiplied)
        case .last: (isFirst, alpha) = (false, .straight)
        case .noneSkipLast, .none: (isFirst, alpha) = (false, .none)
        case .premultipliedFirst: (isFirst, alpha) = (true, .premultiplied)
        case .first: (isFirst, alpha) = (true, .straight)
        case .noneSkipFirst: (isFirst, alpha) = (true, .none)
        case .alphaOnly: return nil
        }
        self.init(
            components: 4, first: isFirst ? 1 : 0, backwards: backwards, alphaPlace: isFirst ? 0 : 3, alpha: alpha)
    }

    private init(components: Int, first: Int, backwards: Bool, alphaPlace: Int, alpha: Alpha) {
        func place(_ index: Int) -> Int { backwards ? components - 1 - index : index }
        bytesPerPixel = components
        red = place(first)
        green = place(first + 1)
        blue = place(first + 2)
        self.alphaPlace = place(alphaPlace)
        self.alpha = alpha
        isGray = false
    }

    private init(gray bytesPerPixel: Int, alphaPlace: Int, alpha: Alpha) {
        self.bytesPerPixel = bytesPerPixel
        (red, green, blue) = (0, 0, 0)
        self.alphaPlace = alphaPlace
        self.alpha = alpha
        isGray = true
    }

    /// Bytes R G B A, premultiplied: what a `Bitmap` holds.
    static let standard = PixelLayout(
        components: 4, first: 0, backwards: false, alphaPlace: 3, alpha: .premultiplied)
}
