import CoreGraphics

/// A picture file of a format that is read.
protocol PictureFile: Sendable {
    /// What is known of it without decoding.
    var info: PictureInfo { get }

    /// Hands the rows of a frame to `sink`, as many as there are.
    /// - Parameter frame: Below `info.frameCount`.
    /// - Returns: Why rows are missing or made up; nil for a whole picture.
    func read<Sink: RowSink & ~Copyable>(_ frame: Int, into sink: inout Sink) -> PictureError?

    /// Sets free what reading several frames keeps.
    func forget()
}

extension PictureFile {
    func forget() {}
}

/// What is known of a picture file without decoding it.
struct PictureInfo: Sendable {
    enum Model: String, Sendable {
        case rgb = "RGB"
        case gray = "Gray"
        case cmyk = "CMYK"
    }

    var format: PictureFormat
    var width: Int
    var height: Int
    var frameCount = 1
    /// Bits a component as stored.
    var depth = 8
    var hasAlpha = false
    var isIndexed = false
    var model = Model.rgb
    var profileName: String?
    /// Pixels an inch, across and down.
    var density: (x: Double, y: Double)?
    var exif = ExifTags()
    /// How often an animation is shown, 0 for ever; nil where the file says nothing.
    var loopCount: Int?
    /// Seconds of each frame as the file has them; empty for a single picture.
    var delays: [Double] = []
    /// Why the file is not whole, as far as that is seen without decoding.
    var problem: PictureError?

    init(_ format: PictureFormat, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }
}

/// Opens files by what they begin with.
enum PictureOpening {
    static func open(_ bytes: [UInt8]) throws(PictureError) -> any PictureFile {
        guard let format = PictureFormat(bytes) else { throw PictureFormat.unknown }
        if let refusal = format.refusal { throw refusal }
        switch format {
        case .png: return try PNGFile(bytes)
        case .gif: return try GIFFile(bytes)
        case .webP: return try WebPFile(bytes)
        default: return try JPEGFile(bytes)
        }
    }
}
