/// What cameras write beside a picture: the entries of TIFF's first directory and of EXIF's, by their names here.
struct ExifTags: Sendable {
    /// A value as the file has it.
    enum Value: Hashable, Sendable {
        case text(String)
        case number(Double)

        var any: Any {
            switch self {
            case .text(let text): text
            case .number(let number): number.rounded() == number && abs(number) < 1e15 ? Int(number) : number
            }
        }
    }

    private(set) var tiff: [String: Value] = [:]
    private(set) var exif: [String: Value] = [:]

    init() {}

    /// Reads TIFF's structure; a block that begins with `Exif` and two zeros is taken as well. What is damaged is left out.
    init(_ bytes: [UInt8]) {
        let block = bytes.starts(with: Array("Exif\0\0".utf8)) ? Array(bytes.dropFirst(6)) : bytes
        guard let reader = TIFFReader(block) else { return }
        let first = reader.directory(at: reader.firstDirectory)
        tiff = Self.named(first, Self.tiffNames)
        guard case .number(let place)? = first[0x8769], let place = Int(exactly: place) else { return }
        exif = Self.named(reader.directory(at: place), Self.exifNames)
    }

    /// 1 to 8; nil where the file says nothing, or nothing that is one.
    var orientation: Int? {
        guard case .number(let value)? = tiff[kCGImagePropertyTIFFOrientation], (1...8).contains(value) else {
            return nil
        }
        return Int(value)
    }

    private static func named(_ entries: [Int: Value], _ names: [Int: String]) -> [String: Value] {
        Dictionary(uniqueKeysWithValues: entries.compactMap { tag, value in names[tag].map { ($0, value) } })
    }

    private static let tiffNames = [
        0x010E: kCGImagePropertyTIFFImageDescription, 0x010F: kCGImagePropertyTIFFMake,
        0x0110: kCGImagePropertyTIFFModel, 0x0112: kCGImagePropertyTIFFOrientation,
        0x011A: kCGImagePropertyTIFFXResolution, 0x011B: kCGImagePropertyTIFFYResolution,
        0x0128: kCGImagePropertyTIFFResolutionUnit, 0x0131: kCGImagePropertyTIFFSoftware,
        0x0132: kCGImagePropertyTIFFDateTime, 0x013B: kCGImagePropertyTIFFArtist,
        0x8298: kCGImagePropertyTIFFCopyright,
    ]

    private static let exifNames = [
        0x829A: kCGImagePropertyExifExposureTime, 0x829D: kCGImagePropertyExifFNumber,
        0x9003: kCGImagePropertyExifDateTimeOriginal, 0x9004: kCGImagePropertyExifDateTimeDigitized,
        0x920A: kCGImagePropertyExifFocalLength, 0xA001: kCGImagePropertyExifColorSpace,
        0xA002: kCGImagePropertyExifPixelXDimension, 0xA003: kCGImagePropertyExifPixelYDimension,
        0xA433: kCGImagePropertyExifLensMake, 0xA434: kCGImagePropertyExifLensModel,
    ]
}
