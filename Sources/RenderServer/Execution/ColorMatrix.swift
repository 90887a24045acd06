/// A linear map of straight colours, and what is added to them.
struct ColorMatrix {
    /// What a whole channel adds to each of the four.
    private let red, green, blue, alpha: SIMD4<Float>
    private let bias: SIMD4<Float>

    /// - Parameter rows: four rows of red, green, blue, alpha and bias; nil for another number of values.
    init?(rows: [Float]) {
        guard rows.count == 20 else { return nil }
        func column(_ index: Int) -> SIMD4<Float> {
            SIMD4(rows[index], rows[index + 5], rows[index + 10], rows[index + 15])
        }
        (red, green, blue, alpha, bias) = (column(0), column(1), column(2), column(3), column(4))
    }

    /// A premultiplied colour made straight, mapped, clamped and multiplied again, rounded half up.
    @inline(__always)
    func applied(to color: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let bytes = SIMD4(Float(color.x), Float(color.y), Float(color.z), Float(color.w))
        let input = bytes.w > 0 ? bytes / bytes.w : .zero
        let sum = red * input.x + green * input.y + blue * input.z + alpha * (bytes.w / 255) + bias
        // Not a number becomes nothing.
        let output = sum.replacing(with: 0, where: .!(sum .> 0)).replacing(with: 1, where: sum .> 1)
        let premultiplied = output * SIMD4(output.w, output.w, output.w, 1)
        let result = premultiplied * 255 + 0.5
        return SIMD4(UInt8(result.x), UInt8(result.y), UInt8(result.z), UInt8(result.w))
    }
}
