import CoreGraphics
import Foundation

extension UIImage {
    /// The picture as a JPEG file's bytes, with `imageOrientation` as its EXIF tag; nil for an image without pixels.
    ///
    /// The format has no transparency: what is translucent lies on white (assumed).
    /// - Parameter compressionQuality: 0, smallest, to 1, best.
    @discardableResult
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage else { return nil }
        return (try? JPEG.encode(cgImage, quality: Double(compressionQuality), orientation: imageOrientation.exif))
            .map { Data($0) }
    }
}

extension UIImage.Orientation {
    /// The case that EXIF's tag stands for.
    init(exif: CGImagePropertyOrientation) {
        self = (0..<8).lazy.compactMap(Self.init(rawValue:)).first { $0.exif == exif } ?? .up
    }
}
