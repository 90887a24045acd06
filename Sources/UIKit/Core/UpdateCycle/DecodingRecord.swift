import CoreGraphics

/// A picture that the main actor decoded.
package struct DecodingRecord: Sendable {
    /// What tells it apart from other pictures, for as long as it lives.
    package let image: ObjectIdentifier
    /// What messages call it: `photo.jpg`, else its size.
    package let title: String
    /// What its pixels take.
    package let bytes: Int

    init(_ image: CGImage) {
        self.image = ObjectIdentifier(image)
        title = image.messageName
        bytes = image.width * image.height * 4
    }
}
