import Rasterizer
import TextFormatting

/// How plans write what they name: reasons and matrices.
enum PlanText {
    static func reasons(_ reasons: Set<PassReason>) -> String {
        "{" + reasons.sorted().map(\.rawValue).joined(separator: ", ") + "}"
    }

    static func matrix(_ m: Matrix3x3) -> String {
        if m == .identity { return "identity" }
        let affine = [m.m11, m.m12, m.m21, m.m22, m.m31, m.m32]
        let values = m.isAffine ? affine : affine + [m.m13, m.m23, m.m33]
        return "[" + values.map(DecimalText.number).joined(separator: " ") + "]"
    }
}

extension PassID: CustomStringConvertible {
    /// `#` and the place in the list, from 0.
    public var description: String { "#\(index)" }
}
