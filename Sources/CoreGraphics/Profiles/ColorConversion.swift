/// Turns stored colours into sRGB by tables and whole numbers, so that all machines agree.
///
/// Each component becomes light in 65535ths by a table, lights are mixed by a matrix in 65536ths, what lies outside sRGB
/// is cut, and a table gives the nearest of sRGB's 256 steps.
package struct ColorConversion: Sendable {
    /// Light in 65535ths of each step of each component.
    private let lights: [[Int]]
    /// Nine numbers in 65536ths, a row a component of the result; empty where components do not mix.
    private let matrix: [Int]

    /// The conversion of a profile.
    /// - Parameter isGray: Whether the picture's three components are one.
    /// - Returns: Nil where nothing is to be converted: sRGB itself, a profile of another kind than the picture, or one
    ///   that has no curves.
    package init?(_ profile: ICCProfile?, isGray: Bool) {
        guard let profile, !profile.curves.isEmpty, (profile.model == .gray) == isGray else { return nil }
        let curves = isGray ? Array(repeating: profile.curves[0], count: 3) : profile.curves
        let conversion = ColorConversion(curves, primaries: isGray ? [] : profile.primaries)
        guard !conversion.changesNothing else { return nil }
        self = conversion
    }

    /// The conversion of a PNG's gamma, the exponent with which its light was stored, in 100,000ths. Nil for sRGB's, which
    /// is 45,455 and up to a hundredth beside it, and for 0.
    package init?(gamma: Int) {
        guard gamma > 0, abs(gamma - 45455) > 450 else { return nil }
        let conversion = ColorConversion(
            Array(repeating: .power(100_000 / Double(gamma)), count: 3), primaries: [])
        guard !conversion.changesNothing else { return nil }
        self = conversion
    }

    private init(_ curves: [ToneCurve], primaries: [[Double]]) {
        lights = curves.map { curve in (0..<256).map { Int((curve.light(of: Double($0) / 255) * 65535).rounded()) } }
        matrix = primaries.isEmpty ? [] : ColorMatrix.toSRGB(primaries).map { Int(($0 * 65536).rounded()) }
    }

    /// Whether it is sRGB to within what profiles of sRGB differ in: half a step of the curves, a 300th of the matrix.
    private var changesNothing: Bool {
        let isSameMatrix = matrix.enumerated().allSatisfy { index, value in
            abs(value - (index % 4 == 0 ? 65536 : 0)) <= 218
        }
        return isSameMatrix
            && lights.allSatisfy { lights in lights.enumerated().allSatisfy { Int(SRGBTable.steps[$1]) == $0 } }
    }

    /// Converts pixels R G B A; alpha stays.
    package func convert(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
        for index in stride(from: 0, to: pixels.count - 3, by: 4) {
            let light = (
                lights[0][Int(pixels[index])], lights[1][Int(pixels[index + 1])], lights[2][Int(pixels[index + 2])]
            )
            let mixed = mix(light)
            pixels[index] = SRGBTable.steps[mixed.0]
            pixels[index + 1] = SRGBTable.steps[mixed.1]
            pixels[index + 2] = SRGBTable.steps[mixed.2]
        }
    }

    private func mix(_ light: (Int, Int, Int)) -> (Int, Int, Int) {
        if matrix.isEmpty { return light }
        func row(_ start: Int) -> Int {
            let sum = light.0 * matrix[start] + light.1 * matrix[start + 1] + light.2 * matrix[start + 2]
            return min(max((sum + 32768) >> 16, 0), 65535)
        }
        return (row(0), row(3), row(6))
    }
}

/// sRGB's steps by light.
private enum SRGBTable {
    /// For each 65535th of light the nearest of 256 steps.
    static let steps: [UInt8] = {
        var steps: [UInt8] = []
        steps.reserveCapacity(65536)
        for step in 0..<255 {
            let end = ToneCurve.sRGB.light(of: (Double(step) + 0.5) / 255) * 65535
            while Double(steps.count) < end { steps.append(UInt8(step)) }
        }
        steps.append(contentsOf: repeatElement(255, count: 65536 - steps.count))
        return steps
    }()
}
