import CoreGraphics
import Foundation

extension UIButton {
    /// How a button looks and what it shows, as a value: start from a style, change it, and give it to a button.
    ///
    ///     var look = UIButton.Configuration.filled()
    ///     look.title = "Continue"
    ///     let button = UIButton(configuration: look, primaryAction: nil)
    ///
    /// Sizes are those of iOS 15 to 18: 17 point titles, of small and mini buttons 15; subtitles 12; they follow the text
    /// size.
    public struct Configuration: Hashable {
        /// How much room there is around the content.
        public enum Size: Int, Sendable, CaseIterable {
            /// 7 points above and below, 12 at the sides.
            case medium = 0
            /// 5 and 10, with smaller titles.
            case small = 1
            /// As small.
            case mini = 2
            /// 15 and 20.
            case large = 3
        }

        /// How title and subtitle lie above one another.
        public enum TitleAlignment: Int, Sendable, CaseIterable {
            /// By what is beside them: centred above or below an image, else leading (assumed).
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// How round the background is.
        public enum CornerStyle: Int, Sendable, CaseIterable {
            /// The background's own radius.
            case fixed = -1
            /// The background's own radius, which grows with the text size.
            case dynamic = 0
            /// A small radius: 4 points (assumed).
            case small = 1
            /// A medium radius: 5.95 points.
            case medium = 2
            /// A large radius: 8.5 points (assumed).
            case large = 3
            /// Half of the shorter side.
            case capsule = 4
        }

        /// What a button looks like on a Mac; kept, as there is none.
        public enum MacIdiomStyle: Int, Sendable, CaseIterable {
            case automatic = 0
            case bordered = 1
            case borderless = 2
            case borderlessTinted = 3
        }

        /// A sign that tells what a button does.
        public enum Indicator: Int, Sendable, CaseIterable {
            /// None, as no button opens a choice by itself.
            case automatic = 0
            case none = 1
            /// Two arrows, up and down.
            case popup = 2
        }

        let style: ButtonStyle

        init(_ style: ButtonStyle) {
            self.style = style
            background = .clear()
            background.backgroundColor = nil
            background.cornerRadius = ButtonStyle.radius
            contentInsets = ButtonStyle.insets(of: .medium)
        }

        /// A title in the tint without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint on a background of the tint's colour, made paler.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A title in the tint on a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A white title on a background in the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As `plain()` on a phone (assumed).
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// As `gray()` on a phone (assumed).
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// As `tinted()` on a phone (assumed).
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// As `filled()` on a phone (assumed).
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// What lies behind the content. Default: the style's colour, with a radius of 5.95 points.
        public var background: UIBackgroundConfiguration
        /// How round the background is. Default dynamic.
        public var cornerStyle = CornerStyle.dynamic
        /// How large title and insets are; setting it sets the insets anew unless they were set. Default medium.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { setDefaultContentInsets() } }
        }
        /// Kept: there is no Mac. Default automatic.
        public var macIdiomStyle = MacIdiomStyle.automatic

        /// What the colour of title and image is made of. Default nil: the style's.
        public var baseForegroundColor: UIColor?
        /// What the colour of the background is made of. Default nil: the style's.
        public var baseBackgroundColor: UIColor?

        /// Beside the title. Default nil: the button's own for its state.
        public var image: UIImage?
        /// What holds for a symbol where its own configuration says nothing. Default nil: what the button prefers.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Makes the colour of template images. Default nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether a spinner stands in place of the image. Default false.
        public var showsActivityIndicator = false
        /// Makes the spinner's colour. Default nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// Default nil: the button's own for its state. Setting it replaces `attributedTitle`.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes that go before those of the style. Default nil.
        public var attributedTitle: AttributedString?
        /// Changes what the title is drawn with. Default nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Default: words, on as many lines as needed.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// Under the title. Default nil. Setting it replaces `attributedSubtitle`.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes that go before those of the style. Default nil.
        public var attributedSubtitle: AttributedString?
        /// Changes what the subtitle is drawn with. Default nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Default: words, on as many lines as needed.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// A sign after everything. Default automatic.
        public var indicator = Indicator.automatic
        /// Makes the sign's colour. Default nil.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        /// From the button's edges to the content. Default: the size's.
        public var contentInsets: NSDirectionalEdgeInsets {
            didSet { hasOwnInsets = true }
        }
        private var hasOwnInsets = false

        /// Takes the size's insets again.
        public mutating func setDefaultContentInsets() {
            contentInsets = ButtonStyle.insets(of: buttonSize)
            hasOwnInsets = false
        }

        /// On which side of the titles the image lies; where several are given the first of leading, trailing, top and
        /// bottom holds (assumed). Default leading.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Points between image and titles. Default 0.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle. Default 1.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle lie above one another. Default automatic.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a selected button looks so. Default true.
        public var automaticallyUpdateForSelection = true

        /// The configuration with the colours that a button's state asks for, where none are set.
        @preconcurrency @MainActor
        public func updated(for button: UIButton) -> Configuration { style.updated(self, for: button) }
    }
}
