/// A colour of a scene file as a variant has it.
///
/// A turn gives the channels of hexadecimal colours to each other, and moves the system's tints along their list: what is
/// grey stays as it is, and nothing is computed that could round.
enum VariedColor {
    /// The other orders of three channels.
    private static let orders = [[1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]]
    static let turns = orders.count

    private static let tints = [
        "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
        "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    ]

    /// Whether a scalar is a colour that turns; tints are known as such below keys of colours alone.
    static func turns(_ text: String, mayBeNamed: Bool) -> Bool {
        isHexadecimal(text) || (mayBeNamed && tints.contains(text))
    }

    /// - Parameter turn: From 1.
    static func turned(_ text: String, by turn: Int) -> String {
        if let place = tints.firstIndex(of: text) { return tints[(place + 2 * turn) % tints.count] }
        let digits = Array(text.dropFirst())
        guard isHexadecimal(text), orders.indices.contains(turn - 1) else { return text }
        let width = digits.count == 3 ? 1 : 2
        let channels = stride(from: 0, to: digits.count, by: width).map { String(digits[$0..<$0 + width]) }
        let turned = orders[turn - 1].map { channels[$0] } + channels.dropFirst(3)
        return "#" + turned.joined()
    }

    private static func isHexadecimal(_ text: String) -> Bool {
        text.hasPrefix("#") && [4, 7, 9].contains(text.utf8.count)
            && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
