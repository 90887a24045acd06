import UIKit

extension UILabel {
    /// A label of any number of lines whose text grows with the user's setting.
    convenience init(style: UIFont.TextStyle, color: UIColor = .label) {
        self.init()
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = 0
        translatesAutoresizingMaskIntoConstraints = false
    }
}
