import CoreGraphics
import Foundation

/// A part of a search that is no text: a person or a kind of thing, say. It shows before the text of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    /// A token with a text, and perhaps a picture before it.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// What the app means by the token. Default nil.
    open var representedObject: Any?
}

/// Shows a token: its picture and its text on a plate.
///
/// The font is that of the field, less two points; all figures are assumed.
final class SearchTokenView: ControlPart {
    static let height: CGFloat = 24
    static let gap: CGFloat = 4
    private static let side: CGFloat = 7
    private static let radius: CGFloat = 5
    private let words = UILabel()
    private let picture = UIImageView()

    init(_ token: UISearchToken, font: UIFont) {
        super.init(frame: .zero)
        words.text = token.text
        words.font = font.withSize(max(1, font.pointSize - 2))
        picture.image = token.icon
        layer.cornerRadius = Self.radius
        addSubview(picture)
        addSubview(words)
    }

    required init?(coder: NSCoder) { nil }

    var isChosen = false

    func colour(_ color: UIColor) {
        backgroundColor = isChosen ? tintColor : color
        words.textColor = isChosen ? .white : .label
        picture.tintColor = words.textColor
    }

    private var pictureWidth: CGFloat {
        guard let size = picture.image?.size, size.height > 0 else { return 0 }
        return (size.width * (Self.height - 8) / size.height).rounded(.up)
    }

    var naturalWidth: CGFloat {
        let gap = pictureWidth > 0 ? Self.gap : 0
        return 2 * Self.side + pictureWidth + gap + words.intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = words.intrinsicContentSize
        let pictureX = isMirrored ? bounds.width - Self.side - pictureWidth : Self.side
        picture.frame = CGRect(x: pictureX, y: 4, width: pictureWidth, height: bounds.height - 8)
        let labelX = isMirrored ? Self.side : bounds.width - Self.side - size.width
        words.frame = CGRect(
            x: labelX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
}
