import Foundation

extension CGFloat {
    /// Points without a fraction as text, however many they are.
    var wholePoints: String { String(format: "%.0f", Double(rounded())) }
}
