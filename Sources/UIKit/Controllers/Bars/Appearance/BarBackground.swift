import Foundation

/// What a bar's background consists of.
struct BarBackground: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// Black at 30 %, in the dark white at 15 %.
    static let lineColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    /// The bars' material, with a line.
    static let standard = BarBackground(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: lineColor)
    /// A colour without any material, with a line.
    static let opaque = BarBackground(color: .systemBackground, shadowColor: lineColor)
    /// Nothing.
    static let clear = BarBackground()
}
