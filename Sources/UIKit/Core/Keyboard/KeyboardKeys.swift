import CoreGraphics
import Foundation

/// The keys of a drawn keyboard: plain plates with their words. Lengths are points; figures that a device did not give are
/// assumed.
struct KeyboardKeys {
    /// One key.
    struct Key: Equatable {
        var title: String
        var frame: CGRect
        /// A key that types no character: it is darker.
        var isSpecial = false
    }

    static let radius: CGFloat = 5
    static let keyHeight: CGFloat = 42
    /// Between two keys of a row.
    private static let gap: CGFloat = 6

    let width: CGFloat
    /// Pixels a point: rows begin at whole pixels.
    let scale: CGFloat
    /// Of the words above the keys.
    let row: CGFloat
    let type: UIKeyboardType
    let returnKey: UIReturnKeyType

    /// From one row of keys to the next.
    private var pitch: CGFloat { width >= 414 ? 56 : 54 }

    /// A key in its part of a row, which is wider by the gap.
    private func key(_ title: String, x: CGFloat, width: CGFloat, row index: Int, isSpecial: Bool = false) -> Key {
        let y = row + 8 + CGFloat(index) * pitch
        return Key(
            title: title,
            frame: CGRect(
                x: x + Self.gap / 2, y: y, width: max(0, width - Self.gap), height: Self.keyHeight),
            isSpecial: isSpecial)
    }

    private func toPixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.down) / scale }

    var keys: [Key] {
        switch type {
        case .numberPad, .asciiCapableNumberPad: pad(["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "⌫"])
        case .decimalPad: pad(["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "⌫"])
        case .phonePad: pad(["1", "2", "3", "4", "5", "6", "7", "8", "9", "+*#", "0", "⌫"])
        case .numbersAndPunctuation: letters("1234567890", "-/:;()$&@\"", ".,?!'")
        default: letters("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
        }
    }

    /// Three across and four down.
    private func pad(_ titles: [String]) -> [Key] {
        let step = (width - Self.gap) / 3
        return titles.enumerated().filter { !$0.element.isEmpty }.map { index, title in
            key(
                title, x: Self.gap / 2 + CGFloat(index % 3) * step, width: step, row: index / 3,
                isSpecial: title == "⌫")
        }
    }

    /// Three rows of characters, and one of a long space.
    private func letters(_ first: String, _ second: String, _ third: String) -> [Key] {
        let rows = [first, second, third].enumerated().flatMap { index, text in row(text, index) }
        let side = toPixels(width / 7.8)
        return rows + [
            key("⇧", x: 0, width: side, row: 2, isSpecial: true),
            key("⌫", x: width - side, width: side, row: 2, isSpecial: true),
        ] + bottomRow
    }

    /// Characters in the middle, each a tenth of the width.
    private func row(_ text: String, _ index: Int) -> [Key] {
        let step = width / 10
        let start = toPixels((width - CGFloat(text.count) * step) / 2)
        return text.enumerated().map { place, character in
            key(String(character), x: start + CGFloat(place) * step, width: step, row: index)
        }
    }

    /// A quarter, a half and a quarter of the width.
    private var bottomRow: [Key] {
        let side = toPixels(width / 4)
        let words = type == .URL ? "." : type == .emailAddress ? "@" : "space"
        return [
            key("123", x: 0, width: side, row: 3, isSpecial: true),
            key(words, x: side, width: width - 2 * side, row: 3),
            key(Self.word(returnKey), x: width - side, width: side, row: 3, isSpecial: true),
        ]
    }

    private static func word(_ type: UIReturnKeyType) -> String {
        switch type {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// Draws the plate and the keys into the current context.
    @MainActor
    func draw(in bounds: CGRect) {
        UIColor.systemGray4.setFill()
        UIBezierPath(rect: bounds).fill()
        for key in keys {
            (key.isSpecial ? UIColor.systemGray3 : .systemBackground).setFill()
            UIBezierPath(roundedRect: key.frame, cornerRadius: Self.radius).fill()
            let size: CGFloat = key.title.count == 1 ? 22 : 16
            let text = NSAttributedString(
                string: key.title,
                attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.label])
            let box = text.size()
            text.draw(at: CGPoint(x: key.frame.midX - box.width / 2, y: key.frame.midY - box.height / 2))
        }
    }
}
