import CoreGraphics

/// The first picture of a file, as images take it.
package struct DecodedPicture: Sendable {
    /// As it is stored; decoded when somebody looks at its pixels.
    package let image: CGImage
    /// How it is to be turned and mirrored.
    package let orientation: CGImagePropertyOrientation

    /// Looks into a file. One that ends too early is refused, but for a JPEG, which is shown as far as it goes.
    package init(_ bytes: [UInt8]) throws(PictureError) {
        let file = try PictureOpening.open(bytes)
        if let problem = file.info.problem, file.info.format != .jpeg { throw problem }
        image = file.lazyImage(at: 0)
        orientation =
            file.info.exif.orientation.flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) } ?? .up
    }
}
