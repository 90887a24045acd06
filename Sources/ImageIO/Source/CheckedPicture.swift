import CoreGraphics

/// The first picture of a file that has to be whole.
package struct CheckedPicture {
    private let file: any PictureFile

    /// Looks into a file without decoding it; throws for other formats, for pictures of too many pixels, and where something
    /// is seen to be missing.
    package init(_ bytes: [UInt8]) throws(PictureError) {
        file = try PictureOpening.open(bytes)
        if let problem = file.info.problem { throw problem }
    }

    /// Whether bytes begin as a file of a format that is known does, those that are refused among them.
    package static func isKnown(_ bytes: some RandomAccessCollection<UInt8>) -> Bool { PictureFormat(bytes) != nil }

    /// How many pixels it has.
    package var pixels: Int { file.info.width * file.info.height }

    /// The picture, upright; throws where anything is missing in it.
    package func decoded() throws(PictureError) -> CGImage {
        let (image, problem) = file.image(at: 0)
        if let problem { throw problem }
        let orientation = file.info.exif.orientation.flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) }
        return orientation.map(image.oriented) ?? image
    }
}
