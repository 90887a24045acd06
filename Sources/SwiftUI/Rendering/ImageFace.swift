import UIKit

/// Shows a picture.
final class ImageFace: Face {
    /// What is shown.
    struct Look: Equatable {
        var image: UIImage?
        var paint: Paint
        var isSymbol: Bool
        var capInsets: EdgeInsets?
        var mode: Image.ResizingMode
        var spoken: String?
        /// Whether a box stands for the picture.
        var isRedacted: Bool

        static func == (a: Look, b: Look) -> Bool {
            a.image === b.image && a.paint == b.paint && a.isSymbol == b.isSymbol && a.capInsets == b.capInsets
                && a.mode == b.mode && a.spoken == b.spoken && a.isRedacted == b.isRedacted
        }
    }

    private let imageView = UIImageView()
    private var look: Look
    private var shownLook: Look?

    private init(_ look: Look) {
        self.look = look
        super.init(imageView)
    }

    /// The picture as it is.
    var shownImage: UIImage? { look.image }

    /// Shows a picture on an element.
    static func show(_ look: Look, on element: LayoutElement) {
        if let face = element.face as? ImageFace {
            face.look = look
        } else {
            element.face = ImageFace(look)
        }
    }

    override func refresh(_ motion: Motion) {
        guard look != shownLook else { return }
        shownLook = look
        imageView.image = look.isRedacted ? nil : shown
        imageView.backgroundColor =
            look.isRedacted ? UIColor(cgColor: look.paint.mainColor.faded(by: Redaction.opacity)) : nil
        imageView.contentMode = .scaleToFill
        imageView.tintColor = UIColor(cgColor: look.paint.mainColor)
        imageView.isAccessibilityElement = look.spoken != nil && !look.isRedacted
        imageView.accessibilityLabel = look.spoken
        imageView.accessibilityTraits = .image
    }

    private var shown: UIImage? {
        guard let insets = look.capInsets else { return look.image }
        if look.mode == .stretch, insets == EdgeInsets() { return look.image }
        let caps = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        return look.image?.resizableImage(
            withCapInsets: caps, resizingMode: look.mode == .tile ? .tile : .stretch)
    }
}
