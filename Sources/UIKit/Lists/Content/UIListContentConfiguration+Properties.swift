import CoreGraphics

extension UIListContentConfiguration {
    /// How the image of a list's content looks.
    public struct ImageProperties: Hashable {
        /// Means the size that images of rows have by themselves (29 points: assumed), in `maximumSize` and
        /// `reservedLayoutSize`.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude
        static let standardPoints: CGFloat = 29

        /// How images of symbols look. Default nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Of template images. Default nil: the view's tint.
        public var tintColor: UIColor?
        /// Makes the colour that is shown of `tintColor`, or of the view's tint. Default nil.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points. Default 0.
        public var cornerRadius: CGFloat = 0
        /// The image is made smaller to fit in; 0 at a side: as large as it is. Default zero.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, in whose middle it stands, so that texts of several rows begin at one line;
        /// 0 at a side: the image's own. Default zero.
        public var reservedLayoutSize = CGSize.zero
        /// The colour of a line around the image. Default nil: the view's tint.
        public var strokeColor: UIColor?
        /// Makes the line's colour that is shown of `strokeColor`, or of the tint. Default nil.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// Points; 0, the default, draws no line.
        public var strokeWidth: CGFloat = 0

        init() {}

        /// The tint that is shown where the view has one.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The line's colour that is shown where the view has a tint.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// How large an image is shown.
        func size(of image: CGSize) -> CGSize {
            image.limited(
                to: CGSize(width: Self.points(maximumSize.width), height: Self.points(maximumSize.height)))
        }

        /// The room that is kept for an image that is shown in a size.
        func room(for size: CGSize) -> CGSize {
            let (width, height) = (Self.points(reservedLayoutSize.width), Self.points(reservedLayoutSize.height))
            return CGSize(width: width > 0 ? width : size.width, height: height > 0 ? height : size.height)
        }

        private static func points(_ length: CGFloat) -> CGFloat {
            length == standardDimension ? standardPoints : length
        }
    }

    /// How a text of a list's content looks.
    public struct TextProperties: Hashable {
        /// How lines of text lie in the room that they have.
        public enum TextAlignment: Hashable, Sendable {
            /// At the side where text begins.
            case natural
            /// In the middle.
            case center
            /// From side to side.
            case justified
        }

        /// What becomes of a text's letters; attributed texts stay.
        public enum TextTransform: Hashable, Sendable {
            /// Letters stay as they are.
            case none
            /// Capitals.
            case uppercase
            /// Small letters.
            case lowercase
            /// A capital at the begin of each word.
            case capitalized
        }

        /// Default by the kind of view.
        public var font: UIFont
        /// Default by the kind of view, and by its state.
        public var color: UIColor
        /// Makes the colour that is shown of `color`. Default nil.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Default natural.
        public var alignment = TextAlignment.natural
        /// What becomes of a text that is too long. Default `byTruncatingTail`.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0: any number. Default 0, in sidebars 1.
        public var numberOfLines = 0
        /// Whether a line is drawn smaller to fit. Default false, in sidebars true.
        public var adjustsFontSizeToFitWidth = false
        /// How small it may be drawn, as a part of its size. Default 0, in sidebars 0.9.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer together before a line is cut off. Default false, in sidebars true.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the size that the user chooses. Default true.
        public var adjustsFontForContentSizeCategory = true
        /// Whether a pointer over a text that was cut off shows all of it. Default false; no pointer rests here.
        public var showsExpansionTextWhenTruncated = false
        /// Default none, in grouped headers capitals.
        public var transform = TextTransform.none

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        mutating func fitOneLine() {
            numberOfLines = 1
            adjustsFontSizeToFitWidth = true
            minimumScaleFactor = 0.9
            allowsDefaultTighteningForTruncation = true
        }

        /// A text as it is shown.
        func shown(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}
