/// Composites rows in any mode but `normal`, which has kernels of its own.
///
/// Colours are computed in doubles by IEEE-exact operations and rounded once: d + k·(result − d), k being the coverage.
/// The alpha is the source's: it scales what is blended, so that `copy` leaves a picture of that opacity and two parts
/// of one picture that add up make it whole.
struct Blender {
    enum Source {
        case color(Color8)
        /// Premultiplied, one a pixel.
        case pixels(UnsafePointer<UInt8>)
    }

    var mode: BlendMode
    var alpha: UInt8

    /// - Parameter coverage: nil where all is covered.
    func composite(
        _ source: Source, over pixels: UnsafeMutablePointer<UInt8>, coverage: UnsafePointer<UInt8>?, count: Int
    ) {
        let opacity = Double(alpha) / 255
        for i in 0..<count {
            let covered = Int(coverage?[i] ?? 255)
            if covered == 0 { continue }
            if mode == .clear, covered == 255 {
                // What the formula gives, whatever the colours are.
                (pixels + 4 * i).update(repeating: 0, count: 4)
                continue
            }
            var color: BlendColor
            switch source {
            case .color(let straight): color = Blender.color(straight)
            case .pixels(let premultiplied): color = Blender.color(premultiplied + 4 * i)
            }
            color.rgb *= opacity
            color.alpha *= opacity
            Blender.store(mode, color, Double(covered) / 255, pixels + 4 * i)
        }
    }

    private static func store(
        _ mode: BlendMode, _ source: BlendColor, _ k: Double, _ pixel: UnsafeMutablePointer<UInt8>
    ) {
        let backdrop = color(UnsafePointer(pixel))
        let result = mode.result(source: source, backdrop: backdrop)
        let rgb = backdrop.rgb + (result.rgb - backdrop.rgb) * k
        let alpha = byte(backdrop.alpha + (result.alpha - backdrop.alpha) * k)
        pixel[0] = min(alpha, byte(rgb.x))
        pixel[1] = min(alpha, byte(rgb.y))
        pixel[2] = min(alpha, byte(rgb.z))
        pixel[3] = alpha
    }

    private static func byte(_ value: Double) -> UInt8 { UInt8(min(1, max(0, value)) * 255 + 0.5) }

    private static func color(_ pixel: UnsafePointer<UInt8>) -> BlendColor {
        BlendColor(
            rgb: SIMD3(Double(pixel[0]), Double(pixel[1]), Double(pixel[2])) / 255, alpha: Double(pixel[3]) / 255)
    }

    private static func color(_ straight: Color8) -> BlendColor {
        let alpha = Double(straight.alpha) / 255
        let rgb = SIMD3(Double(straight.red), Double(straight.green), Double(straight.blue)) / 255
        return BlendColor(rgb: rgb * alpha, alpha: alpha)
    }
}
