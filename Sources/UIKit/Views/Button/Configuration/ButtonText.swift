import Foundation

/// A text of a configured button, with the looks of all of it.
///
/// Most have one font and one colour: these do without an attributed string, part of which Foundation on Linux keeps for
/// ever.
enum ButtonText: Equatable {
    case plain(String, UIFont, UIColor)
    case attributed(NSAttributedString)

    /// - Parameter base: Attributes for where the text has none of its own.
    init(_ text: AttributedString, over base: AttributeContainer) {
        if let run = text.runs.first, text.runs.count == 1 {
            let attributes = base.merging(run.attributes, mergePolicy: .keepNew).drawn
            if attributes.count == 2, let font = attributes[.font] as? UIFont,
                let color = attributes[.foregroundColor] as? UIColor
            {
                self = .plain(String(text.characters), font, color)
                return
            }
        }
        self = .attributed(text.drawn(over: base))
    }

    var isEmpty: Bool {
        switch self {
        case .plain(let text, _, _): text.isEmpty
        case .attributed(let text): text.length == 0
        }
    }
}

extension UILabel {
    /// Shows a button's text; nil for none.
    func show(_ text: ButtonText?) {
        switch text {
        case .plain(let string, let font, let color):
            // What attributes left goes first: they come before the label's own looks.
            if content.attributed != nil { attributedText = nil }
            self.font = font
            textColor = color
            if self.text != string { self.text = string }
        case .attributed(let attributed): if attributedText != attributed { attributedText = attributed }
        case nil: if self.text != nil { attributedText = nil }
        }
    }
}
