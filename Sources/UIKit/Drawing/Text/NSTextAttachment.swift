import Foundation
import Synchronization
import Typesetting

/// A picture that stands in a text like a character.
///
/// Sendable: its state is behind a lock.
///
/// No `NSObject` here: Foundation on Linux ends the program when two attributed runs hold different objects of such a
/// class.
open class NSTextAttachment: Hashable, @unchecked Sendable {
    private struct Values {
        var image: UIImage?
        var bounds = CGRect.zero
    }

    private let storage = Mutex(Values())

    /// The character that attachments stand at: U+FFFC.
    public static let character = 0xFFFC

    /// An attachment without a picture.
    public init() {}

    /// True for the same object.
    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }

    /// Adds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// An attachment of a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The picture.
    open var image: UIImage? {
        get { storage.withLock { $0.image } }
        set { storage.withLock { $0.image = newValue } }
    }

    /// Where the picture lies, asked by a layout manager: override it for a size that follows the line. Default: `bounds`,
    /// or the picture's size on the baseline where those are empty.
    /// - Parameters:
    ///   - lineFrag: The room of the line, from the container's padding on.
    ///   - position: The pen's place in it; zero here.
    ///   - charIndex: Of the attachment's character.
    /// - Returns: From the pen on the baseline, y up.
    @discardableResult
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { textAttachment?.bounds ?? .zero }

    /// The picture for bounds, asked by a layout manager. Default: `image`.
    @discardableResult
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// Where the picture lies from the pen on the baseline, in points, y up. Zero, the default: the picture's own size
    /// on the baseline.
    open var bounds: CGRect {
        get { storage.withLock { $0.bounds } }
        set { storage.withLock { $0.bounds = newValue } }
    }
}

extension NSTextAttachment: AttachmentAttribute {
    package var textAttachment: TextAttachment? {
        let image = image
        let size = bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
        return TextAttachment(image: image?.uprightCGImage, bounds: size)
    }
}

extension NSAttributedString {
    /// A text of one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
