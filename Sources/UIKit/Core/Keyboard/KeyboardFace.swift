import CoreGraphics
import Foundation

/// The keys of a drawn keyboard: plain plates with their words. Lengths are points; figures that a device did not give are
/// assumed.
struct KeyboardFace {
    /// One key.
    struct Key: Equatable {
        var title: String
        var frame: CGRect
        /// A key that types no character: it is darker.
        var isSpecial = false
    }

    static let radius: CGFloat = 5
    static let keyHeight: CGFloat = 42
    private static let gap: CGFloat = 6

    let width: CGFloat
    /// Of the words above the keys.
    let row: CGFloat
    let type: UIKeyboardType
    let returnKey: UIReturnKeyType

    /// From one row of keys to the next.
    private var pitch: CGFloat { width >= 414 ? 56 : 54 }

    private func top(_ index: Int) -> CGFloat { row + 8 + CGFloat(index) * pitch }

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
            Key(
                title: title,
                frame: CGRect(
                    x: Self.gap + CGFloat(index % 3) * step, y: top(index / 3), width: step - Self.gap,
                    height: Self.keyHeight), isSpecial: title == "⌫")
        }
    }

    /// Three rows of characters, and one of a long space.
    private func letters(_ first: String, _ second: String, _ third: String) -> [Key] {
        let step = width / 10
        func row(_ text: String, _ index: Int) -> [Key] {
            let start = (width - CGFloat(text.count) * step) / 2
            return text.enumerated().map { place, character in
                Key(
                    title: String(character),
                    frame: CGRect(
                        x: start + CGFloat(place) * step + Self.gap / 2, y: top(index), width: step - Self.gap,
                        height: Self.keyHeight))
            }
        }
        let side: CGFloat = width / 7.8
        let special = [
            Key(
                title: "⇧", frame: CGRect(x: Self.gap / 2, y: top(2), width: side, height: Self.keyHeight),
                isSpecial: true),
            Key(
                title: "⌫",
                frame: CGRect(x: width - Self.gap / 2 - side, y: top(2), width: side, height: Self.keyHeight),
                isSpecial: true),
        ]
        return row(first, 0) + row(second, 1) + row(third, 2) + special + bottomRow
    }

    /// A quarter, a half and a quarter of the width.
    private var bottomRow: [Key] {
        let side = (width - 2 * Self.gap) / 4 + Self.gap / 6
        let words = type == .URL ? "." : type == .emailAddress ? "@" : "space"
        return [
            Key(
                title: "123", frame: CGRect(x: Self.gap / 2, y: top(3), width: side, height: Self.keyHeight),
                isSpecial: true),
            Key(
                title: words,
                frame: CGRect(
                    x: Self.gap * 1.5 + side, y: top(3), width: max(0, width - 3 * Self.gap - 2 * side),
                    height: Self.keyHeight)),
            Key(
                title: Self.word(returnKey),
                frame: CGRect(x: width - Self.gap / 2 - side, y: top(3), width: side, height: Self.keyHeight),
                isSpecial: true),
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
