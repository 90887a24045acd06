import CoreGraphics

extension UIContentUnavailableConfiguration {
    /// How the image looks.
    public struct ImageProperties: Hashable {
        /// How images of symbols look. Default 48 points (assumed).
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(pointSize: 48)
        /// Of template images. Default secondaryLabel (assumed).
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the image's corners, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The image is made smaller to fit in; 0 at a side: as large as it is. Default zero.
        public var maximumSize = CGSize.zero

        init() {}
    }

    /// How a text looks.
    public struct TextProperties: Hashable {
        /// Default by the kind.
        public var font: UIFont
        /// Default by the kind.
        public var color: UIColor
        /// What becomes of a text that is too long. Default `byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0: any number. Default 0.
        public var numberOfLines = 0
        /// Whether a line is drawn smaller to fit. Default false.
        public var adjustsFontSizeToFitWidth = false
        /// How small it may be drawn, as a part of its size. Default 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer together before a line is cut off. Default false.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// Done at a tap. Default nil.
        public var primaryAction: UIAction?
        /// Shown at a tap where there is no action, else when a finger stays. Default nil.
        public var menu: UIMenu?
        /// Default `normal`.
        public var role = UIButton.Role.normal
        /// Whether the button takes touches. Default true.
        public var isEnabled = true

        init() {}
    }
}
