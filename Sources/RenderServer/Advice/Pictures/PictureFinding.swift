import TextFormatting

/// What is dear about how a frame shows a picture, and what mending it spares.
public struct PictureFinding: Hashable, Sendable {
    /// What is dear.
    public enum Fault: String, CaseIterable, Hashable, Sendable {
        /// Less than half as many pixels are shown as were decoded.
        case oversized
        /// A picture between the screen's pixels, or up to a pixel larger or smaller than it was made.
        case misaligned
        /// A picture that says that it has alpha, and of which every pixel is opaque: it is blended.
        case needlessAlpha
    }

    /// The layer, as messages name it.
    public let layer: String
    /// The picture: its file or asset, else its size.
    public let picture: String
    /// What is dear.
    public let fault: Fault
    /// Width of the picture in pixels.
    public let width: Int
    /// Height of the picture in pixels.
    public let height: Int
    /// Width of the picture on the screen, in pixels.
    public let shownWidth: Double
    /// Height of the picture on the screen, in pixels.
    public let shownHeight: Double
    /// Bytes that mending it spares: decoded pixels that nobody sees, or pixels that are mixed or blended and need not be.
    public let bytesSaved: Int

    /// What helps, in the size that is shown.
    public var remedy: String {
        switch fault {
        case .oversized:
            let (w, h) = (Int(shownWidth.rounded(.up)), Int(shownHeight.rounded(.up)))
            return "decode it as a thumbnail of \(w) × \(h) pixels: prepareThumbnail(of:), or CGImageSource"
        case .misaligned: return "round the frame to whole pixels, and to the picture's own size"
        case .needlessAlpha: return "save it without alpha, or draw it with an opaque renderer format"
        }
    }
}

extension PictureFinding: CustomStringConvertible {
    /// Two lines: what is wrong with which picture in which layer, and what helps.
    public var description: String { "\(layer): \(picture) \(complaint)\n  \(remedy)\n  \(ByteText.text(-bytesSaved))" }

    /// Nothing where the picture is called by its size.
    private var size: String {
        picture.contains("\(width) × \(height)") ? "" : "of \(width) × \(height) pixels "
    }

    private var complaint: String {
        let shown = "\(DecimalText.number(shownWidth)) × \(DecimalText.number(shownHeight))"
        return switch fault {
        case .oversized: "\(size)shows \(shown) of them"
        case .misaligned: "\(size)lies on \(shown), between the screen's"
        case .needlessAlpha: "has alpha, and all of it is opaque"
        }
    }
}

extension PictureFinding {
    /// Keys in a fixed order.
    package var jsonValue: JSONValue {
        .object([
            ("layer", .string(layer)), ("picture", .string(picture)), ("fault", .string(fault.rawValue)),
            ("size", .array([.integer(width), .integer(height)])),
            ("shown", .array([.number(shownWidth), .number(shownHeight)])), ("bytesSaved", .integer(bytesSaved)),
            ("remedy", .string(remedy)),
        ])
    }
}
