import Foundation

extension [NSAttributedString.Key: Any] {
    /// With a line below where the user wants to see what is a button, unless the app has a line of its own.
    func showingButton(in traits: UITraitCollection) -> Self {
        guard traits.showsButtonShapes, self[.underlineStyle] == nil else { return self }
        return merging([.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 }
    }
}

extension UILabel {
    /// Shows a text with attributes of the app's over others.
    func show(_ text: String?, font: UIFont, color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
        self.font = attributes[.font] as? UIFont ?? font
        textColor = attributes[.foregroundColor] as? UIColor ?? color
        let rest = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        guard let text, !rest.isEmpty else {
            self.text = text
            return
        }
        var all = rest
        all[.font] = self.font
        all[.foregroundColor] = textColor
        attributedText = NSAttributedString(string: text, attributes: all)
    }
}
